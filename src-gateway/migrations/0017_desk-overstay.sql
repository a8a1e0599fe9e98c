DROP INDEX "payments_one_approved";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "overstay_paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_for_overstay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_under_way" ON "bookings" USING btree ("checkout_date") WHERE status = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "bookings_overstay_due" ON "bookings" USING btree ("updated_at") WHERE overstay_cents > overstay_paid_cents;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_approved" ON "payments" USING btree ("booking_id") WHERE status = 'APPROVED' and hour_purchase_id is null and not is_for_overstay;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_overstay" CHECK (overstay_paid_cents >= 0 and overstay_paid_cents <= overstay_cents);