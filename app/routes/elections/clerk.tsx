import { Ltr } from "~/ui/ltr";

/** A computer user by the user name, and the person's name where it is known. */
export const Clerk = ({ username, fullName }: { username: string; fullName: string }) => (
  <>
    <Ltr>{username}</Ltr>
    {fullName ? (
      <>
        {" · "}
        <bdi>{fullName}</bdi>
      </>
    ) : null}
  </>
);
