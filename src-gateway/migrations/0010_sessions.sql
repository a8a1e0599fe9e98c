CREATE TABLE "session_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"rotation" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"device_kind" text NOT NULL,
	"hotel_id" text,
	"browser" text,
	"system" text,
	"signed_in_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"rotation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"received_rotation" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_tokens_session_id_index" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_guest_id_index" ON "sessions" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
INSERT INTO "sessions" ("id", "guest_id", "device_kind", "signed_in_at", "last_seen_at", "expires_at", "rotated_at")
SELECT overlay(overlay(md5("token_hash") placing '4' from 13) placing '8' from 17)::uuid, "guest_id", 'BROWSER', "created_at", "created_at", "expires_at", "created_at" FROM "refresh_tokens";
--> statement-breakpoint
INSERT INTO "session_tokens" ("token_hash", "session_id", "rotation")
SELECT "token_hash", overlay(overlay(md5("token_hash") placing '4' from 13) placing '8' from 17)::uuid, 1 FROM "refresh_tokens";
