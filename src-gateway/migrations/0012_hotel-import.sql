CREATE TABLE "pictures" (
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pictures_name_width_pk" PRIMARY KEY("name","width")
);
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "address" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "note" jsonb;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_types" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;