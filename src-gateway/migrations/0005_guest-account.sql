CREATE TABLE "closed_accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"closed_on" date NOT NULL,
	"reason" integer NOT NULL,
	"details" text
);
--> statement-breakpoint
CREATE TABLE "guest_preferences" (
	"guest_id" uuid NOT NULL,
	"part" text NOT NULL,
	"answers" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_preferences_guest_id_part_pk" PRIMARY KEY("guest_id","part")
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_guest_id_guests_id_fk";
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_guest_id_guests_id_fk";
--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "guest_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "receive_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_preferences" ADD CONSTRAINT "guest_preferences_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;