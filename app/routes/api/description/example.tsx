const SPACES = 2;
const ARABIC_VALUE = /("[^"]*[\u0600-\u06ff][^"]*")/;

/** A body as JSON, its Arabic values marked as such. */
export const Example = ({ title, value }: { title: string; value: object }) => (
  <figure>
    <figcaption className="text-sm text-muted">{title}</figcaption>
    <pre lang="en" dir="ltr" className="bg-surface p-3 text-start text-sm whitespace-pre-wrap wrap-anywhere">
      {JSON.stringify(value, null, SPACES)
        .split(ARABIC_VALUE)
        .map((part, at) => {
          const key = `${at} ${part}`;
          return at % 2 ? (
            <span key={key} lang="ar">
              {part}
            </span>
          ) : (
            part
          );
        })}
    </pre>
  </figure>
);
