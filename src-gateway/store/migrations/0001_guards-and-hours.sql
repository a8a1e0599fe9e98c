CREATE TABLE "unpaid_origins" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"network" text,
	"device" text,
	"payer" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "typed_email_codes" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accommodation_guests" ADD COLUMN "access_suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accommodation_guests" ADD COLUMN "rejected_after_code_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "are_hours_final" boolean;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "holder_email" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "import_allowed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "import_undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "submitted_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_validations" ADD COLUMN "case_person" jsonb;--> statement-breakpoint
ALTER TABLE "identity_validations" ADD COLUMN "person" jsonb;--> statement-breakpoint
ALTER TABLE "identity_validations" ADD COLUMN "next_poll_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unpaid_origins" ADD CONSTRAINT "unpaid_origins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typed_email_codes" ADD CONSTRAINT "typed_email_codes_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accommodation_guests_waiting" ON "accommodation_guests" USING btree ("booking_id") WHERE invitation = 'PENDING' and invitation_code_hash is null;--> statement-breakpoint
CREATE INDEX "accommodations_hours_to_widen" ON "accommodations" USING btree ("booking_id") WHERE are_hours_final is null;--> statement-breakpoint
CREATE INDEX "booking_attempts_rejected" ON "booking_attempts" USING btree ("updated_at") WHERE outcome = 'REFUSED';--> statement-breakpoint
CREATE INDEX "check_ins_submitted" ON "check_ins" USING btree ("submitted_at") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "identity_validations_open" ON "identity_validations" USING btree ("next_poll_at") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "hour_purchases_rejected" ON "hour_purchases" USING btree ("updated_at") WHERE outcome = 'REFUSED';--> statement-breakpoint
CREATE INDEX "stay_lines_of_hours" ON "stay_lines" USING btree ("hour_purchase_id") WHERE hour_purchase_id is not null;--> statement-breakpoint
CREATE INDEX "credit_entries_of_hours" ON "credit_entries" USING btree ("hour_purchase_id") WHERE hour_purchase_id is not null;--> statement-breakpoint
CREATE INDEX "emails_to_blank" ON "emails" USING btree ("created_at") WHERE sent_at is null and text <> '';--> statement-breakpoint
CREATE INDEX "payments_of_hours" ON "payments" USING btree ("hour_purchase_id") WHERE hour_purchase_id is not null;--> statement-breakpoint
-- What has ended, and what a partner sold, is never widened: the sweep does not look at it again.
UPDATE "accommodations" SET "are_hours_final" = true FROM "bookings" WHERE "bookings"."id" = "accommodations"."booking_id" AND ("bookings"."channel" <> 'DIRECT' OR "bookings"."status" NOT IN ('PENDING', 'PROCESSING', 'CONFIRMED', 'IN_PROGRESS'));