ALTER TABLE "dr_qasam" ADD COLUMN "link" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "dr_qasam_link" ON "dr_qasam" USING btree ("link");