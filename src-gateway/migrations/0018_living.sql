CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"history" jsonb NOT NULL,
	"option_chosen" text NOT NULL,
	"is_solved" boolean,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"guest_id" uuid NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"delivery_code" text,
	"registered_by" text NOT NULL,
	"comments" text,
	"arrived_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deliveries_once" UNIQUE("guest_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "space_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"guest_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spaces" (
	"id" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"rank" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"instructions" jsonb NOT NULL,
	"picture" text,
	"capacity" integer NOT NULL,
	"usage_basis_points" integer NOT NULL,
	"stay_minutes" integer NOT NULL,
	"week" jsonb NOT NULL,
	"closed_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"code" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"accommodation_id" bigint NOT NULL,
	"guest_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"nickname" text NOT NULL,
	"document_type" text NOT NULL,
	"document" text NOT NULL,
	"visitor_type" text NOT NULL,
	"visit_date" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitors_once_a_day" UNIQUE("accommodation_id","visit_date")
);
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "map" text;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_reservations" ADD CONSTRAINT "space_reservations_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_reservations" ADD CONSTRAINT "space_reservations_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_reservations" ADD CONSTRAINT "space_reservations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_reservations" ADD CONSTRAINT "space_reservations_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_reservations" ADD CONSTRAINT "space_reservations_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_guest_id_index" ON "chat_conversations" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_created_at_index" ON "chat_conversations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_hotel_id_received_at_index" ON "deliveries" USING btree ("hotel_id","received_at");--> statement-breakpoint
CREATE INDEX "deliveries_accommodation_id_index" ON "deliveries" USING btree ("accommodation_id");--> statement-breakpoint
CREATE INDEX "space_reservations_space_id_starts_at_index" ON "space_reservations" USING btree ("space_id","starts_at");--> statement-breakpoint
CREATE INDEX "space_reservations_guest_id_index" ON "space_reservations" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "space_reservations_accommodation_id_index" ON "space_reservations" USING btree ("accommodation_id");--> statement-breakpoint
CREATE INDEX "spaces_hotel_id_index" ON "spaces" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "visitors_guest_id_index" ON "visitors" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "visitors_ends_at_index" ON "visitors" USING btree ("ends_at");