ALTER TABLE "publications" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "tables" json;