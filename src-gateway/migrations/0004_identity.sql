CREATE TABLE "identity_validations" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"reference" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_onboardings" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"link_hash" text NOT NULL,
	"link_expires_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"at_kiosk" boolean NOT NULL,
	"session_hash" text,
	"session_expires_at" timestamp with time zone,
	"document_at" timestamp with time zone,
	"selfie_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_onboardings_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "sandbox_onboardings_session_hash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
ALTER TABLE "identity_validations" ADD CONSTRAINT "identity_validations_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_onboardings" ADD CONSTRAINT "sandbox_onboardings_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_onboardings_guest_id_index" ON "sandbox_onboardings" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "sandbox_onboardings_created_at_index" ON "sandbox_onboardings" USING btree ("created_at");