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
ALTER TABLE "door_code_showings" ADD COLUMN "desk_reason" text;--> statement-breakpoint
ALTER TABLE "door_code_showings" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "handed_over_to" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sent_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_validations" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "cash_deposits" ADD CONSTRAINT "cash_deposits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_deposits" ADD CONSTRAINT "cash_deposits_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_deposits" ADD CONSTRAINT "cash_deposits_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payments" ADD CONSTRAINT "desk_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payments" ADD CONSTRAINT "desk_payments_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_deposits_booking_id_index" ON "cash_deposits" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_deposits_one_open" ON "cash_deposits" USING btree ("accommodation_id") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "desk_payments_hotel_id_created_at_index" ON "desk_payments" USING btree ("hotel_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_announced" ON "deliveries" USING btree ("hotel_id","created_at") WHERE arrived_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_desk_once" ON "payments" USING btree ("booking_id","client_payment_id") WHERE method = 'DESK';--> statement-breakpoint
ALTER TABLE "door_code_showings" ADD CONSTRAINT "door_code_showings_of_staff" CHECK ((desk_reason is null) = (staff_id is null));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_handed_over" CHECK (handed_over_to is null or received_at is not null);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_sent_back" CHECK (sent_back_at is null or (received_at is null and arrived_at is not null));