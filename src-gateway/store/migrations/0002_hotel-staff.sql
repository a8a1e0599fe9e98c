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
CREATE INDEX "staff_record_of_hotel" ON "staff_record" USING btree ("hotel_id","id");--> statement-breakpoint
CREATE INDEX "staff_record_of_staff" ON "staff_record" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "staff_record_of_booking" ON "staff_record" USING btree ("booking_id","id") WHERE booking_id is not null;--> statement-breakpoint
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
