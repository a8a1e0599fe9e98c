CREATE TABLE "accommodations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"hotel_id" text NOT NULL,
	"room_id" text NOT NULL,
	"room_type_id" text NOT NULL,
	"occupied" "tstzrange" NOT NULL,
	"holds_room" boolean NOT NULL,
	"checkin_hour" integer NOT NULL,
	"checkout_hour" integer NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"children_ages" jsonb NOT NULL,
	"has_pet" boolean NOT NULL,
	"has_cradle" boolean NOT NULL,
	"bed_type" text NOT NULL,
	"value_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	CONSTRAINT "accommodations_money" CHECK (value_cents >= 0 and tax_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_attempts" (
	"guest_id" uuid NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"booking_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_attempts_guest_id_key_pk" PRIMARY KEY("guest_id","key"),
	CONSTRAINT "booking_attempts_outcome" CHECK (outcome <> 'BOOKED' or booking_id is not null)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"locator" text NOT NULL,
	"hotel_id" text NOT NULL,
	"guest_id" uuid,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"walk_in" boolean NOT NULL,
	"checkin_date" date NOT NULL,
	"checkout_date" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"value_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"credits_cents" integer NOT NULL,
	"charged_cents" integer NOT NULL,
	"payment_deadline" timestamp with time zone,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_locator_unique" UNIQUE("locator"),
	CONSTRAINT "bookings_money" CHECK (value_cents >= 0 and tax_cents >= 0 and credits_cents >= 0 and charged_cents >= 0 and credits_cents + charged_cents <= value_cents + tax_cents),
	CONSTRAINT "bookings_dates" CHECK (checkout_date > checkin_date and ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"description" text NOT NULL,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"month" integer NOT NULL,
	"year" integer NOT NULL,
	"method_reference" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_method_once" UNIQUE("guest_id","method_reference")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"type" text NOT NULL,
	"origin" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"remaining_cents" integer NOT NULL,
	"due_date" timestamp with time zone,
	"reason" text,
	"booking_id" uuid,
	"reversed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_amount" CHECK (amount_cents > 0),
	CONSTRAINT "credit_entries_remaining" CHECK (remaining_cents >= 0 and remaining_cents <= amount_cents),
	CONSTRAINT "credit_entries_kind" CHECK ((type = 'DEPOSIT' and due_date is not null) or (type = 'WITHDRAWAL' and remaining_cents = 0))
);
--> statement-breakpoint
CREATE TABLE "credit_uses" (
	"withdrawal_id" bigint NOT NULL,
	"deposit_id" bigint NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "credit_uses_withdrawal_id_deposit_id_pk" PRIMARY KEY("withdrawal_id","deposit_id"),
	CONSTRAINT "credit_uses_positive" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"booking_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"social_name" text,
	"date_of_birth" date NOT NULL,
	"phone_code" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"subscribe" boolean NOT NULL,
	"preferred_language" text NOT NULL,
	"tokens_valid_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guests_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" text PRIMARY KEY NOT NULL,
	"building_code" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"time_zone" text NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hour_tariffs" (
	"room_type_id" text NOT NULL,
	"direction" text NOT NULL,
	"hour" integer NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "hour_tariffs_room_type_id_direction_hour_pk" PRIMARY KEY("room_type_id","direction","hour")
);
--> statement-breakpoint
CREATE TABLE "house_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "night_tariffs" (
	"room_type_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "night_tariffs_room_type_id_weekday_pk" PRIMARY KEY("room_type_id","weekday"),
	CONSTRAINT "night_tariffs_positive" CHECK (cents > 0)
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"guest_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"client_payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"installments" integer NOT NULL,
	"method" text NOT NULL,
	"method_reference" text NOT NULL,
	"save_card" boolean NOT NULL,
	"card_description" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_positive" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_types" (
	"id" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"rank" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"characteristics" jsonb NOT NULL,
	"max_guests" integer NOT NULL,
	"occupancy" integer NOT NULL,
	"size" integer NOT NULL,
	"beds" jsonb NOT NULL,
	"amenities" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"bed_choice" boolean NOT NULL,
	"is_top_suite" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"room_type_id" text NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "rooms_hotel_id_number_unique" UNIQUE("hotel_id","number")
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"method_reference" text NOT NULL,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"month" integer NOT NULL,
	"year" integer NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"exchanged_at" timestamp with time zone,
	CONSTRAINT "sandbox_cards_method_reference_unique" UNIQUE("method_reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"method_reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date NOT NULL,
	"factor_basis_points" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_attempts" ADD CONSTRAINT "booking_attempts_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_attempts" ADD CONSTRAINT "booking_attempts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_withdrawal_id_credit_entries_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."credit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_deposit_id_credit_entries_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."credit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_tariffs" ADD CONSTRAINT "hour_tariffs_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "night_tariffs" ADD CONSTRAINT "night_tariffs_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accommodations_booking_id_index" ON "accommodations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_guest_id_starts_at_index" ON "bookings" USING btree ("guest_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("status") WHERE status in ('PROCESSING', 'PENDING');--> statement-breakpoint
CREATE INDEX "cards_guest_id_index" ON "cards" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_default" ON "cards" USING btree ("guest_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "credit_entries_guest_id_created_at_index" ON "credit_entries" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_withdrawal" ON "credit_entries" USING btree ("booking_id","origin") WHERE type = 'WITHDRAWAL' and reversed_at is null and origin = 'NEW_BOOKING';--> statement-breakpoint
CREATE INDEX "emails_unsent" ON "emails" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "emails_once_per_booking" ON "emails" USING btree ("booking_id","kind") WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX "payments_booking_id_index" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_approved" ON "payments" USING btree ("booking_id") WHERE status = 'APPROVED';--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "rooms_room_type_id_index" ON "rooms" USING btree ("room_type_id");