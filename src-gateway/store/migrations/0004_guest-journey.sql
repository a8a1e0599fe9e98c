CREATE TABLE "email_changes" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_addresses" (
	"guest_id" uuid NOT NULL,
	"email" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_addresses_guest_id_email_since_pk" PRIMARY KEY("guest_id","email","since")
);
--> statement-breakpoint
ALTER TABLE "guest_addresses" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_addresses" ALTER COLUMN "neighborhood" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "wifi" jsonb;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "breakfast" jsonb;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "parking" jsonb;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "emergency" jsonb;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_addresses" ADD CONSTRAINT "mailed_addresses_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_addresses" ADD CONSTRAINT "guest_addresses_lines_of_brazil" CHECK ("guest_addresses"."country" <> 'BR' OR ("guest_addresses"."number" IS NOT NULL AND "guest_addresses"."neighborhood" IS NOT NULL));