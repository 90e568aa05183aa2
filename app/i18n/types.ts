type PluralOf<Key> = Key extends `${infer Stem}_other` ? Stem : never;

/** Arabic adds the plural forms that English has no use for. */
export type Translated<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
} & { [Key in PluralOf<keyof Words> as `${Key}_${"zero" | "two" | "few" | "many"}`]?: string };
