import { Notice } from "~/ui";

/** A key or a secret, the only time that it is shown. */
export const NewSecret = ({ says, secret }: { says: string; secret: string }) => (
  <div className="mb-8 max-w-2xl">
    <Notice kind="warning">{says}</Notice>
    <p className="mt-3 border border-line bg-surface-sunken p-4 wrap-anywhere">
      <code dir="ltr" className="select-all">
        {secret}
      </code>
    </p>
  </div>
);
