CREATE TABLE "contact_first_answers" (
	"contact_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"waited" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "row_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "row_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"relation" text NOT NULL,
	"state" text NOT NULL,
	"rows" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_first_answers" ADD CONSTRAINT "contact_first_answers_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_first_answers_at" ON "contact_first_answers" USING btree ("at","waited");--> statement-breakpoint
CREATE INDEX "row_counts_state" ON "row_counts" USING btree ("relation","state");--> statement-breakpoint
CREATE FUNCTION count_rows() RETURNS trigger
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
-- No scan of the whole table: a session keeps the plan that it made when there was little in it.
DECLARE
  rows_changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT %1$s AS state, 1 AS n FROM added'
    WHEN 'DELETE' THEN 'SELECT %1$s AS state, -1 AS n FROM removed'
    ELSE 'SELECT %1$s AS state, 1 AS n FROM added UNION ALL SELECT %1$s, -1 FROM removed'
  END;
  change record;
  counted row_counts;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM row_counts WHERE relation = TG_TABLE_NAME::text;
    RETURN NULL;
  END IF;
  FOR change IN EXECUTE format(
    'SELECT state, sum(n) AS n FROM (' || rows_changed || ') AS changed GROUP BY state HAVING sum(n) <> 0', TG_ARGV[0]
  ) LOOP
    -- A row that another transaction holds is passed over, so that no writer waits for another.
    UPDATE row_counts SET rows = rows + change.n WHERE id = (
      SELECT id FROM row_counts WHERE relation = TG_TABLE_NAME::text AND state = change.state
      LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING * INTO counted;
    IF NOT FOUND THEN
      INSERT INTO row_counts (relation, state, rows) VALUES (TG_TABLE_NAME, change.state, change.n);
    ELSIF counted.rows = 0 THEN
      DELETE FROM row_counts WHERE id = counted.id;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_first_answer() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO contact_first_answers (contact_id, at, waited)
  SELECT id, NEW.at, extract(epoch FROM NEW.at - created_at) FROM contacts WHERE id = NEW.contact_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER news_counted_added AFTER INSERT ON news REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows('''''');
--> statement-breakpoint
CREATE TRIGGER news_counted_removed AFTER DELETE ON news REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_rows('''''');
--> statement-breakpoint
CREATE TRIGGER news_counted_emptied AFTER TRUNCATE ON news FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER contacts_counted_added AFTER INSERT ON contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows('status');
--> statement-breakpoint
CREATE TRIGGER contacts_counted_changed AFTER UPDATE ON contacts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows('status');
--> statement-breakpoint
CREATE TRIGGER contacts_counted_removed AFTER DELETE ON contacts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_rows('status');
--> statement-breakpoint
CREATE TRIGGER contacts_counted_emptied AFTER TRUNCATE ON contacts FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER galleries_counted_added AFTER INSERT ON galleries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows('CASE WHEN published_at IS NULL THEN ''draft'' ELSE ''published'' END');
--> statement-breakpoint
CREATE TRIGGER galleries_counted_changed AFTER UPDATE ON galleries REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows('CASE WHEN published_at IS NULL THEN ''draft'' ELSE ''published'' END');
--> statement-breakpoint
CREATE TRIGGER galleries_counted_removed AFTER DELETE ON galleries REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_rows('CASE WHEN published_at IS NULL THEN ''draft'' ELSE ''published'' END');
--> statement-breakpoint
CREATE TRIGGER galleries_counted_emptied AFTER TRUNCATE ON galleries FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER gallery_photos_counted_added AFTER INSERT ON gallery_photos REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows('gallery_id::text');
--> statement-breakpoint
CREATE TRIGGER gallery_photos_counted_removed AFTER DELETE ON gallery_photos REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_rows('gallery_id::text');
--> statement-breakpoint
CREATE TRIGGER gallery_photos_counted_emptied AFTER TRUNCATE ON gallery_photos FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
--> statement-breakpoint
CREATE TRIGGER contact_events_first_answer AFTER INSERT ON contact_events FOR EACH ROW WHEN (NEW.kind IN ('reply', 'phone')) EXECUTE FUNCTION note_first_answer();
--> statement-breakpoint
INSERT INTO row_counts (relation, state, rows)
SELECT 'news', '', count(*) FROM news HAVING count(*) > 0
UNION ALL SELECT 'contacts', status, count(*) FROM contacts GROUP BY status
UNION ALL SELECT 'galleries', CASE WHEN published_at IS NULL THEN 'draft' ELSE 'published' END, count(*) FROM galleries GROUP BY 2
UNION ALL SELECT 'gallery_photos', gallery_id::text, count(*) FROM gallery_photos GROUP BY gallery_id;
--> statement-breakpoint
INSERT INTO contact_first_answers (contact_id, at, waited)
SELECT DISTINCT ON (answer.contact_id) answer.contact_id, answer.at, extract(epoch FROM answer.at - contacts.created_at)
FROM contact_events AS answer JOIN contacts ON contacts.id = answer.contact_id
WHERE answer.kind IN ('reply', 'phone') ORDER BY answer.contact_id, answer.id;
