CREATE TABLE "reservation_challenges" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"guest_id" uuid,
	"booking_id" uuid,
	"device_id" text,
	"tries" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "reservation_challenges_match" CHECK ((guest_id is null) = (booking_id is null))
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"profile" text NOT NULL,
	"hotel_id" text,
	"device_id" text,
	"check" text NOT NULL,
	"choices" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"opened_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"guest_id" uuid,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_links_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "sign_in_links_guest" CHECK ((outcome = 'APPROVED') = (guest_id is not null))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payload_hash" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "reservation_challenges" ADD CONSTRAINT "reservation_challenges_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_challenges" ADD CONSTRAINT "reservation_challenges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_challenges_expires_at_index" ON "reservation_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_expires_at_index" ON "sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("booking_id") WHERE status = 'OPEN';