CREATE TABLE "contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"receipt" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reply_message" text,
	"reply_sent_at" timestamp with time zone,
	"replied_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"search_key" text GENERATED ALWAYS AS (ar_norm(name || ' ' || title || ' ' || subject || ' ' || coalesce(email, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contacts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contacts_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_replied_by_staff_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_status" ON "contacts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at","id");