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

--> statement-breakpoint
CREATE TABLE "room_touches" (
	"key" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"condition" text NOT NULL,
	"before" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "inspects_rooms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "condition" text DEFAULT 'CLEAN' NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "condition_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "condition_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "expected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "release_reason" text;--> statement-breakpoint
ALTER TABLE "room_touches" ADD CONSTRAINT "room_touches_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_touches_created_at" ON "room_touches" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_condition" CHECK (condition in ('DIRTY', 'CLEAN', 'INSPECTED'));--> statement-breakpoint
UPDATE "rooms" SET "condition" = 'DIRTY' WHERE NOT "is_ready";--> statement-breakpoint
-- Readiness (HSK-03) is derived here, so that no writer can say another one. A ready room is expected at no hour.
CREATE FUNCTION "rooms_readiness"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."is_ready" := NEW."release_reason" IS NOT NULL OR NEW."condition" = 'INSPECTED'
    OR (NEW."condition" = 'CLEAN' AND NOT (SELECT "inspects_rooms" FROM "hotels" WHERE "id" = NEW."hotel_id"));
  IF NEW."is_ready" THEN
    NEW."expected_at" := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "rooms_readiness" BEFORE INSERT OR UPDATE ON "rooms" FOR EACH ROW EXECUTE FUNCTION "rooms_readiness"();--> statement-breakpoint
CREATE FUNCTION "hotels_inspection"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "rooms" SET "is_ready" = "is_ready" WHERE "hotel_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "hotels_inspection" AFTER UPDATE ON "hotels" FOR EACH ROW
  WHEN (OLD."inspects_rooms" IS DISTINCT FROM NEW."inspects_rooms") EXECUTE FUNCTION "hotels_inspection"();--> statement-breakpoint
-- The desk and the phones see each change of a condition (FRD-04).
CREATE TRIGGER "desk_row_condition" AFTER UPDATE ON "rooms" FOR EACH ROW
  WHEN (OLD."condition_version" <> NEW."condition_version" OR OLD."expected_at" IS DISTINCT FROM NEW."expected_at"
    OR OLD."release_reason" IS DISTINCT FROM NEW."release_reason") EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
-- The feed of the exchange: conditions and faults of rooms, rooms out of order, drawers.
CREATE OR REPLACE FUNCTION "feed_rooms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "exchange_events" ("hotel_id", "kind", "at", "room_id", "details")
  SELECT n."hotel_id", 'ROOM_CHANGED', now(), n."id", '{}'
  FROM "changed" n JOIN "before" o ON o."id" = n."id" JOIN "exchange_feeds" f ON f."hotel_id" = n."hotel_id"
  WHERE (n."is_ready", n."is_retired", n."number", n."room_type_id", n."condition", n."expected_at", n."out_of_service")
    IS DISTINCT FROM (o."is_ready", o."is_retired", o."number", o."room_type_id", o."condition", o."expected_at", o."out_of_service");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "feed_closures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "exchange_events" ("hotel_id", "kind", "at", "room_id", "details")
  SELECT NEW."hotel_id", CASE TG_OP WHEN 'INSERT' THEN 'ROOM_CLOSED' ELSE 'ROOM_REOPENED' END,
    coalesce(NEW."ended_at", NEW."created_at"), NEW."room_id", '{}'
  FROM "exchange_feeds" f WHERE f."hotel_id" = NEW."hotel_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "feed_insert" AFTER INSERT ON "room_closures" FOR EACH ROW EXECUTE FUNCTION "feed_closures"();--> statement-breakpoint
CREATE TRIGGER "feed_update" AFTER UPDATE ON "room_closures" FOR EACH ROW
  WHEN (OLD."ended_at" IS NULL AND NEW."ended_at" IS NOT NULL) EXECUTE FUNCTION "feed_closures"();--> statement-breakpoint
CREATE FUNCTION "feed_drawers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "exchange_events" ("hotel_id", "kind", "at", "details")
  SELECT NEW."hotel_id", CASE TG_OP WHEN 'INSERT' THEN 'DRAWER_OPENED' ELSE 'DRAWER_CLOSED' END,
    coalesce(NEW."closed_at", NEW."opened_at"), '{}'
  FROM "exchange_feeds" f WHERE f."hotel_id" = NEW."hotel_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "feed_insert" AFTER INSERT ON "drawers" FOR EACH ROW EXECUTE FUNCTION "feed_drawers"();--> statement-breakpoint
CREATE TRIGGER "feed_update" AFTER UPDATE ON "drawers" FOR EACH ROW
  WHEN (OLD."closed_at" IS NULL AND NEW."closed_at" IS NOT NULL) EXECUTE FUNCTION "feed_drawers"();

--> statement-breakpoint
DROP INDEX "payments_one_approved";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "partner_canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_for_missed_stay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_approved_for_missed_stay" ON "payments" USING btree ("booking_id","method_reference") WHERE status = 'APPROVED' and is_for_missed_stay;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_approved" ON "payments" USING btree ("booking_id") WHERE status = 'APPROVED' and hour_purchase_id is null and not is_for_overstay and not is_for_missed_stay;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_one_purpose" CHECK (num_nonnulls(hour_purchase_id) + is_for_overstay::integer + is_for_missed_stay::integer <= 1);