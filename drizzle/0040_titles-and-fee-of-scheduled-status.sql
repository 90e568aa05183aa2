ALTER TABLE "scheduled_statuses" ADD COLUMN "specialties" text;--> statement-breakpoint
ALTER TABLE "scheduled_statuses" ADD COLUMN "annual_fee_paid_year" integer;