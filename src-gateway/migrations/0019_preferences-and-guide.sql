CREATE TABLE "guide_places" (
	"id" text PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"source" text NOT NULL,
	"rank" integer NOT NULL,
	"section" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"tag" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"highlight" jsonb,
	"recommended_by" jsonb,
	"picture" text,
	"address" jsonb NOT NULL,
	"week" jsonb,
	"event" jsonb,
	"website" text,
	"phone" text,
	"min_price" integer,
	"max_price" integer,
	"traits" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "minibar_options" (
	"id" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_options" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"rank" integer NOT NULL,
	"key" text NOT NULL,
	"category" text,
	"name" jsonb NOT NULL,
	CONSTRAINT "quiz_options_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "room_options" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"rank" integer NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "room_options_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "room_preparations" (
	"accommodation_id" bigint NOT NULL,
	"guest_id" uuid NOT NULL,
	"parts" jsonb NOT NULL,
	"fixed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_preparations_accommodation_id_guest_id_pk" PRIMARY KEY("accommodation_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "guide_places" ADD CONSTRAINT "guide_places_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_preparations" ADD CONSTRAINT "room_preparations_accommodation_id_accommodations_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_preparations" ADD CONSTRAINT "room_preparations_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_places_hotel_id_index" ON "guide_places" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "room_preparations_guest_id_index" ON "room_preparations" USING btree ("guest_id");