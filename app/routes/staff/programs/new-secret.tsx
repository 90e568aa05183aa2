import { Notice } from "~/ui";

/** Shows a key or a secret, which is not shown again. */
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
