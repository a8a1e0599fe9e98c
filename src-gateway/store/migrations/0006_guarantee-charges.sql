DROP INDEX "payments_one_approved";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "partner_canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_for_missed_stay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_approved_for_missed_stay" ON "payments" USING btree ("booking_id","method_reference") WHERE status = 'APPROVED' and is_for_missed_stay;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_approved" ON "payments" USING btree ("booking_id") WHERE status = 'APPROVED' and hour_purchase_id is null and not is_for_overstay and not is_for_missed_stay;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_purpose" CHECK (num_nonnulls(hour_purchase_id) + is_for_overstay::integer + is_for_missed_stay::integer <= 1);