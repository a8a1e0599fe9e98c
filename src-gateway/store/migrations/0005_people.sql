CREATE TABLE "minor_registrations" (
	"room_guest_id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"document_kind" text NOT NULL,
	"document_number" text NOT NULL,
	"birth_date" date NOT NULL,
	"relation" text NOT NULL,
	"responsible_id" uuid,
	"further" jsonb NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"from_room_id" text NOT NULL,
	"to_room_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"hold_id" bigint,
	"has_new_code" boolean NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_moves_once" UNIQUE("hotel_id","key")
);
--> statement-breakpoint
DROP INDEX "credit_entries_one_return";--> statement-breakpoint
ALTER TABLE "accommodations" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "no_show_undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "minor_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_room_guest_id_accommodation_guests_id_fk" FOREIGN KEY ("room_guest_id") REFERENCES "public"."accommodation_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_responsible_id_accommodation_guests_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."accommodation_guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_from_room_id_rooms_id_fk" FOREIGN KEY ("from_room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_to_room_id_rooms_id_fk" FOREIGN KEY ("to_room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_hold_id_accommodations_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."accommodations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "minor_registrations_booking_id_index" ON "minor_registrations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "room_moves_booking_id_index" ON "room_moves" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_moves_one_planned" ON "room_moves" USING btree ("accommodation_id") WHERE state = 'PLANNED';--> statement-breakpoint
CREATE INDEX "room_moves_planned" ON "room_moves" USING btree ("starts_at") WHERE state = 'PLANNED';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_return" ON "credit_entries" USING btree ("booking_id") WHERE type = 'DEPOSIT' and reversed_at is null and origin in ('FULL_CANCELLATION', 'PARTIAL_CANCELLATION', 'NO_SHOW');--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_without_booking" CHECK (booking_id is not null or (checked_in_at is null and left_at is null and door_code is null));--> statement-breakpoint
-- A minor's registration is on the booking's page and under attention.
CREATE TRIGGER "desk_row" AFTER INSERT OR DELETE ON "minor_registrations" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row_update" AFTER UPDATE ON "minor_registrations" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');
