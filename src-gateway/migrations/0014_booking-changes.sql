CREATE TABLE "accommodation_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"booking_id" uuid NOT NULL,
	"guest_id" uuid,
	"name" text NOT NULL,
	"social_name" text,
	"email" text,
	"is_main" boolean NOT NULL,
	"is_minor" boolean NOT NULL,
	"is_special_care_required" boolean NOT NULL,
	"invitation" text NOT NULL,
	"invitation_code_hash" text,
	"invited_by" uuid,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accommodation_guests_invitation" UNIQUE("invitation_code_hash"),
	CONSTRAINT "accommodation_guests_minor" CHECK (not (is_minor and is_main))
);
--> statement-breakpoint
CREATE TABLE "hour_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"booking_id" uuid NOT NULL,
	"guest_id" uuid,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"type" text NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"credits_cents" integer NOT NULL,
	"charged_cents" integer NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hour_purchases_direction" CHECK ((type = 'CHECKIN' and to_hour < from_hour) or (type = 'CHECKOUT' and to_hour > from_hour)),
	CONSTRAINT "hour_purchases_money" CHECK (price_cents >= 0 and tax_cents >= 0 and credits_cents >= 0 and charged_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "stay_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"night" date,
	"price_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"hour_purchase_id" uuid,
	"returned_at" timestamp with time zone,
	CONSTRAINT "stay_lines_night" CHECK ((kind = 'NIGHT') = (night is not null)),
	CONSTRAINT "stay_lines_money" CHECK (price_cents >= 0 and tax_cents >= 0)
);
--> statement-breakpoint
DROP INDEX "emails_once_per_booking";--> statement-breakpoint
DROP INDEX "payments_one_approved";--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "checked_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "door_code" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "accommodation_id" bigint;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "hour_purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "hour_purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "accommodation_guests" ADD CONSTRAINT "accommodation_guests_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodation_guests" ADD CONSTRAINT "accommodation_guests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodation_guests" ADD CONSTRAINT "accommodation_guests_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodation_guests" ADD CONSTRAINT "accommodation_guests_invited_by_guests_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_purchases" ADD CONSTRAINT "hour_purchases_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_purchases" ADD CONSTRAINT "hour_purchases_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_purchases" ADD CONSTRAINT "hour_purchases_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_lines" ADD CONSTRAINT "stay_lines_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_lines" ADD CONSTRAINT "stay_lines_hour_purchase_id_hour_purchases_id_fk" FOREIGN KEY ("hour_purchase_id") REFERENCES "public"."hour_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accommodation_guests_accommodation_id_index" ON "accommodation_guests" USING btree ("accommodation_id");--> statement-breakpoint
CREATE INDEX "accommodation_guests_booking_id_index" ON "accommodation_guests" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "accommodation_guests_guest_id_index" ON "accommodation_guests" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "accommodation_guests_accepted" ON "accommodation_guests" USING btree ("guest_id") WHERE invitation = 'ACCEPTED';--> statement-breakpoint
CREATE INDEX "accommodation_guests_pending" ON "accommodation_guests" USING btree ("email") WHERE invitation = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "accommodation_guests_one_main" ON "accommodation_guests" USING btree ("accommodation_id") WHERE is_main;--> statement-breakpoint
CREATE UNIQUE INDEX "accommodation_guests_email_once" ON "accommodation_guests" USING btree ("booking_id","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "bookings_to_come" ON "bookings" USING btree ("checkin_date") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "hour_purchases_accommodation_id_index" ON "hour_purchases" USING btree ("accommodation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hour_purchases_key" ON "hour_purchases" USING btree ("guest_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "hour_purchases_one_open" ON "hour_purchases" USING btree ("booking_id") WHERE outcome = 'PROCESSING';--> statement-breakpoint
CREATE INDEX "stay_lines_accommodation_id_index" ON "stay_lines" USING btree ("accommodation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stay_lines_one_per_night" ON "stay_lines" USING btree ("accommodation_id","night") WHERE kind = 'NIGHT';--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_hour_purchase_id_hour_purchases_id_fk" FOREIGN KEY ("hour_purchase_id") REFERENCES "public"."hour_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_hour_purchase_id_hour_purchases_id_fk" FOREIGN KEY ("hour_purchase_id") REFERENCES "public"."hour_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_booking_id_index" ON "credit_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_return" ON "credit_entries" USING btree ("booking_id") WHERE type = 'DEPOSIT' and origin in ('FULL_CANCELLATION', 'PARTIAL_CANCELLATION', 'NO_SHOW');--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_departure" ON "credit_entries" USING btree ("accommodation_id") WHERE origin = 'EARLY_DEPARTURE';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_purchase" ON "credit_entries" USING btree ("hour_purchase_id") WHERE type = 'WITHDRAWAL';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_approved_for_hours" ON "payments" USING btree ("hour_purchase_id") WHERE status = 'APPROVED';--> statement-breakpoint
CREATE UNIQUE INDEX "emails_once_per_booking" ON "emails" USING btree ("booking_id","kind") WHERE booking_id is not null and kind in ('BOOKING_CONFIRMED', 'BOOKING_PENDING', 'BOOKING_CANCELED', 'BOOKING_NO_SHOW');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_approved" ON "payments" USING btree ("booking_id") WHERE status = 'APPROVED' and hour_purchase_id is null;--> statement-breakpoint
-- Until now the status of a booking said of all its rooms whether their guests had come and left.
UPDATE "accommodations" SET "checked_in_at" = "bookings"."starts_at" FROM "bookings" WHERE "bookings"."id" = "booking_id" AND "bookings"."status" IN ('IN_PROGRESS', 'CONCLUDED');--> statement-breakpoint
UPDATE "accommodations" SET "left_at" = "bookings"."ends_at" FROM "bookings" WHERE "bookings"."id" = "booking_id" AND "bookings"."status" = 'CONCLUDED';--> statement-breakpoint
-- Whoever booked is the main guest of the first room; until now nobody was stored as a guest of a room.
INSERT INTO "accommodation_guests" ("id", "accommodation_id", "booking_id", "guest_id", "name", "social_name", "email", "is_main", "is_minor", "is_special_care_required", "invitation", "created_at", "updated_at") SELECT gen_random_uuid(), "first_room"."id", "bookings"."id", "guests"."id", "guests"."first_name" || ' ' || "guests"."last_name", "guests"."social_name", "guests"."email", true, false, false, 'NONE', "bookings"."created_at", "bookings"."updated_at" FROM "bookings" INNER JOIN "guests" ON "guests"."id" = "bookings"."guest_id" INNER JOIN (SELECT "booking_id", min("id") AS "id" FROM "accommodations" GROUP BY "booking_id") "first_room" ON "first_room"."booking_id" = "bookings"."id";
