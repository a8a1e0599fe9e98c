ALTER TABLE "lock_commands" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "lock_commands" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "lock_number" bigint;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "lock_compared_at" timestamp with time zone;--> statement-breakpoint
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
  EXECUTE FUNCTION "mark_hotel_of_lock"();
