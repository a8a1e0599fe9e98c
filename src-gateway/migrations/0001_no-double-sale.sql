CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_no_double_sale" EXCLUDE USING gist ("room_id" WITH =, "occupied" WITH &&) WHERE ("holds_room");
--> statement-breakpoint
CREATE INDEX "accommodations_hotel_occupied" ON "accommodations" USING gist ("hotel_id", "occupied") WHERE "holds_room";
