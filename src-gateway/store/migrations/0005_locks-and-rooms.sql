CREATE TABLE "room_closures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"hotel_id" text NOT NULL,
	"room_id" text NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date NOT NULL,
	"occupied" "tstzrange" NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "room_closures_key" UNIQUE("key"),
	CONSTRAINT "room_closures_days" CHECK (from_date <= until_date)
);
--> statement-breakpoint
ALTER TABLE "lock_commands" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "lock_commands" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "lock_number" bigint;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "lock_compared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "out_of_service" text;--> statement-breakpoint
ALTER TABLE "room_closures" ADD CONSTRAINT "room_closures_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_closures" ADD CONSTRAINT "room_closures_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_closures_open" ON "room_closures" USING btree ("hotel_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "lock_commands_failing" ON "lock_commands" USING btree ("room_id") WHERE failure is not null;--> statement-breakpoint
ALTER TABLE "lock_commands" ADD CONSTRAINT "lock_commands_failure" CHECK ((failure is null) = (failing_since is null));--> statement-breakpoint
-- The desk shows whether a lock has its code, and why not (FRD-04). Retries change other columns.
CREATE FUNCTION "mark_hotel_of_lock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "mark_hotel"("hotel_id") FROM "rooms" WHERE "id" = NEW."room_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "desk_row" AFTER INSERT ON "lock_commands" FOR EACH ROW EXECUTE FUNCTION "mark_hotel_of_lock"();--> statement-breakpoint
CREATE TRIGGER "desk_row_update" AFTER UPDATE ON "lock_commands" FOR EACH ROW
  WHEN (OLD."done_at" IS DISTINCT FROM NEW."done_at" OR OLD."failure" IS DISTINCT FROM NEW."failure")
  EXECUTE FUNCTION "mark_hotel_of_lock"();--> statement-breakpoint
-- Closures of rooms (HSK-05): never two at one time, never one and a stay that holds the room.
ALTER TABLE "room_closures" ADD CONSTRAINT "room_closures_once" EXCLUDE USING gist ("room_id" WITH =, "occupied" WITH &&) WHERE ("ended_at" IS NULL);--> statement-breakpoint
-- Whoever closes a room holds up all sales, so that this sees each closure that holds. A sale of it is a sale of a sold room.
CREATE FUNCTION "accommodations_closed_room"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "room_closures"
    WHERE "room_id" = NEW."room_id" AND "ended_at" IS NULL AND "occupied" && NEW."occupied"
  ) THEN
    RAISE EXCEPTION 'the room is closed at this time' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'accommodations_no_double_sale';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "accommodations_closed_room" BEFORE INSERT OR UPDATE OF "room_id", "occupied", "holds_room" ON "accommodations" FOR EACH ROW
  WHEN (NEW."holds_room") EXECUTE FUNCTION "accommodations_closed_room"();--> statement-breakpoint
CREATE TRIGGER "desk_row" AFTER INSERT OR UPDATE OR DELETE ON "room_closures" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row_service" AFTER UPDATE ON "rooms" FOR EACH ROW
  WHEN (OLD."out_of_service" IS DISTINCT FROM NEW."out_of_service") EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');
