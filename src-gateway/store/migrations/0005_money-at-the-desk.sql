CREATE TABLE "drawer_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"drawer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	"payment_id" uuid,
	"deposit_id" uuid,
	"approval_id" uuid,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drawer_movements_sign" CHECK (amount_cents <> 0 and (amount_cents > 0) = (kind in ('PAYMENT', 'DEPOSIT'))),
	CONSTRAINT "drawer_movements_subject" CHECK ((payment_id is not null) = (kind = 'PAYMENT') and (deposit_id is not null) = (kind in ('DEPOSIT', 'DEPOSIT_RETURN')) and (approval_id is not null) = (amount_cents < 0))
);
--> statement-breakpoint
CREATE TABLE "drawers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"desk" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opening_count" jsonb NOT NULL,
	"opening_cents" integer NOT NULL,
	"counted_by" uuid,
	"counted_at" timestamp with time zone,
	"count" jsonb,
	"counted_cents" integer,
	"expected_cents" integer,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "drawers_key" UNIQUE("hotel_id","key"),
	CONSTRAINT "drawers_amounts" CHECK (opening_cents >= 0 and counted_cents >= 0),
	CONSTRAINT "drawers_counted" CHECK (num_nonnulls(counted_by, counted_at, count, counted_cents, expected_cents) in (0, 5)),
	CONSTRAINT "drawers_closed" CHECK (num_nonnulls(closed_by, closed_at) in (0, 2)),
	CONSTRAINT "drawers_counted_first" CHECK (closed_at is null or counted_at is not null),
	CONSTRAINT "drawers_difference_has_note" CHECK (closed_at is null or counted_cents = expected_cents or note is not null)
);
--> statement-breakpoint
CREATE TABLE "money_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"hotel_id" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"deposit_id" uuid,
	"credit_entry_id" bigint,
	"credit_cents" integer,
	"reason" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"is_approved" boolean,
	"done_at" timestamp with time zone,
	CONSTRAINT "money_approvals_key" UNIQUE("hotel_id","key"),
	CONSTRAINT "money_approvals_positive" CHECK (amount_cents > 0 and credit_cents >= amount_cents),
	CONSTRAINT "money_approvals_two_people" CHECK (decided_by <> staff_id),
	CONSTRAINT "money_approvals_decided" CHECK (num_nonnulls(decided_by, decided_at, is_approved) in (0, 3)),
	CONSTRAINT "money_approvals_done_with_approval" CHECK (done_at is null or not needs_second or is_approved is true),
	CONSTRAINT "money_approvals_subject" CHECK ((deposit_id is not null) = (kind = 'DEPOSIT_RETURN') and num_nonnulls(credit_entry_id, credit_cents) = case kind when 'CREDIT_PAYOUT' then 2 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_drawer_id_drawers_id_fk" FOREIGN KEY ("drawer_id") REFERENCES "public"."drawers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_deposit_id_cash_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."cash_deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_approval_id_money_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."money_approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawers" ADD CONSTRAINT "drawers_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_deposit_id_cash_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."cash_deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_credit_entry_id_credit_entries_id_fk" FOREIGN KEY ("credit_entry_id") REFERENCES "public"."credit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drawer_movements_drawer_id_index" ON "drawer_movements" USING btree ("drawer_id");--> statement-breakpoint
CREATE INDEX "drawer_movements_booking_id_index" ON "drawer_movements" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_movements_payment_once" ON "drawer_movements" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_movements_deposit_once" ON "drawer_movements" USING btree ("deposit_id","kind") WHERE deposit_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_movements_approval_once" ON "drawer_movements" USING btree ("approval_id") WHERE approval_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "drawers_one_per_desk" ON "drawers" USING btree ("hotel_id","desk") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "drawers_hotel_id_opened_at_index" ON "drawers" USING btree ("hotel_id","opened_at");--> statement-breakpoint
CREATE INDEX "money_approvals_open" ON "money_approvals" USING btree ("hotel_id","expires_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "money_approvals_done" ON "money_approvals" USING btree ("hotel_id","done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "money_approvals_booking_id_index" ON "money_approvals" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "money_approvals_deposit_once" ON "money_approvals" USING btree ("deposit_id") WHERE done_at is not null;--> statement-breakpoint
-- A counted drawer takes no cash (DRW-01). The share lock waits for a count that has begun, and lets a count wait for this.
CREATE FUNCTION "drawer_movements_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'movements of a drawer cannot be changed or deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  PERFORM FROM "drawers" WHERE "id" = NEW."drawer_id" AND "counted_at" IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the drawer is counted' USING ERRCODE = 'check_violation', CONSTRAINT = 'drawer_movements_open_drawer';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "drawer_movements_guard" BEFORE INSERT OR UPDATE OR DELETE ON "drawer_movements" FOR EACH ROW EXECUTE FUNCTION "drawer_movements_guard"();--> statement-breakpoint
CREATE TRIGGER "drawer_movements_no_truncate" BEFORE TRUNCATE ON "drawer_movements" FOR EACH STATEMENT EXECUTE FUNCTION "drawer_movements_guard"();--> statement-breakpoint
-- A closed drawer never changes, a count and an opening neither; what was expected is what the movements say.
CREATE FUNCTION "drawers_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'TRUNCATE') THEN
    RAISE EXCEPTION 'a drawer cannot be deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD."closed_at" IS NOT NULL
    OR row(NEW."id", NEW."hotel_id", NEW."desk", NEW."opened_by", NEW."opened_at", NEW."opening_count", NEW."opening_cents")
      IS DISTINCT FROM row(OLD."id", OLD."hotel_id", OLD."desk", OLD."opened_by", OLD."opened_at", OLD."opening_count", OLD."opening_cents")
    OR OLD."counted_at" IS NOT NULL
      AND row(NEW."counted_by", NEW."counted_at", NEW."count", NEW."counted_cents", NEW."expected_cents")
        IS DISTINCT FROM row(OLD."counted_by", OLD."counted_at", OLD."count", OLD."counted_cents", OLD."expected_cents") THEN
    RAISE EXCEPTION 'the drawer cannot be changed any more' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'drawers_final';
  END IF;
  IF OLD."counted_at" IS NULL AND NEW."counted_at" IS NOT NULL AND NEW."expected_cents" <> NEW."opening_cents" + (
    SELECT coalesce(sum("amount_cents"), 0) FROM "drawer_movements" WHERE "drawer_id" = NEW."id"
  ) THEN
    RAISE EXCEPTION 'the drawer expects another amount' USING ERRCODE = 'check_violation', CONSTRAINT = 'drawers_expected';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "drawers_guard" BEFORE UPDATE OR DELETE ON "drawers" FOR EACH ROW EXECUTE FUNCTION "drawers_guard"();--> statement-breakpoint
CREATE TRIGGER "drawers_no_truncate" BEFORE TRUNCATE ON "drawers" FOR EACH STATEMENT EXECUTE FUNCTION "drawers_guard"();--> statement-breakpoint
-- The desk sees both within its poll (FRD-04).
CREATE TRIGGER "desk_row" AFTER INSERT OR UPDATE ON "drawers" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row" AFTER INSERT OR UPDATE ON "money_approvals" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');
