import type { ReactNode } from "react";

type Row = { label: ReactNode; value: ReactNode };

export const DefinitionTable = ({ rows, caption }: { rows: Row[]; caption?: string }) => (
  <table className="table">
    {caption ? <caption className="sr-only">{caption}</caption> : null}
    <tbody>
      {rows.map(({ label, value }, index) => (
        <tr key={typeof label === "string" ? label : index}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const ScrollingTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className="scroll-x" aria-label={label} tabIndex={0}>
    {children}
  </section>
);

/** The name of a cell's column, which is shown on a phone, where rows become cards. */
export const Word = ({ children }: { children: ReactNode }) => (
  <span className="text-sm text-muted lg:sr-only">{children}:</span>
);
