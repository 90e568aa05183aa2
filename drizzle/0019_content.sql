CREATE TABLE "content_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"fields" jsonb,
	"samples" text[] DEFAULT '{}' NOT NULL,
	"photo_key" text,
	"file_key" text,
	"author_id" uuid,
	"publisher_id" uuid,
	"live_from" timestamp with time zone,
	"live_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_publisher_id_staff_users_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_key" ON "content_items" USING btree ("kind","key");--> statement-breakpoint
CREATE UNIQUE INDEX "content_revisions_number" ON "content_revisions" USING btree ("item_id","number");--> statement-breakpoint
CREATE INDEX "content_revisions_live" ON "content_revisions" USING btree ("item_id","live_from");--> statement-breakpoint
CREATE INDEX "content_revisions_photo" ON "content_revisions" USING btree ("photo_key");--> statement-breakpoint
CREATE INDEX "content_revisions_file" ON "content_revisions" USING btree ("file_key");--> statement-breakpoint
-- What waits as a draft drops no page that is kept.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE ON content_revisions FOR EACH ROW WHEN (NEW.live_from IS NOT NULL) EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_gone AFTER DELETE OR TRUNCATE ON content_revisions FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
