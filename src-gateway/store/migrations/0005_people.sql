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
ALTER TABLE "accommodations" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_from_room_id_rooms_id_fk" FOREIGN KEY ("from_room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_to_room_id_rooms_id_fk" FOREIGN KEY ("to_room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_hold_id_accommodations_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."accommodations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_moves_booking_id_index" ON "room_moves" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_moves_one_planned" ON "room_moves" USING btree ("accommodation_id") WHERE state = 'PLANNED';--> statement-breakpoint
CREATE INDEX "room_moves_planned" ON "room_moves" USING btree ("starts_at") WHERE state = 'PLANNED';--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_without_booking" CHECK (booking_id is not null or (checked_in_at is null and left_at is null and door_code is null));