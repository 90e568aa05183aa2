import { data, type HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { href } from "~/addresses/href";
import { register } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import type { Words } from "~/content/words";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { titledNameIn } from "~/domain/members/names";
import { numberOrName } from "~/domain/members/number-or-name";
import { type RegisterFilter, registerAddress, registerFilter } from "~/domain/public-register/filter";
import { MAX_COUNTED } from "~/domain/public-register/find-by-name.server";
import { NOBODY, searchRegister } from "~/domain/public-register/search.server";
import { markedName } from "~/domain/public-register/spelled";
import { type Choice, registerTermsNow } from "~/domain/public-register/terms.server";
import { formatNumber, type Language, translator, useTranslation } from "~/i18n";
import { siteReadOnly } from "~/platform/read-only.server";
import { EmptyState, Notice, Pager, Quoted, SearchBox } from "~/ui";
import { Opening } from "~/ui/article/opening";
import { type Doctor, DoctorRow } from "./doctor-row";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

type Asking = { q: string; client: { client?: string } };

/** A number counts as a look-up wherever it is typed, anything else as a search. */
async function tooMany({ q, client }: Asking) {
  const search = q ? numberOrName(q) : null;
  if (search && "number" in search)
    return search.number === null ? null : overRateLimit("register", client, { of: search.number });
  return siteReadOnly() ? null : overRateLimit("search", client);
}

/** Empty if the register has no name in this language. */
const titledParts = (name: Words, language: Language, found: string[]) =>
  name[language] ? markedName(titledNameIn(name, language), found) : [];

export const loader = handler(register.search, async ({ context, language, url }) => {
  const filter = registerFilter(url.searchParams);
  const isAsked = Boolean(filter.q || filter.specialty || filter.governorate);
  const later = retryAfterOf(isAsked ? await tooMany({ q: filter.q, client: context }) : null, language);
  const { doctors, found, ...page } = later || !isAsked ? NOBODY : await searchRegister(filter);
  const { specialties, governorates } = await registerTermsNow();
  const t = translator(language, "register");
  return data(
    {
      head: { description: t("about") },
      filter,
      isAsked,
      later: later && t("too-many", later.words),
      page: { ...page, max: page.total >= MAX_COUNTED ? formatNumber(MAX_COUNTED, language) : null },
      doctors: doctors.map(({ name, ...doctor }) => ({
        ...doctor,
        initials: name[language] || name.ar,
        name: { ar: titledParts(name, "ar", found), en: titledParts(name, "en", found) },
      })),
      specialties,
      governorates,
    },
    later ? { status: 429, headers: later.headers } : {},
  );
});

export default function RegisterSearch() {
  const { t } = useTranslation("register");
  const { filter, isAsked, later, page, doctors, specialties, governorates } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening emblem="find">
        <p className="lead">{t("about")}</p>
      </Opening>
      <SearchBox
        action={href(register.search)}
        className="pt-6 mb-6!"
        q={filter.q}
        label={t("q")}
        find={t("find")}
        clear={t("clear")}
        narrowed={isAsked}
      >
        <Chosen name="specialty" label={t("specialty")} choices={specialties} value={filter.specialty} />
        <Chosen
          name="governorate"
          label={t("governorate")}
          choices={governorates}
          value={filter.governorate}
        />
      </SearchBox>
      {later ? (
        <div role="alert">
          <Notice kind="warning">{later}</Notice>
        </div>
      ) : null}
      {isAsked || later ? null : <p className="text-muted">{t("hint")}</p>}
      {doctors.length ? (
        <>
          {page.exact || page.max ? <DoctorCount page={page} /> : null}
          <DoctorList doctors={doctors.slice(0, page.similarFrom)} />
          {page.similarFrom < doctors.length ? (
            <>
              <h2 className="register-count">{t("similar", { count: page.total - page.exact })}</h2>
              <DoctorList doctors={doctors.slice(page.similarFrom)} />
            </>
          ) : null}
          <Pager
            page={page.page}
            pages={page.pages}
            hrefFor={(at) => registerAddress({ ...filter, page: at })}
          />
        </>
      ) : null}
      {isAsked && !later && !doctors.length ? <NothingFound filter={filter} /> : null}
    </>
  );
}

function Chosen({
  name,
  label,
  choices,
  value,
}: {
  name: string;
  label: string;
  choices: Choice[];
  value: string;
}) {
  const { t, language } = useTranslation("register");
  const known = choices.find((choice) => [choice.value, choice.name.ar, choice.name.en].includes(value));
  return (
    <label className="sm:w-48">
      <span className="field-label">{label}</span>
      <select name={name} defaultValue={known?.value ?? ""} className="input h-11">
        <option value="">{t("any")}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

const ARABIC = /\p{Script=Arabic}/u;

const DoctorList = ({ doctors }: { doctors: Doctor[] }) =>
  doctors.length ? (
    <ul className="register-found">
      {doctors.map((doctor) => (
        <DoctorRow key={doctor.memberNumber} doctor={doctor} />
      ))}
    </ul>
  ) : null;

type DoctorCountProps = { page: { exact: number; max: string | null; also: string[] } };

/** Shows how many doctors have the name that was searched for, and its other spellings. */
function DoctorCount({ page: { exact, max, also } }: DoctorCountProps) {
  const { t } = useTranslation("register");
  return (
    <h2 className="register-count">
      {max ? t("found-most", { most: max }) : t("found", { count: exact })}
      {also.length ? (
        <>
          {` · ${t("also")} `}
          {also.map((spelled, index) => (
            <Fragment key={spelled}>
              {index ? t("and") : null}
              <bdi lang={ARABIC.test(spelled) ? "ar" : "en"}>{spelled}</bdi>
            </Fragment>
          ))}
        </>
      ) : null}
    </h2>
  );
}

function NothingFound({ filter: { q } }: { filter: RegisterFilter }) {
  const { t } = useTranslation("register");
  return (
    <EmptyState title={t("none-found")}>
      {q ? (
        <p className="my-3">
          <Quoted text={q} />
        </p>
      ) : null}
      <p>{t("none-found-about")}</p>
    </EmptyState>
  );
}
