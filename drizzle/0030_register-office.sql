CREATE INDEX "dues_annual_fee" ON "dues" USING btree ("annual_fee_paid_year","member_number");--> statement-breakpoint
CREATE INDEX "dues_changes_day" ON "dues_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "members_unlisted_words" ON "members" USING gin (register_words("name_ar", "name_en")) WHERE (hidden_by_register or hidden_by_doctor);--> statement-breakpoint
CREATE INDEX "members_national_number" ON "members" USING btree ("national_number");--> statement-breakpoint
CREATE INDEX "members_mobile" ON "members" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "members_status" ON "members" USING btree ("work_status","member_number");--> statement-breakpoint
CREATE INDEX "members_governorate" ON "members" USING btree ("governorate","member_number");--> statement-breakpoint
CREATE INDEX "members_specialties" ON "members" USING gin ("specialties");--> statement-breakpoint
CREATE INDEX "members_changed" ON "members" USING btree ("updated_at","member_number");--> statement-breakpoint
CREATE INDEX "members_by_arabic_name" ON "members" USING btree ("search_key","member_number");--> statement-breakpoint
CREATE INDEX "members_by_english_name" ON "members" USING btree (coalesce(nullif(lower("name_en"), ''), "search_key"),"member_number");