CREATE TABLE "sent_reminders" (
	"guest_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_reminders_guest_id_kind_subject_pk" PRIMARY KEY("guest_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "exchange_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"position" bigint,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"booking_id" uuid,
	"room_id" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_feeds" (
	"hotel_id" text PRIMARY KEY NOT NULL,
	"last_position" bigint DEFAULT 0 NOT NULL,
	"forgotten_position" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "exchange_keys_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "partner_bookings" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"channel" text NOT NULL,
	"reference" text NOT NULL,
	"payload_hash" text NOT NULL,
	"entered_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_bookings_once" UNIQUE("hotel_id","channel","reference")
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_feeds" ADD CONSTRAINT "exchange_feeds_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_keys" ADD CONSTRAINT "exchange_keys_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_bookings" ADD CONSTRAINT "partner_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_bookings" ADD CONSTRAINT "partner_bookings_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_events_in_order" ON "exchange_events" USING btree ("hotel_id","position") WHERE position is not null;--> statement-breakpoint
CREATE INDEX "exchange_events_new" ON "exchange_events" USING btree ("hotel_id","id") WHERE position is null;--> statement-breakpoint
CREATE INDEX "exchange_events_at" ON "exchange_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "exchange_keys_hotel_id_index" ON "exchange_keys" USING btree ("hotel_id");--> statement-breakpoint
-- The feed of the exchange: what happened, for hotels that have a feed. Once for all rows of a statement.
CREATE FUNCTION "feed_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "exchange_events" ("hotel_id", "kind", "at", "booking_id", "details")
    SELECT n."hotel_id", 'BOOKING_CREATED', n."updated_at", n."id", '{}'
    FROM "changed" n JOIN "exchange_feeds" f ON f."hotel_id" = n."hotel_id";
  ELSE
    INSERT INTO "exchange_events" ("hotel_id", "kind", "at", "booking_id", "details")
    SELECT n."hotel_id", CASE WHEN n."status" = o."status" THEN 'BOOKING_CHANGED'
      WHEN n."status" IN ('CANCELED', 'NO_SHOW', 'CONCLUDED') THEN 'BOOKING_' || n."status" ELSE 'BOOKING_CHANGED' END,
      n."updated_at", n."id", '{}'
    FROM "changed" n JOIN "before" o ON o."id" = n."id" JOIN "exchange_feeds" f ON f."hotel_id" = n."hotel_id"
    WHERE n."status" <> o."status" OR n."version" <> o."version";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "feed_accommodations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "exchange_events" ("hotel_id", "kind", "at", "booking_id", "room_id", "details")
  SELECT b."hotel_id", e."kind", e."at", b."id", n."room_id", '{}'
  FROM "changed" n JOIN "before" o ON o."id" = n."id" JOIN "exchange_feeds" f ON f."hotel_id" = n."hotel_id"
  JOIN "bookings" b ON b."id" = n."booking_id"
  CROSS JOIN LATERAL (VALUES
    ('ROOM_MOVED', now(), n."room_id" <> o."room_id"),
    ('CHECKED_IN', n."checked_in_at", o."checked_in_at" IS NULL AND n."checked_in_at" IS NOT NULL),
    ('CHECK_IN_UNDONE', now(), o."checked_in_at" IS NOT NULL AND n."checked_in_at" IS NULL),
    ('CHECKED_OUT', n."left_at", n."checked_in_at" IS NOT NULL AND o."left_at" IS NULL AND n."left_at" IS NOT NULL)
  ) AS e("kind", "at", "happened")
  WHERE e."happened";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "feed_rooms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "exchange_events" ("hotel_id", "kind", "at", "room_id", "details")
  SELECT n."hotel_id", 'ROOM_CHANGED', now(), n."id", '{}'
  FROM "changed" n JOIN "before" o ON o."id" = n."id" JOIN "exchange_feeds" f ON f."hotel_id" = n."hotel_id"
  WHERE (n."is_ready", n."is_retired", n."number", n."room_type_id")
    IS DISTINCT FROM (o."is_ready", o."is_retired", o."number", o."room_type_id");
  RETURN NULL;
END $$;--> statement-breakpoint
-- A payment counts once it is approved, money back once it has gone.
CREATE FUNCTION "feed_money"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    INSERT INTO "exchange_events" ("hotel_id", "kind", "at", "booking_id", "details")
    SELECT b."hotel_id", 'PAYMENT_TAKEN', coalesce(NEW."settled_at", NEW."created_at"), b."id",
      jsonb_build_object('cents', NEW."amount_cents", 'method', NEW."method")
    FROM "bookings" b JOIN "exchange_feeds" f ON f."hotel_id" = b."hotel_id" WHERE b."id" = NEW."booking_id";
  ELSE
    INSERT INTO "exchange_events" ("hotel_id", "kind", "at", "booking_id", "details")
    SELECT b."hotel_id", 'PAYMENT_RETURNED', coalesce(NEW."settled_at", now()), b."id",
      jsonb_build_object('cents', NEW."amount_cents", 'method', p."method")
    FROM "bookings" b JOIN "exchange_feeds" f ON f."hotel_id" = b."hotel_id" JOIN "payments" p ON p."id" = NEW."payment_id"
    WHERE b."id" = NEW."booking_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "feed_insert" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "feed_bookings"();--> statement-breakpoint
CREATE TRIGGER "feed_update" AFTER UPDATE ON "bookings" REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "feed_bookings"();--> statement-breakpoint
CREATE TRIGGER "feed_update" AFTER UPDATE ON "accommodations" REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "feed_accommodations"();--> statement-breakpoint
CREATE TRIGGER "feed_update" AFTER UPDATE ON "rooms" REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "feed_rooms"();--> statement-breakpoint
CREATE TRIGGER "feed_insert" AFTER INSERT ON "payments" FOR EACH ROW WHEN (NEW."status" = 'APPROVED') EXECUTE FUNCTION "feed_money"();--> statement-breakpoint
CREATE TRIGGER "feed_update" AFTER UPDATE ON "payments" FOR EACH ROW WHEN (NEW."status" = 'APPROVED' AND OLD."status" <> 'APPROVED') EXECUTE FUNCTION "feed_money"();--> statement-breakpoint
CREATE TRIGGER "feed_insert" AFTER INSERT ON "refunds" FOR EACH ROW WHEN (NEW."state" = 'DONE') EXECUTE FUNCTION "feed_money"();--> statement-breakpoint
CREATE TRIGGER "feed_update" AFTER UPDATE ON "refunds" FOR EACH ROW WHEN (NEW."state" = 'DONE' AND OLD."state" <> 'DONE') EXECUTE FUNCTION "feed_money"();
