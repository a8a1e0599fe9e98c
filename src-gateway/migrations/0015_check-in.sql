CREATE TABLE "check_ins" (
	"booking_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"step" text NOT NULL,
	"draft" jsonb,
	"trip" jsonb,
	"registration" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_booking_id_guest_id_pk" PRIMARY KEY("booking_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "door_code_showings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"guest_id" uuid,
	"reason" text NOT NULL,
	"place" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guarantees" (
	"accommodation_id" bigint PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"guest_id" uuid,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"method_reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"room_guest_id" uuid,
	"state" text NOT NULL,
	"reason" text,
	"reservation_number" text,
	"guest_number" text,
	"data" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lock_commands" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"room_id" text NOT NULL,
	"action" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_locks" (
	"room_id" text PRIMARY KEY NOT NULL,
	"code" text,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"silent_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_registrations" (
	"guest_number" uuid PRIMARY KEY NOT NULL,
	"reservation_number" uuid NOT NULL,
	"external_number" text NOT NULL,
	"situation" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accommodation_guests" ADD COLUMN "checked_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accommodations" ADD COLUMN "door_code_renewals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "overstay_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "is_saved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "validated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "is_ready" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_code_showings" ADD CONSTRAINT "door_code_showings_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_code_showings" ADD CONSTRAINT "door_code_showings_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantees" ADD CONSTRAINT "guarantees_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantees" ADD CONSTRAINT "guarantees_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantees" ADD CONSTRAINT "guarantees_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_registrations" ADD CONSTRAINT "guest_registrations_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_registrations" ADD CONSTRAINT "guest_registrations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_registrations" ADD CONSTRAINT "guest_registrations_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_registrations" ADD CONSTRAINT "guest_registrations_room_guest_id_accommodation_guests_id_fk" FOREIGN KEY ("room_guest_id") REFERENCES "public"."accommodation_guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lock_commands" ADD CONSTRAINT "lock_commands_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lock_commands" ADD CONSTRAINT "lock_commands_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_events" ADD CONSTRAINT "registration_events_registration_id_guest_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."guest_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_locks" ADD CONSTRAINT "sandbox_locks_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_code_showings_accommodation_id_index" ON "door_code_showings" USING btree ("accommodation_id");--> statement-breakpoint
CREATE INDEX "guarantees_booking_id_index" ON "guarantees" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "guest_registrations_booking_id_index" ON "guest_registrations" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_registrations_once" ON "guest_registrations" USING btree ("room_guest_id") WHERE room_guest_id is not null;--> statement-breakpoint
CREATE INDEX "lock_commands_accommodation_id_index" ON "lock_commands" USING btree ("accommodation_id");--> statement-breakpoint
CREATE INDEX "lock_commands_open" ON "lock_commands" USING btree ("next_try_at") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "registration_events_once" ON "registration_events" USING btree ("registration_id","kind");--> statement-breakpoint
CREATE INDEX "registration_events_open" ON "registration_events" USING btree ("next_try_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_registrations_external_number_index" ON "sandbox_registrations" USING btree ("external_number");--> statement-breakpoint
CREATE UNIQUE INDEX "accommodations_door_code_once" ON "accommodations" USING btree ("hotel_id","door_code") WHERE door_code is not null;--> statement-breakpoint
CREATE INDEX "accommodations_lived_in" ON "accommodations" USING btree ("room_id") WHERE checked_in_at is not null and left_at is null;--> statement-breakpoint
-- Whoever stays now has checked in: companions and minors did so with the room's main guest.
UPDATE "accommodation_guests" AS guest SET "checked_in_at" = room."checked_in_at"
FROM "accommodations" AS room
WHERE room."id" = guest."accommodation_id" AND room."checked_in_at" IS NOT NULL AND guest."checked_in_at" IS NULL;
