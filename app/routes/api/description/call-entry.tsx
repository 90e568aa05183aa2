import type { Call, Field, Fields } from "~/content/api/call";
import { refusalsOf } from "~/content/api/refusals";
import type { Words } from "~/content/words";
import { useTranslation } from "~/i18n";
import { LocalizedText, Ltr } from "~/ui";
import { answerExample, exampleOf } from "./schema";

function Sent({ call: { inPath, query, body, once } }: { call: Call }) {
  const { t } = useTranslation("api");
  return (
    <>
      {inPath ? <FieldList title={t("page.in-path")} fields={inPath} /> : null}
      {query ? <FieldList title={t("page.query")} fields={query} /> : null}
      {body ? <FieldList title={t("page.body")} fields={body} /> : null}
      {body ? <Example title={t("page.example-sent")} value={exampleOf(body)} /> : null}
      {once ? (
        <p>
          {t("page.takes-key")} <Code>Idempotency-Key</Code>
        </p>
      ) : null}
    </>
  );
}

function Answers({ call }: { call: Call }) {
  const { t } = useTranslation("api");
  const { done } = call;
  const ownRefusals = refusalsOf(call).filter((refusal) => refusal.isOwn);
  return (
    <>
      <dl className="facts">
        {[...(done ? [{ status: done.status, when: done.about }] : []), ...ownRefusals].map(
          ({ status, when }) => (
            <div key={status}>
              <dt>
                <Ltr>{status}</Ltr>
              </dt>
              <dd>
                <InlineMarkup text={when} />
              </dd>
            </div>
          ),
        )}
      </dl>
      {done?.fields && Object.keys(done.fields).length ? (
        <>
          <FieldList title={t("page.answer")} fields={done.fields} />
          <Example title={t("page.example-answer")} value={answerExample(done.fields)} />
        </>
      ) : null}
    </>
  );
}

export function CallEntry({ call, open }: { call: Call; open: boolean }) {
  const { t } = useTranslation("api");
  const { id, method, path, title, who, about } = call;
  return (
    <details id={id} open={open}>
      <summary>
        <h3>
          <InlineMarkup text={title} />
          <span className="block font-normal text-muted">
            <Code>{`${method.toUpperCase()} ${path}`}</Code>
          </span>
        </h3>
      </summary>
      <div className="prose">
        <p>
          <b>{t("page.who")}</b> <InlineMarkup text={who} />
        </p>
        {about ? (
          <p>
            <InlineMarkup text={about} />
          </p>
        ) : null}
        <Sent call={call} />
        <Answers call={call} />
      </div>
    </details>
  );
}

function kindOf({ schema: { type = "string", format } }: Field) {
  if (type === "array") return "list";
  if (type === "object") return "object";
  if (format === "date") return "date";
  const kinds = [type].flat().filter((kind) => kind !== "null");
  return kinds.length > 1 ? "digits" : kinds[0]!;
}

const flat = (fields: Fields, above = ""): Array<[name: string, field: Field]> =>
  Object.entries(fields).flatMap(([fieldName, field]) => {
    const name = above + fieldName;
    const inside = field.schema.type === "array" ? `${name}[].` : `${name}.`;
    return [[name, field], ...(field.of ? flat(field.of, inside) : [])];
  });

function FieldList({ title, fields }: { title: string; fields: Fields }) {
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
              <InlineMarkup text={field.about} />
              <span className="block text-sm text-muted">{facts(field).join(t("page.and"))}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const SPACES = 2;
const ARABIC_VALUE = /("[^"]*[\u0600-\u06ff][^"]*")/;

const Example = ({ title, value }: { title: string; value: object }) => (
  <figure>
    <figcaption className="text-sm text-muted">{title}</figcaption>
    <pre lang="en" dir="ltr" className="bg-surface p-3 text-start text-sm whitespace-pre-wrap wrap-anywhere">
      {JSON.stringify(value, null, SPACES)
        .split(ARABIC_VALUE)
        .map((part, index) => {
          const key = `${index} ${part}`;
          return index % 2 ? (
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

const Code = ({ children }: { children: string }) => (
  <code className="text-sm wrap-anywhere">
    <Ltr>{children}</Ltr>
  </code>
);

/** Renders a text with code in backticks. */
export function InlineMarkup({ text }: { text: Words }) {
  const [en, ar] = [text.en.split("`"), text.ar.split("`")];
  return en.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 ? (
      <Code key={key}>{ar[index]!}</Code>
    ) : (
      <LocalizedText key={key} text={{ en: part, ar: ar[index]! }} />
    );
  });
}
