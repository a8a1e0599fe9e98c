CREATE TABLE "payment_differences" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"taken_cents" integer NOT NULL,
	"returned_cents" integer NOT NULL,
	"provider_taken_cents" integer NOT NULL,
	"provider_returned_cents" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pix_codes" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"reference" text,
	"code" text,
	"expires_at" timestamp with time zone NOT NULL,
	"ended" text,
	"next_look_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pix_receipts" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"is_honoured" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_cards" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"customer" text NOT NULL,
	"typed_for" uuid NOT NULL,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"month" integer NOT NULL,
	"year" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_cards_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "provider_customers" (
	"provider" text NOT NULL,
	"guest_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_customers_provider_guest_id_pk" PRIMARY KEY("provider","guest_id")
);
--> statement-breakpoint
CREATE TABLE "provider_invoices" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_invoices_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_positive" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_pix_codes" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"code" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_pix_codes_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_pix_transfers" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refuses_refund" boolean DEFAULT false NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reconciled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pix_codes" ADD CONSTRAINT "pix_codes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pix_receipts" ADD CONSTRAINT "pix_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_customers" ADD CONSTRAINT "provider_customers_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","event","reference","status");--> statement-breakpoint
CREATE INDEX "payment_events_to_handle" ON "payment_events" USING btree ("created_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "pix_codes_to_look_at" ON "pix_codes" USING btree ("next_look_at") WHERE next_look_at is not null;--> statement-breakpoint
CREATE INDEX "pix_receipts_payment_id_index" ON "pix_receipts" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pix_receipts_one_honoured" ON "pix_receipts" USING btree ("payment_id") WHERE is_honoured;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_cards_typed_once" ON "provider_cards" USING btree ("provider","typed_for");--> statement-breakpoint
CREATE INDEX "provider_invoices_payment_id_index" ON "provider_invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_booking_id_index" ON "refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("next_try_at") WHERE state <> 'DONE';--> statement-breakpoint
CREATE INDEX "payments_to_reconcile" ON "payments" USING btree ("settled_at") WHERE method <> 'DESK';