import type { Field, Fields } from "~/content/api/call";
import { useTranslation } from "~/i18n/use-translation";
import { Code, Told } from "./told";

function kindOf({ schema: { type = "string", format } }: Field) {
  if (type === "array") return "list";
  if (type === "object") return "object";
  if (format === "date") return "date";
  const kinds = [type].flat().filter((kind) => kind !== "null");
  return kinds.length > 1 ? "digits" : kinds[0]!;
}

/** Fields by the way to them, those of lists and objects among them. */
const flat = (fields: Fields, above = ""): Array<[name: string, field: Field]> =>
  Object.entries(fields).flatMap(([own, field]) => {
    const name = above + own;
    const inside = field.schema.type === "array" ? `${name}[].` : `${name}.`;
    return [[name, field], ...(field.of ? flat(field.of, inside) : [])];
  });

/** What is sent or answered, field by field. */
export function FieldList({ title, fields }: { title: string; fields: Fields }) {
  const { t } = useTranslation("api");
  const facts = (field: Field) => [
    t(`page.kinds.${kindOf(field)}`),
    ...([field.schema.type].flat().includes("null") ? [t("page.or-null")] : []),
    ...(field.optional ? [t("page.optional")] : []),
  ];
  return (
    <>
      <p className="font-semibold">{title}</p>
      <dl className="facts">
        {flat(fields).map(([name, field]) => (
          <div key={name}>
            <dt>
              <Code>{name}</Code>
            </dt>
            <dd>
              <Told text={field.about} />
              <span className="block text-sm text-muted">{facts(field).join(t("page.and"))}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
