type Props = { to: string; words: string /** The `id` of the card's heading. */; heading: string };

/** The link by which all of a card leads on; whoever hears it alone hears the card's title with it. */
export function CoverLink({ to, words, heading }: Props) {
  const id = `${heading}-link`;
  return (
    <a href={to} id={id} aria-labelledby={`${id} ${heading}`} className="link cover-link">
      {words}
    </a>
  );
}
