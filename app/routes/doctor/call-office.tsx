import { association, phoneLink } from "~/content/association";
import { Ltr } from "~/ui/text";

export const CallOffice = ({ words }: { words: string }) => (
  <>
    {`${words} `}
    <a className="link" href={phoneLink(association.phone)}>
      <Ltr>{association.phone}</Ltr>
    </a>
  </>
);
