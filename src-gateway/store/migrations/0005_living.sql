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
CREATE TRIGGER "desk_row_update" AFTER UPDATE ON "reception_messages" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');
