CREATE TABLE "cleaning_declines" (
	"accommodation_id" bigint NOT NULL,
	"day" date NOT NULL,
	"hotel_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cleaning_declines_accommodation_id_day_pk" PRIMARY KEY("accommodation_id","day")
);
--> statement-breakpoint
CREATE TABLE "preparation_ticks" (
	"accommodation_id" bigint NOT NULL,
	"room_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"parts" jsonb NOT NULL,
	"staff_id" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preparation_ticks_accommodation_id_room_id_pk" PRIMARY KEY("accommodation_id","room_id")
);
--> statement-breakpoint
ALTER TABLE "cleaning_declines" ADD CONSTRAINT "cleaning_declines_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_declines" ADD CONSTRAINT "cleaning_declines_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preparation_ticks" ADD CONSTRAINT "preparation_ticks_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preparation_ticks" ADD CONSTRAINT "preparation_ticks_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preparation_ticks" ADD CONSTRAINT "preparation_ticks_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cleaning_declines_of_day" ON "cleaning_declines" USING btree ("hotel_id","day");--> statement-breakpoint
-- Housekeeping sees both, and what guests choose for their rooms, within its poll (FRD-04). The guide alone reads ABOUT.
CREATE TRIGGER "desk_row" AFTER INSERT OR UPDATE OR DELETE ON "cleaning_declines" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row" AFTER INSERT OR UPDATE OR DELETE ON "preparation_ticks" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row" AFTER INSERT ON "guest_preferences" FOR EACH ROW
  WHEN (NEW."part" <> 'ABOUT') EXECUTE FUNCTION "mark_hotels_of_row"('guest_id');--> statement-breakpoint
CREATE TRIGGER "desk_row_update" AFTER UPDATE ON "guest_preferences" FOR EACH ROW
  WHEN (NEW."part" <> 'ABOUT' AND OLD."answers" IS DISTINCT FROM NEW."answers") EXECUTE FUNCTION "mark_hotels_of_row"('guest_id');
