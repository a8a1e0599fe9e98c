CREATE TABLE "familiar_networks" (
	"guest_id" uuid NOT NULL,
	"network_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "familiar_networks_guest_id_network_hash_pk" PRIMARY KEY("guest_id","network_hash")
);
--> statement-breakpoint
ALTER TABLE "familiar_networks" ADD CONSTRAINT "familiar_networks_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;