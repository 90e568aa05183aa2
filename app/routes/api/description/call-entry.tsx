import type { Call } from "~/content/api/call";
import { refusalsOf } from "~/content/api/refusals";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";
import { Example } from "./example";
import { FieldList } from "./field-list";
import { answerExample } from "./operation";
import { exampleOf } from "./schema-of";
import { Code, Told } from "./told";

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
  const refused = refusalsOf(call);
  const { done } = call;
  const own = refused.filter((refusal) => refusal.own);
  const general = refused.filter((refusal) => !refusal.own);
  return (
    <>
      <dl className="facts">
        {[...(done ? [{ status: done.status, when: done.about }] : []), ...own].map(({ status, when }) => (
          <div key={status}>
            <dt>
              <Ltr>{status}</Ltr>
            </dt>
            <dd>
              <Told text={when} />
            </dd>
          </div>
        ))}
      </dl>
      {general.length ? (
        <p className="text-sm text-muted">
          {t("page.as-all")}{" "}
          <a className="link" href="#refusals">
            <Ltr>{general.map(({ status }) => status).join(" ")}</Ltr>
          </a>
        </p>
      ) : null}
      {done?.fields && Object.keys(done.fields).length ? (
        <>
          <FieldList title={t("page.answer")} fields={done.fields} />
          <Example title={t("page.example-answer")} value={answerExample(done.fields)} />
        </>
      ) : null}
    </>
  );
}

/** One call: who may make it, what is sent, what is answered. */
export function CallEntry({ call, open }: { call: Call; open: boolean }) {
  const { t } = useTranslation("api");
  const { id, method, path, title, who, about } = call;
  return (
    <details id={id} open={open}>
      <summary>
        <h3>
          <Told text={title} />
          <span className="block font-normal text-muted">
            <Code>{`${method.toUpperCase()} ${path}`}</Code>
          </span>
        </h3>
      </summary>
      <div className="prose">
        <p>
          <b>{t("page.who")}</b> <Told text={who} />
        </p>
        {about ? (
          <p>
            <Told text={about} />
          </p>
        ) : null}
        <Sent call={call} />
        <Answers call={call} />
      </div>
    </details>
  );
}
