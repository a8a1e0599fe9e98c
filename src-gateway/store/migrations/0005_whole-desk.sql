CREATE TABLE "reception_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"text" text,
	"conversation_id" uuid,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"reply" text,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	CONSTRAINT "reception_messages_conversation" UNIQUE("conversation_id"),
	CONSTRAINT "reception_messages_once" UNIQUE("guest_id","idempotency_key"),
	CONSTRAINT "reception_messages_kind" CHECK ((text is null) = (conversation_id is not null)),
	CONSTRAINT "reception_messages_replied" CHECK ((closed_at is null) = (closed_by is null) and (reply is null or closed_at is not null))
);
--> statement-breakpoint
CREATE TABLE "shift_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"text" text NOT NULL,
	"room_id" text,
	"booking_id" uuid,
	"due_at" timestamp with time zone,
	"written_by" uuid NOT NULL,
	"done_by" uuid,
	"done_at" timestamp with time zone,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shift_notes_once" UNIQUE("hotel_id","key"),
	CONSTRAINT "shift_notes_subject" CHECK (room_id is null or booking_id is null),
	CONSTRAINT "shift_notes_done_by_somebody" CHECK ((done_at is null) = (done_by is null))
);
--> statement-breakpoint
ALTER TABLE "space_reservations" ADD COLUMN "cancel_message" text;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reception_messages" ADD CONSTRAINT "reception_messages_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reception_messages" ADD CONSTRAINT "reception_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reception_messages" ADD CONSTRAINT "reception_messages_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reception_messages" ADD CONSTRAINT "reception_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_notes" ADD CONSTRAINT "shift_notes_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_notes" ADD CONSTRAINT "shift_notes_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_notes" ADD CONSTRAINT "shift_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reception_messages_open" ON "reception_messages" USING btree ("hotel_id","created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "reception_messages_closed" ON "reception_messages" USING btree ("hotel_id","closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "shift_notes_open" ON "shift_notes" USING btree ("hotel_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "shift_notes_done" ON "shift_notes" USING btree ("hotel_id","done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "shift_notes_booking_id_index" ON "shift_notes" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "space_reservations_hotel_id_starts_at_index" ON "space_reservations" USING btree ("hotel_id","starts_at");--> statement-breakpoint
CREATE INDEX "visitors_hotel_id_visit_date_index" ON "visitors" USING btree ("hotel_id","visit_date");--> statement-breakpoint
CREATE INDEX "visitors_inside" ON "visitors" USING btree ("hotel_id") WHERE arrived_at is not null and left_at is null;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "space_reservations" ADD CONSTRAINT "space_reservations_message" CHECK (cancel_message is null or canceled_at is not null);--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_left" CHECK (left_at is null or arrived_at is not null);--> statement-breakpoint
-- Notes and messages are part of what the desk sees: they change the hotel's version.
CREATE TRIGGER "desk_row" AFTER INSERT OR DELETE ON "shift_notes" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row_update" AFTER UPDATE ON "shift_notes" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row" AFTER INSERT OR DELETE ON "reception_messages" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row_update" AFTER UPDATE ON "reception_messages" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TABLE "device_health" (
	"hotel_id" text NOT NULL,
	"device_id" text NOT NULL,
	"profile" text NOT NULL,
	"version" text NOT NULL,
	"printer" text NOT NULL,
	"out_of_service" text,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_health_hotel_id_device_id_pk" PRIMARY KEY("hotel_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "lobby_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"device_id" text NOT NULL,
	"key" uuid NOT NULL,
	"screen" text NOT NULL,
	"language" text NOT NULL,
	"session_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"taken_by" uuid,
	"offered_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"path" text,
	"code_hash" text,
	"code_device" text,
	"code_expires_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"closed_by" uuid,
	"word" text,
	CONSTRAINT "lobby_calls_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "lobby_calls_hotel_id_device_id_key_unique" UNIQUE("hotel_id","device_id","key"),
	CONSTRAINT "lobby_calls_taken" CHECK ((taken_at is null) = (taken_by is null)),
	CONSTRAINT "lobby_calls_steps" CHECK (offered_at is null or taken_at is not null),
	CONSTRAINT "lobby_calls_touch" CHECK (accepted_at is null or offered_at is not null)
);
--> statement-breakpoint
ALTER TABLE "device_health" ADD CONSTRAINT "device_health_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lobby_calls" ADD CONSTRAINT "lobby_calls_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lobby_calls" ADD CONSTRAINT "lobby_calls_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lobby_calls_open" ON "lobby_calls" USING btree ("hotel_id","device_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "lobby_calls_created_at_index" ON "lobby_calls" USING btree ("created_at");--> statement-breakpoint
-- A sign of life changes no board; what it says of the device does.
CREATE TRIGGER "desk_row" AFTER INSERT OR DELETE ON "device_health" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row_update" AFTER UPDATE ON "device_health" FOR EACH ROW
  WHEN (OLD."out_of_service" IS DISTINCT FROM NEW."out_of_service") EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TABLE "minor_registrations" (
	"room_guest_id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"document_kind" text NOT NULL,
	"document_number" text NOT NULL,
	"birth_date" date NOT NULL,
	"relation" text NOT NULL,
	"responsible_id" uuid,
	"further" jsonb NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"from_room_id" text NOT NULL,
	"to_room_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"hold_id" bigint,
	"has_new_code" boolean NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_moves_once" UNIQUE("hotel_id","key")
);
--> statement-breakpoint
DROP INDEX "credit_entries_one_return";--> statement-breakpoint
ALTER TABLE "accommodations" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "no_show_undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "minor_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_room_guest_id_accommodation_guests_id_fk" FOREIGN KEY ("room_guest_id") REFERENCES "public"."accommodation_guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minor_registrations" ADD CONSTRAINT "minor_registrations_responsible_id_accommodation_guests_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."accommodation_guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_from_room_id_rooms_id_fk" FOREIGN KEY ("from_room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_to_room_id_rooms_id_fk" FOREIGN KEY ("to_room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_moves" ADD CONSTRAINT "room_moves_hold_id_accommodations_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."accommodations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "minor_registrations_booking_id_index" ON "minor_registrations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "room_moves_booking_id_index" ON "room_moves" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_moves_one_planned" ON "room_moves" USING btree ("accommodation_id") WHERE state = 'PLANNED';--> statement-breakpoint
CREATE INDEX "room_moves_planned" ON "room_moves" USING btree ("starts_at") WHERE state = 'PLANNED';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_return" ON "credit_entries" USING btree ("booking_id") WHERE type = 'DEPOSIT' and reversed_at is null and origin in ('FULL_CANCELLATION', 'PARTIAL_CANCELLATION', 'NO_SHOW');--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_without_booking" CHECK (booking_id is not null or (checked_in_at is null and left_at is null and door_code is null));--> statement-breakpoint
-- A minor's registration is on the booking's page and under attention.
CREATE TRIGGER "desk_row" AFTER INSERT OR DELETE ON "minor_registrations" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row_update" AFTER UPDATE ON "minor_registrations" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
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
CREATE TRIGGER "desk_row" AFTER INSERT OR UPDATE ON "money_approvals" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
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
CREATE TRIGGER "feed_update" AFTER UPDATE ON "refunds" FOR EACH ROW WHEN (NEW."state" = 'DONE' AND OLD."state" <> 'DONE') EXECUTE FUNCTION "feed_money"();--> statement-breakpoint
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
