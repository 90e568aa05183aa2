CREATE SEQUENCE "public"."certificate_positions" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
CREATE TABLE "certificate_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_point" text NOT NULL,
	"sealed_private" text NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "position" integer DEFAULT nextval('certificate_positions') NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "shown" integer;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD COLUMN "file_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_photos" ADD COLUMN "waits_for" integer;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_cancelled" ON "certificates" USING btree ("position") WHERE cancelled_at is not null;--> statement-breakpoint
CREATE INDEX "content_items_next" ON "content_items" USING btree ("next_at") WHERE "content_items"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "gallery_photos_waiting" ON "gallery_photos" USING btree ("gallery_id") WHERE "gallery_photos"."waits_for" is not null;