CREATE TABLE "guest_addresses" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"post_code" text NOT NULL,
	"neighborhood" text NOT NULL,
	"complement" text,
	"ibge_city_code" text,
	"uf" text
);
--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "nationality" integer;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "personal_info_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_addresses" ADD CONSTRAINT "guest_addresses_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;