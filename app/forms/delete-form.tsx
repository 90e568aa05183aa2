import { SubmissionId, SubmitButton } from "./submission";

type Props = { keepAt: string; keep: string; remove: string };

export const DeleteForm = ({ keepAt, keep, remove }: Props) => (
  <form method="post" className="flex flex-wrap gap-3">
    <SubmissionId />
    <a className="btn btn-quiet" href={keepAt}>
      {keep}
    </a>
    <SubmitButton busy="working" variant="danger">
      {remove}
    </SubmitButton>
  </form>
);
