import type { FieldMetadata } from "@conform-to/react";
import { type DetailName, useDetailLabels } from "./detail-labels";
import { Field } from "./field";

type Given = FieldMetadata<string, Record<string, unknown>, string[]>;
type Props = {
  fields: Record<DetailName, Given>;
  hints: { nationalNumber: string; mobile: string; email: string };
  longestAddress: number;
  /** Whether they are the reader's own, which a browser may then fill in. */
  own?: boolean;
};

/** The five fields by which a member is recognised and reached. */
export function DetailsFields({ fields, hints, longestAddress, own = false }: Props) {
  const labels = useDetailLabels();
  const filledIn = (token: string) => (own ? token : "off");
  return (
    <>
      <Field
        field={fields.NATIONAL_NO}
        label={labels.NATIONAL_NO}
        hint={hints.nationalNumber}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={40}
      />
      <Field
        field={fields.MOBIL}
        label={labels.MOBIL}
        hint={hints.mobile}
        type="tel"
        dir="ltr"
        autoComplete={filledIn("tel")}
        maxLength={40}
      />
      <Field
        field={fields.E_MAIL}
        label={labels.E_MAIL}
        hint={hints.email}
        type="email"
        dir="ltr"
        autoComplete={filledIn("email")}
        maxLength={254}
        optional
      />
      <Field
        field={fields.HOME_ADD}
        label={labels.HOME_ADD}
        dir="auto"
        autoComplete={filledIn("address-line1")}
        maxLength={longestAddress}
        optional
      />
      <Field
        field={fields.WORK_ADD}
        label={labels.WORK_ADD}
        dir="auto"
        autoComplete={filledIn("section-work address-line1")}
        maxLength={longestAddress}
        optional
      />
    </>
  );
}
