CREATE TABLE "cash_deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"hotel_id" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "cash_deposits_key" UNIQUE("hotel_id","key"),
	CONSTRAINT "cash_deposits_positive" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "desk_payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"means" text NOT NULL,
	"received_cents" integer,
	"network" text,
	"card_kind" text,
	"last_digits" text,
	"authorization_code" text,
	"note" text,
	CONSTRAINT "desk_payments_once" UNIQUE("hotel_id","key"),
	CONSTRAINT "desk_payments_cash" CHECK ((means = 'CASH') = (received_cents is not null)),
	CONSTRAINT "desk_payments_terminal" CHECK (num_nonnulls(network, card_kind, last_digits, authorization_code) = case means when 'TERMINAL' then 4 else 0 end),
	CONSTRAINT "desk_payments_last_digits" CHECK (last_digits ~ '^[0-9]{4}$' and authorization_code ~ '^[A-Z0-9]{4,12}$')
);
--> statement-breakpoint
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
CREATE TABLE "staff_record" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"session_id" uuid,
	"device" text,
	"act" text NOT NULL,
	"hotel_id" text,
	"booking_id" uuid,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "staff_record_details_flat" CHECK (jsonb_typeof(details) = 'object' and not (details @? '$.* ? (@.type() == "object" || @.type() == "array")'))
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"set_up_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"pin_hash" text,
	"pin_failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"staff_id" uuid NOT NULL,
	"hotel_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "staff_roles_staff_id_hotel_id_role_pk" PRIMARY KEY("staff_id","hotel_id","role")
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"recovery_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "staff_second_factors_staff_id_unique" UNIQUE("staff_id")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"signed_in_at" timestamp with time zone,
	"last_active_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"desk_id" uuid,
	CONSTRAINT "staff_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff_tried_codes" (
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_tried_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "door_code_showings" ADD COLUMN "desk_reason" text;--> statement-breakpoint
ALTER TABLE "door_code_showings" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "reception" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "handed_over_to" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sent_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_validations" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "cash_deposits" ADD CONSTRAINT "cash_deposits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_deposits" ADD CONSTRAINT "cash_deposits_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_deposits" ADD CONSTRAINT "cash_deposits_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payments" ADD CONSTRAINT "desk_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payments" ADD CONSTRAINT "desk_payments_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_openings" ADD CONSTRAINT "booking_openings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_credentials" ADD CONSTRAINT "staff_credentials_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tried_codes" ADD CONSTRAINT "staff_tried_codes_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_deposits_booking_id_index" ON "cash_deposits" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_deposits_one_open" ON "cash_deposits" USING btree ("accommodation_id") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "desk_payments_hotel_id_created_at_index" ON "desk_payments" USING btree ("hotel_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_openings_opened_at_index" ON "booking_openings" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "staff_record_of_hotel" ON "staff_record" USING btree ("hotel_id","id");--> statement-breakpoint
CREATE INDEX "staff_record_of_staff" ON "staff_record" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "staff_record_of_booking" ON "staff_record" USING btree ("booking_id","id") WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX "staff_credentials_staff_id_index" ON "staff_credentials" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_links_staff_id_index" ON "staff_links" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_links_open" ON "staff_links" USING btree ("expires_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "staff_roles_hotel_id_index" ON "staff_roles" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff_id_index" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_desk_id_index" ON "staff_sessions" USING btree ("desk_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires_at_index" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_verifications_identifier_index" ON "staff_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "staff_verifications_expires_at_index" ON "staff_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accommodations_in_house" ON "accommodations" USING btree ("hotel_id") WHERE checked_in_at is not null and left_at is null;--> statement-breakpoint
CREATE INDEX "accommodations_left" ON "accommodations" USING btree ("hotel_id","left_at") WHERE left_at is not null;--> statement-breakpoint
CREATE INDEX "bookings_arriving" ON "bookings" USING btree ("hotel_id","status","checkin_date");--> statement-breakpoint
CREATE INDEX "bookings_departing" ON "bookings" USING btree ("hotel_id","status","checkout_date");--> statement-breakpoint
CREATE INDEX "bookings_locator_prefix" ON "bookings" USING btree ("hotel_id","locator" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "guest_registrations_rejected" ON "guest_registrations" USING btree ("hotel_id") WHERE state = 'REFUSED';--> statement-breakpoint
CREATE INDEX "deliveries_announced" ON "deliveries" USING btree ("hotel_id","created_at") WHERE arrived_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_desk_once" ON "payments" USING btree ("booking_id","client_payment_id") WHERE method = 'DESK';--> statement-breakpoint
ALTER TABLE "door_code_showings" ADD CONSTRAINT "door_code_showings_of_staff" CHECK ((desk_reason is null) = (staff_id is null));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_handed_over" CHECK (handed_over_to is null or received_at is not null);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_sent_back" CHECK (sent_back_at is null or (received_at is null and arrived_at is not null));--> statement-breakpoint
-- The record of staff, and the last manager of a hotel.
-- Numbers and chains each row (AUD-02). The lock lets one writer after another see the row before.
CREATE FUNCTION "staff_record_chain"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(7301115);
  SELECT "id", "hash" INTO last FROM "staff_record" ORDER BY "id" DESC LIMIT 1;
  NEW."id" := coalesce(last."id", 0) + 1;
  NEW."previous_hash" := coalesce(last."hash", '');
  NEW."hash" := encode(sha256(convert_to(array_to_json(ARRAY[
    NEW."previous_hash", NEW."id"::text, (extract(epoch from NEW."at") * 1000000)::bigint::text, NEW."staff_id"::text,
    NEW."session_id"::text, NEW."device", NEW."act", NEW."hotel_id", NEW."booking_id"::text, NEW."details"::text
  ])::text, 'UTF8')), 'hex');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_record_chain" BEFORE INSERT ON "staff_record" FOR EACH ROW EXECUTE FUNCTION "staff_record_chain"();--> statement-breakpoint
CREATE FUNCTION "staff_record_reject_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of the staff record cannot be changed or deleted' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_record_no_change" BEFORE UPDATE OR DELETE ON "staff_record" FOR EACH ROW EXECUTE FUNCTION "staff_record_reject_change"();--> statement-breakpoint
CREATE TRIGGER "staff_record_no_truncate" BEFORE TRUNCATE ON "staff_record" FOR EACH STATEMENT EXECUTE FUNCTION "staff_record_reject_change"();
--> statement-breakpoint
-- Rejects a change that leaves a hotel without a manager who can sign in (STF-05). The lock makes two removals at one time
-- see each other; without a manager before the change there is none to keep.
CREATE FUNCTION "staff_roles_keep_a_manager"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."role" <> 'MANAGER' OR NOT EXISTS (SELECT FROM "hotels" WHERE "id" = OLD."hotel_id") THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(7301116, hashtext(OLD."hotel_id"));
  IF NOT EXISTS (
    SELECT FROM "staff_roles" JOIN "staff_accounts" ON "staff_accounts"."id" = "staff_roles"."staff_id"
    WHERE "staff_roles"."hotel_id" = OLD."hotel_id" AND "staff_roles"."role" = 'MANAGER'
      AND "staff_accounts"."set_up_at" IS NOT NULL AND "staff_accounts"."deactivated_at" IS NULL
  ) THEN
    RAISE EXCEPTION 'a hotel keeps at least one manager' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_roles_keep_a_manager';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_roles_keep_a_manager" AFTER DELETE OR UPDATE ON "staff_roles" FOR EACH ROW EXECUTE FUNCTION "staff_roles_keep_a_manager"();


--> statement-breakpoint
-- The version of a hotel, and the desk's search.
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
    ('cash_deposits', 'hotel_id', ARRAY[]::text[]),
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
