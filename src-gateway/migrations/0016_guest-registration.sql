CREATE TABLE "registration_stays" (
	"accommodation_id" bigint PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"number" text NOT NULL,
	"reservation_number" text,
	"sent_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"leased_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_stays_number" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "guest_registrations" ADD COLUMN "minor_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_stays" ADD CONSTRAINT "registration_stays_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_stays" ADD CONSTRAINT "registration_stays_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_registrations_accommodation_id_index" ON "guest_registrations" USING btree ("accommodation_id");