CREATE TABLE "device_health" (
	"hotel_id" text NOT NULL,
	"device_id" text NOT NULL,
	"profile" text NOT NULL,
	"version" text NOT NULL,
	"printer" text NOT NULL,
	"out_of_service" text,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_health_hotel_id_device_id_pk" PRIMARY KEY("hotel_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "lobby_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hotel_id" text NOT NULL,
	"device_id" text NOT NULL,
	"key" uuid NOT NULL,
	"screen" text NOT NULL,
	"language" text NOT NULL,
	"session_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"taken_by" uuid,
	"offered_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"path" text,
	"code_hash" text,
	"code_device" text,
	"code_expires_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"closed_by" uuid,
	"word" text,
	CONSTRAINT "lobby_calls_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "lobby_calls_hotel_id_device_id_key_unique" UNIQUE("hotel_id","device_id","key"),
	CONSTRAINT "lobby_calls_taken" CHECK ((taken_at is null) = (taken_by is null)),
	CONSTRAINT "lobby_calls_steps" CHECK (offered_at is null or taken_at is not null),
	CONSTRAINT "lobby_calls_touch" CHECK (accepted_at is null or offered_at is not null)
);
--> statement-breakpoint
ALTER TABLE "device_health" ADD CONSTRAINT "device_health_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lobby_calls" ADD CONSTRAINT "lobby_calls_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lobby_calls" ADD CONSTRAINT "lobby_calls_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lobby_calls_open" ON "lobby_calls" USING btree ("hotel_id","device_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "lobby_calls_created_at_index" ON "lobby_calls" USING btree ("created_at");--> statement-breakpoint
-- A sign of life changes no board; what it says of the device does.
CREATE TRIGGER "desk_row" AFTER INSERT OR DELETE ON "device_health" FOR EACH ROW EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');--> statement-breakpoint
CREATE TRIGGER "desk_row_update" AFTER UPDATE ON "device_health" FOR EACH ROW
  WHEN (OLD."out_of_service" IS DISTINCT FROM NEW."out_of_service") EXECUTE FUNCTION "mark_hotels_of_row"('hotel_id');
