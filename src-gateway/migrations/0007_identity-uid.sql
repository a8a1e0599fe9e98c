ALTER TABLE "guests" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "identity_uid" text;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_identity_uid_unique" UNIQUE("identity_uid");