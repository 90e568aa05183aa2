CREATE TABLE "staff_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid,
	"text" text,
	"before" text,
	"after" text,
	"outbox_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title_ar" text NOT NULL,
	"title" text,
	"description_ar" text NOT NULL,
	"description" text,
	"date" date NOT NULL,
	"photo_key" text,
	"photo_name" text,
	"photo_width" integer,
	"photo_height" integer,
	"photo_bytes" jsonb,
	"author_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_key" text GENERATED ALWAYS AS (ar_norm(title_ar || ' ' || coalesce(title, '') || ' ' || description_ar || ' ' || coalesce(description, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "galleries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "galleries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title_ar" text NOT NULL,
	"title" text,
	"description_ar" text NOT NULL,
	"description" text,
	"cover_photo_id" integer,
	"author_id" uuid NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_key" text GENERATED ALWAYS AS (ar_norm(title_ar || ' ' || coalesce(title, '') || ' ' || description_ar || ' ' || coalesce(description, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gallery_id" integer NOT NULL,
	"photo_key" text NOT NULL,
	"photo_name" text NOT NULL,
	"photo_width" integer NOT NULL,
	"photo_height" integer NOT NULL,
	"photo_bytes" jsonb,
	"order_index" integer NOT NULL,
	"title_ar" text,
	"title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"additional_feedback" text NOT NULL,
	"created_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_responses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question1" smallint NOT NULL,
	"question2" smallint NOT NULL,
	"question3" smallint NOT NULL,
	"question4" smallint NOT NULL,
	"created_on" date NOT NULL,
	CONSTRAINT "survey_answers" CHECK ("survey_responses"."question1" between 1 and 3 and "survey_responses"."question2" between 1 and 3 and "survey_responses"."question3" between 1 and 3 and "survey_responses"."question4" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "staff_users" ADD COLUMN "password_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_users" ADD COLUMN "second_step_secret" text;--> statement-breakpoint
ALTER TABLE "staff_users" ADD COLUMN "second_step_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "reply_way" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "chain_number" bigint;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_events" ADD CONSTRAINT "contact_events_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_cover_photo_id_gallery_photos_id_fk" FOREIGN KEY ("cover_photo_id") REFERENCES "public"."gallery_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_photos" ADD CONSTRAINT "gallery_photos_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_staff" ON "staff_invitations" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "contact_events_contact" ON "contact_events" USING btree ("contact_id","at");--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_date" ON "events" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "galleries_search" ON "galleries" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "galleries_published" ON "galleries" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "galleries_author" ON "galleries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "gallery_photos_order" ON "gallery_photos" USING btree ("gallery_id","order_index","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_photos_key" ON "gallery_photos" USING btree ("photo_key");--> statement-breakpoint
CREATE INDEX "survey_comments_day" ON "survey_comments" USING btree ("created_on");--> statement-breakpoint
CREATE INDEX "survey_responses_day" ON "survey_responses" USING btree ("created_on");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_assigned_to_staff_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_kind","actor_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain" ON "audit" USING btree ("chain_number");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");