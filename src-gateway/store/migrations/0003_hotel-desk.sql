CREATE TABLE "booking_openings" (
	"booking_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "booking_openings_booking_id_staff_id_pk" PRIMARY KEY("booking_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "hotel_changes" (
	"hotel_id" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"changes" integer NOT NULL,
	CONSTRAINT "hotel_changes_hotel_id_transaction_id_pk" PRIMARY KEY("hotel_id","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "booking_openings" ADD CONSTRAINT "booking_openings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_openings_opened_at_index" ON "booking_openings" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "accommodations_in_house" ON "accommodations" USING btree ("hotel_id") WHERE checked_in_at is not null and left_at is null;--> statement-breakpoint
CREATE INDEX "accommodations_left" ON "accommodations" USING btree ("hotel_id","left_at") WHERE left_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_arriving" ON "bookings" USING btree ("hotel_id","status","checkin_date");--> statement-breakpoint
CREATE INDEX "bookings_departing" ON "bookings" USING btree ("hotel_id","status","checkout_date");--> statement-breakpoint
CREATE INDEX "bookings_locator_prefix" ON "bookings" USING btree ("hotel_id","locator" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "guest_registrations_rejected" ON "guest_registrations" USING btree ("hotel_id") WHERE state = 'REFUSED';--> statement-breakpoint
-- custom:
CREATE FUNCTION "mark_hotel"("changed_hotel" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "hotel_changes" ("hotel_id", "transaction_id", "changes")
  VALUES ("changed_hotel", pg_current_xact_id()::text::bigint, 1) ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION "mark_hotel_of_booking"("changed_booking" uuid) RETURNS void LANGUAGE sql AS $$
  SELECT "mark_hotel"("hotel_id") FROM "bookings" WHERE "id" = "changed_booking"
$$;--> statement-breakpoint
-- A guest's own data matter where they are expected or stay.
CREATE FUNCTION "mark_hotels_of_guest"("changed_guest" uuid) RETURNS void LANGUAGE sql AS $$
  SELECT "mark_hotel"("hotel_id") FROM (
    SELECT "hotel_id" FROM "bookings"
    WHERE "guest_id" = "changed_guest" AND "status" IN ('PENDING', 'PROCESSING', 'CONFIRMED', 'IN_PROGRESS')
    UNION
    SELECT b."hotel_id" FROM "accommodation_guests" g JOIN "bookings" b ON b."id" = g."booking_id"
    WHERE g."guest_id" = "changed_guest" AND b."status" IN ('PENDING', 'PROCESSING', 'CONFIRMED', 'IN_PROGRESS')
  ) AS "hotels_of_guest"
$$;--> statement-breakpoint
-- Statements on many rows: once for all of them.
CREATE FUNCTION "mark_hotels_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[0] = 'hotel_id' THEN
    PERFORM "mark_hotel"("hotel_id") FROM (SELECT DISTINCT "hotel_id" FROM "changed") AS "hotels_of_rows";
  ELSE
    PERFORM "mark_hotel"("hotel_id") FROM (
      SELECT DISTINCT b."hotel_id" FROM "changed" c JOIN "bookings" b ON b."id" = c."booking_id"
    ) AS "hotels_of_rows";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_hotels_of_row"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := NEW;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := OLD;
  END IF;
  -- A branch is only read where it is taken, so each may name a column that other tables lack.
  CASE TG_ARGV[0]
    WHEN 'hotel_id' THEN PERFORM "mark_hotel"(changed."hotel_id");
    WHEN 'booking_id' THEN PERFORM "mark_hotel_of_booking"(changed."booking_id");
    WHEN 'guest_id' THEN PERFORM "mark_hotels_of_guest"(changed."guest_id");
    WHEN 'id' THEN PERFORM "mark_hotels_of_guest"(changed."id");
    WHEN 'payment_id' THEN PERFORM "mark_hotel_of_booking"(p."booking_id")
      FROM "payments" p WHERE p."id" = changed."payment_id";
  END CASE;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  target record;
  event text;
BEGIN
  FOR target IN SELECT * FROM (VALUES
    ('bookings', 'hotel_id'), ('accommodations', 'hotel_id'), ('accommodation_guests', 'booking_id')
  ) AS t("name", "key") LOOP
    FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "mark_hotels_of_rows"(%L)',
        'desk_' || event, event, target."name", CASE event WHEN 'delete' THEN 'OLD' ELSE 'NEW' END, target."key");
    END LOOP;
  END LOOP;
  -- Few rows at a time. Without columns every update counts; with columns only one that changes them: polls and retries write others.
  FOR target IN SELECT * FROM (VALUES
    ('rooms', 'hotel_id', ARRAY['is_ready', 'is_retired', 'number']),
    ('check_ins', 'booking_id', ARRAY['trip', 'registration', 'submitted_at', 'submitted_rooms']),
    ('guarantees', 'booking_id', ARRAY[]::text[]),
    ('guest_registrations', 'hotel_id', ARRAY['state', 'reason']),
    ('payments', 'booking_id', ARRAY['status']),
    ('refunds', 'booking_id', ARRAY['state']),
    ('payment_differences', 'payment_id', ARRAY['taken_cents', 'returned_cents', 'provider_taken_cents', 'provider_returned_cents']),
    ('identity_validations', 'guest_id', ARRAY['status', 'person', 'case_person']),
    ('guest_addresses', 'guest_id', ARRAY[]::text[]),
    ('guests', 'id', ARRAY['first_name', 'last_name', 'social_name', 'nationality']),
    ('visitors', 'hotel_id', ARRAY[]::text[]),
    ('deliveries', 'hotel_id', ARRAY[]::text[]),
    ('space_reservations', 'hotel_id', ARRAY[]::text[])
  ) AS t("name", "key", "columns") LOOP
    EXECUTE format(
      'CREATE TRIGGER "desk_row" AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"(%L)',
      target."name", target."key");
    EXECUTE format(
      'CREATE TRIGGER "desk_row_update" AFTER UPDATE ON %I FOR EACH ROW %s EXECUTE FUNCTION "mark_hotels_of_row"(%L)',
      target."name",
      (SELECT 'WHEN (' || string_agg(format('OLD.%I IS DISTINCT FROM NEW.%I', c, c), ' OR ') || ')' FROM unnest(target."columns") AS c),
      target."key");
  END LOOP;
END $$;--> statement-breakpoint
-- Words of a name, without accents and capitals. Its signs are listed: what a letter is depends on the database's locale.
CREATE FUNCTION "name_tokens"("name" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(regexp_split_to_array(
    lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '[\s.,''’‘´·‐‑-]+'), ''))
$$;--> statement-breakpoint
CREATE INDEX "guests_name_tokens" ON "guests" USING gin ("name_tokens"("first_name" || ' ' || "last_name" || ' ' || coalesce("social_name", '')));--> statement-breakpoint
CREATE INDEX "accommodation_guests_name_tokens" ON "accommodation_guests" USING gin ("name_tokens"("name" || ' ' || coalesce("social_name", '')));--> statement-breakpoint
CREATE INDEX "bookings_holder_tokens" ON "bookings" USING gin ("name_tokens"("holder_last_name")) WHERE "holder_last_name" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "guests_email_prefix" ON "guests" ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accommodation_guests_email_prefix" ON "accommodation_guests" ("email" text_pattern_ops) WHERE "email" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_holder_email_prefix" ON "bookings" ("holder_email" text_pattern_ops) WHERE "holder_email" IS NOT NULL;
