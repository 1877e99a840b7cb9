CREATE TABLE "addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"updated" date NOT NULL,
	"image" json,
	"indexed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"slug" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"published" date NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"path" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"slug" text PRIMARY KEY NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"ref" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"series" text NOT NULL,
	"form" text NOT NULL,
	"themes" text[] NOT NULL,
	"components" text[] NOT NULL,
	"audience" text[] NOT NULL,
	"age_from" smallint NOT NULL,
	"time_of_day" text[] NOT NULL,
	"marks" text[] NOT NULL,
	"allergens" text[] NOT NULL,
	"rating_value" real,
	"rating_count" integer NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"since" date NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"status" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"rating" smallint NOT NULL,
	"date" date NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"path" text PRIMARY KEY NOT NULL,
	"text" text,
	"media" text
);
--> statement-breakpoint
CREATE INDEX "articles_by_date" ON "articles" USING btree ("published" DESC NULLS LAST,"slug");--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("product","date" DESC NULLS LAST);