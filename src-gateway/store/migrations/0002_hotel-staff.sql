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
ALTER TABLE "staff_credentials" ADD CONSTRAINT "staff_credentials_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tried_codes" ADD CONSTRAINT "staff_tried_codes_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
-- custom:
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
