CREATE FUNCTION register_words(name_ar text, name_en text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT array_remove(
    regexp_split_to_array(public.ar_norm(translate(name_ar || ' ' || name_en, '''’‘ʼ`´', '')), '[- –—_.,،;؛/()"]+'), ''
  )
$$;
--> statement-breakpoint
CREATE TABLE "register_terms" (
	"kind" text NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "register_terms_kind_term_pk" PRIMARY KEY("kind","term")
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_number" integer NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "specialties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "registered_on" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "hidden_by_register" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "hidden_by_doctor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_changes_member" ON "status_changes" USING btree ("member_number","id");--> statement-breakpoint
CREATE INDEX "members_listed_words" ON "members" USING gin (register_words("name_ar", "name_en")) WHERE not hidden_by_register and not hidden_by_doctor;--> statement-breakpoint
CREATE INDEX "members_listed_specialties" ON "members" USING gin ("specialties") WHERE not hidden_by_register and not hidden_by_doctor;--> statement-breakpoint
CREATE INDEX "members_listed_governorate" ON "members" USING btree ("governorate","member_number") WHERE not hidden_by_register and not hidden_by_doctor;
--> statement-breakpoint
CREATE FUNCTION tell_register_terms() RETURNS trigger
LANGUAGE plpgsql
AS $$
-- In order, so that no two writers wait for each other.
BEGIN
  INSERT INTO register_terms (kind, term)
  SELECT DISTINCT kind, term FROM (
    SELECT 'word' AS kind, unnest(register_words(name_ar, name_en)) AS term FROM added
    UNION ALL SELECT 'specialty', unnest(specialties) FROM added
    UNION ALL SELECT 'governorate', governorate FROM added WHERE governorate <> ''
  ) AS terms ORDER BY kind, term
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER members_terms_added AFTER INSERT ON members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_register_terms();
--> statement-breakpoint
CREATE TRIGGER members_terms_changed AFTER UPDATE ON members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_register_terms();
--> statement-breakpoint
CREATE FUNCTION note_status_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO status_changes (member_number, before, after, at)
  VALUES (NEW.member_number, OLD.work_status, NEW.work_status, NEW.updated_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER members_status_changed AFTER UPDATE OF work_status ON members FOR EACH ROW WHEN (OLD.work_status <> NEW.work_status) EXECUTE FUNCTION note_status_change();
--> statement-breakpoint
CREATE FUNCTION tell_register_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER content_changed_added AFTER INSERT OR DELETE OR TRUNCATE ON members FOR EACH STATEMENT EXECUTE FUNCTION tell_register_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER UPDATE OF name_ar, name_en, work_status, governorate, specialties, registered_on, hidden_by_register, hidden_by_doctor ON members FOR EACH STATEMENT EXECUTE FUNCTION tell_register_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lookups FOR EACH STATEMENT EXECUTE FUNCTION tell_register_changed();
--> statement-breakpoint
-- For each row: every change of a member asks for its terms, and few bring a new one.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON register_terms FOR EACH ROW EXECUTE FUNCTION tell_register_changed();
--> statement-breakpoint
INSERT INTO register_terms (kind, term)
SELECT DISTINCT 'word', unnest(register_words(name_ar, name_en)) FROM members
UNION SELECT DISTINCT 'governorate', governorate FROM members WHERE governorate <> '';
