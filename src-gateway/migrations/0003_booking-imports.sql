CREATE TABLE "booking_finds" (
	"guest_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_finds_guest_id_booking_id_pk" PRIMARY KEY("guest_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "holder_last_name" text;--> statement-breakpoint
ALTER TABLE "booking_finds" ADD CONSTRAINT "booking_finds_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_finds" ADD CONSTRAINT "booking_finds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_finds_expires_at_index" ON "booking_finds" USING btree ("expires_at");