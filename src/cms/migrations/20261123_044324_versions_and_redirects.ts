import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What sells or shows keeps versions, each with its author; a redirect has a kind; codes have a trash. The price lists left Payload's
 * export and import: their tables held files to be fetched and reports that were read, and go.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__extensions_v_version_category" AS ENUM('popular', 'business', 'technology', 'country', 'organization', 'creative');
  CREATE TYPE "public"."enum__addons_v_version_category" AS ENUM('privacy', 'email-addon', 'security', 'performance');
  CREATE TYPE "public"."enum__coupons_v_version_applicable_categories" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum__coupons_v_version_excluded_categories" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum__coupons_v_version_type" AS ENUM('percentage', 'fixed');
  CREATE TYPE "public"."enum__automatic_discounts_v_version_applicable_categories" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum__automatic_discounts_v_version_type" AS ENUM('percentage', 'fixed');
  CREATE TYPE "public"."enum__automatic_discounts_v_version_conditions_billing_period" AS ENUM('monthly', 'quarterly', 'semiannual', 'yearly', 'biennial');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('308', '307');
  CREATE TYPE "public"."enum__redirects_v_version_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum__redirects_v_version_type" AS ENUM('308', '307');
  CREATE TYPE "public"."enum__site_settings_v_version_price_locale" AS ENUM('en-US', 'visitor');
  CREATE TABLE "_extensions_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_extensions_v_version_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_extensions_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_extension" varchar NOT NULL,
  	"version_price" numeric NOT NULL,
  	"version_original_price" numeric NOT NULL,
  	"version_renewal" numeric NOT NULL,
  	"version_min_length" numeric DEFAULT 1 NOT NULL,
  	"version_category" "enum__extensions_v_version_category" DEFAULT 'popular' NOT NULL,
  	"version_popular" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100 NOT NULL,
  	"version_rdap_server" varchar,
  	"version_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_extensions_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_addons_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_addons_v_version_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_addons_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_price" numeric NOT NULL,
  	"version_original_price" numeric,
  	"version_icon" varchar,
  	"version_key" varchar NOT NULL,
  	"version_category" "enum__addons_v_version_category" NOT NULL,
  	"version_recommended" boolean DEFAULT false,
  	"version_popular" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100 NOT NULL,
  	"version_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_addons_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_transfer_prices_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_transfer_prices_v_version_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_transfer_prices_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_extension" varchar NOT NULL,
  	"version_price" numeric NOT NULL,
  	"version_original_price" numeric NOT NULL,
  	"version_popular" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_transfer_prices_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_currencies_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_code" varchar NOT NULL,
  	"version_symbol" varchar NOT NULL,
  	"version_exchange_rate" numeric NOT NULL,
  	"version_rate_date" timestamp(3) with time zone NOT NULL,
  	"version_digits" numeric DEFAULT 2 NOT NULL,
  	"version_locale" varchar DEFAULT 'en-US' NOT NULL,
  	"version_is_active" boolean DEFAULT true,
  	"version_order" numeric DEFAULT 100 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_currencies_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_coupons_v_version_applicable_categories" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__coupons_v_version_applicable_categories",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_coupons_v_version_excluded_categories" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__coupons_v_version_excluded_categories",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_coupons_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_code" varchar NOT NULL,
  	"version_type" "enum__coupons_v_version_type" DEFAULT 'percentage' NOT NULL,
  	"version_value" numeric NOT NULL,
  	"version_currency" varchar DEFAULT 'USD' NOT NULL,
  	"version_max_discount" numeric,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" varchar DEFAULT 'UTC',
  	"version_expires_at" timestamp(3) with time zone,
  	"version_expiresat_tz" varchar DEFAULT 'UTC',
  	"version_min_amount" numeric,
  	"version_min_quantity" numeric,
  	"version_usage_limit" numeric,
  	"version_per_customer_limit" numeric,
  	"version_used_count" numeric DEFAULT 0,
  	"version_is_active" boolean DEFAULT true,
  	"version_is_first_time_only" boolean DEFAULT false,
  	"version_combinable" boolean DEFAULT true,
  	"version_priority" numeric DEFAULT 100 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_coupons_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_automatic_discounts_v_version_applicable_categories" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__automatic_discounts_v_version_applicable_categories",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_automatic_discounts_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_type" "enum__automatic_discounts_v_version_type" DEFAULT 'percentage' NOT NULL,
  	"version_value" numeric NOT NULL,
  	"version_currency" varchar DEFAULT 'USD' NOT NULL,
  	"version_max_discount" numeric,
  	"version_conditions_billing_period" "enum__automatic_discounts_v_version_conditions_billing_period",
  	"version_conditions_is_first_order" boolean DEFAULT false,
  	"version_conditions_min_amount" numeric,
  	"version_key" varchar NOT NULL,
  	"version_is_active" boolean DEFAULT true,
  	"version_priority" numeric DEFAULT 100 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_automatic_discounts_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_from" varchar NOT NULL,
  	"version_to_type" "enum__redirects_v_version_to_type" DEFAULT 'reference',
  	"version_to_url" varchar,
  	"version_type" "enum__redirects_v_version_type" DEFAULT '308' NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_redirects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid
  );
  
  CREATE TABLE "_header_v_version_services_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_services_links_locales" (
  	"label" varchar,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_header_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_services_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_header_v_version_main_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_main_links_locales" (
  	"label" varchar,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_header_v_version_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_main_locales" (
  	"label" varchar,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_header_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_header_v_locales" (
  	"version_services_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_links_locales" (
  	"label" varchar,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_tagline" varchar,
  	"version_legal_line" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_domain_search_v_version_popular_extensions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"extension" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_domain_search_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_max_results" numeric DEFAULT 10 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_domain_search_v_locales" (
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_placeholder" varchar,
  	"version_no_results" varchar,
  	"version_addons_heading" varchar,
  	"version_addons_intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pricing_settings_v_version_wildcard_excluded" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_settings_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_tax_rate" numeric DEFAULT 0.1 NOT NULL,
  	"version_max_combined_discount_percent" numeric DEFAULT 100 NOT NULL,
  	"version_wildcard_multiplier" numeric DEFAULT 3 NOT NULL,
  	"version_multi_domain_price" numeric DEFAULT 149.99 NOT NULL,
  	"version_default_transfer_price" numeric DEFAULT 12.99 NOT NULL,
  	"version_default_transfer_original_price" numeric DEFAULT 19.99 NOT NULL,
  	"version_name_hold_hours" numeric DEFAULT 72 NOT NULL,
  	"version_ssl_strike_enabled" boolean DEFAULT true,
  	"version_ssl_strike_multiplier" numeric DEFAULT 1.2 NOT NULL,
  	"version_email_strike_enabled" boolean DEFAULT true,
  	"version_email_strike_multiplier" numeric DEFAULT 1.4 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_placeholder_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_brand_name" varchar DEFAULT 'Hostfront' NOT NULL,
  	"version_support_email" varchar DEFAULT 'support@example.com' NOT NULL,
  	"version_default_currency" varchar DEFAULT 'USD' NOT NULL,
  	"version_price_locale" "enum__site_settings_v_version_price_locale" DEFAULT 'en-US' NOT NULL,
  	"version_preselect_recommended" boolean DEFAULT true,
  	"version_refresh_sections" boolean DEFAULT false,
  	"version_bank_details_holder" varchar,
  	"version_bank_details_iban" varchar,
  	"version_bank_details_bic" varchar,
  	"version_bank_details_bank_name" varchar,
  	"version_bank_details_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_bank_details_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  DELETE FROM "payload_jobs" WHERE "task_slug" IN ('createCollectionExport', 'createCollectionImport');
  DELETE FROM "payload_jobs_log" WHERE "task_slug" IN ('createCollectionExport', 'createCollectionImport');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "faqs" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "resources" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_resources_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "services" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "extensions" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "addons" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "transfer_prices" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "currencies" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "coupons" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "coupons" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "automatic_discounts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "automatic_discounts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "type" "enum_redirects_type" DEFAULT '308' NOT NULL;
  ALTER TABLE "redirects" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "header" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "footer" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "domain_search" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "pricing_settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_extensions_v_version_features" ADD CONSTRAINT "_extensions_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_extensions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_extensions_v_version_features_locales" ADD CONSTRAINT "_extensions_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_extensions_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_extensions_v" ADD CONSTRAINT "_extensions_v_parent_id_extensions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."extensions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_extensions_v_locales" ADD CONSTRAINT "_extensions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_extensions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_addons_v_version_features" ADD CONSTRAINT "_addons_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_addons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_addons_v_version_features_locales" ADD CONSTRAINT "_addons_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_addons_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_addons_v" ADD CONSTRAINT "_addons_v_parent_id_addons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."addons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_addons_v_locales" ADD CONSTRAINT "_addons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_addons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_transfer_prices_v_version_features" ADD CONSTRAINT "_transfer_prices_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_transfer_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_transfer_prices_v_version_features_locales" ADD CONSTRAINT "_transfer_prices_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_transfer_prices_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_transfer_prices_v" ADD CONSTRAINT "_transfer_prices_v_parent_id_transfer_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."transfer_prices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_transfer_prices_v_locales" ADD CONSTRAINT "_transfer_prices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_transfer_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_currencies_v" ADD CONSTRAINT "_currencies_v_parent_id_currencies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."currencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_currencies_v_locales" ADD CONSTRAINT "_currencies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_currencies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v_version_applicable_categories" ADD CONSTRAINT "_coupons_v_version_applicable_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v_version_excluded_categories" ADD CONSTRAINT "_coupons_v_version_excluded_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v" ADD CONSTRAINT "_coupons_v_parent_id_coupons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_coupons_v_locales" ADD CONSTRAINT "_coupons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_automatic_discounts_v_version_applicable_categories" ADD CONSTRAINT "_automatic_discounts_v_version_applicable_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_automatic_discounts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_automatic_discounts_v" ADD CONSTRAINT "_automatic_discounts_v_parent_id_automatic_discounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."automatic_discounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_automatic_discounts_v_locales" ADD CONSTRAINT "_automatic_discounts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_automatic_discounts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_services_links" ADD CONSTRAINT "_header_v_version_services_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_services_links_locales" ADD CONSTRAINT "_header_v_version_services_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_services_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_services" ADD CONSTRAINT "_header_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_services_locales" ADD CONSTRAINT "_header_v_version_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_main_links" ADD CONSTRAINT "_header_v_version_main_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_main_links_locales" ADD CONSTRAINT "_header_v_version_main_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_main_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_main" ADD CONSTRAINT "_header_v_version_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_main_locales" ADD CONSTRAINT "_header_v_version_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_locales" ADD CONSTRAINT "_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_domain_search_v_version_popular_extensions" ADD CONSTRAINT "_domain_search_v_version_popular_extensions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_domain_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_domain_search_v_locales" ADD CONSTRAINT "_domain_search_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_domain_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_settings_v_version_wildcard_excluded" ADD CONSTRAINT "_pricing_settings_v_version_wildcard_excluded_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_placeholder_names" ADD CONSTRAINT "_site_settings_v_version_placeholder_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_extensions_v_version_features_order_idx" ON "_extensions_v_version_features" USING btree ("_order");
  CREATE INDEX "_extensions_v_version_features_parent_id_idx" ON "_extensions_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_extensions_v_version_features_locales_locale_parent_id_uniq" ON "_extensions_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_extensions_v_parent_idx" ON "_extensions_v" USING btree ("parent_id");
  CREATE INDEX "_extensions_v_version_version_extension_idx" ON "_extensions_v" USING btree ("version_extension");
  CREATE INDEX "_extensions_v_version_version_order_idx" ON "_extensions_v" USING btree ("version_order");
  CREATE INDEX "_extensions_v_version_version_updated_at_idx" ON "_extensions_v" USING btree ("version_updated_at");
  CREATE INDEX "_extensions_v_version_version_created_at_idx" ON "_extensions_v" USING btree ("version_created_at");
  CREATE INDEX "_extensions_v_version_version_deleted_at_idx" ON "_extensions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_extensions_v_created_at_idx" ON "_extensions_v" USING btree ("created_at");
  CREATE INDEX "_extensions_v_updated_at_idx" ON "_extensions_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_extensions_v_locales_locale_parent_id_unique" ON "_extensions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_addons_v_version_features_order_idx" ON "_addons_v_version_features" USING btree ("_order");
  CREATE INDEX "_addons_v_version_features_parent_id_idx" ON "_addons_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_addons_v_version_features_locales_locale_parent_id_unique" ON "_addons_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_addons_v_parent_idx" ON "_addons_v" USING btree ("parent_id");
  CREATE INDEX "_addons_v_version_version_key_idx" ON "_addons_v" USING btree ("version_key");
  CREATE INDEX "_addons_v_version_version_order_idx" ON "_addons_v" USING btree ("version_order");
  CREATE INDEX "_addons_v_version_version_updated_at_idx" ON "_addons_v" USING btree ("version_updated_at");
  CREATE INDEX "_addons_v_version_version_created_at_idx" ON "_addons_v" USING btree ("version_created_at");
  CREATE INDEX "_addons_v_version_version_deleted_at_idx" ON "_addons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_addons_v_created_at_idx" ON "_addons_v" USING btree ("created_at");
  CREATE INDEX "_addons_v_updated_at_idx" ON "_addons_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_addons_v_locales_locale_parent_id_unique" ON "_addons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_transfer_prices_v_version_features_order_idx" ON "_transfer_prices_v_version_features" USING btree ("_order");
  CREATE INDEX "_transfer_prices_v_version_features_parent_id_idx" ON "_transfer_prices_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_transfer_prices_v_version_features_locales_locale_parent_id" ON "_transfer_prices_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_transfer_prices_v_parent_idx" ON "_transfer_prices_v" USING btree ("parent_id");
  CREATE INDEX "_transfer_prices_v_version_version_extension_idx" ON "_transfer_prices_v" USING btree ("version_extension");
  CREATE INDEX "_transfer_prices_v_version_version_order_idx" ON "_transfer_prices_v" USING btree ("version_order");
  CREATE INDEX "_transfer_prices_v_version_version_updated_at_idx" ON "_transfer_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_transfer_prices_v_version_version_created_at_idx" ON "_transfer_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_transfer_prices_v_version_version_deleted_at_idx" ON "_transfer_prices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_transfer_prices_v_created_at_idx" ON "_transfer_prices_v" USING btree ("created_at");
  CREATE INDEX "_transfer_prices_v_updated_at_idx" ON "_transfer_prices_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_transfer_prices_v_locales_locale_parent_id_unique" ON "_transfer_prices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_currencies_v_parent_idx" ON "_currencies_v" USING btree ("parent_id");
  CREATE INDEX "_currencies_v_version_version_code_idx" ON "_currencies_v" USING btree ("version_code");
  CREATE INDEX "_currencies_v_version_version_order_idx" ON "_currencies_v" USING btree ("version_order");
  CREATE INDEX "_currencies_v_version_version_updated_at_idx" ON "_currencies_v" USING btree ("version_updated_at");
  CREATE INDEX "_currencies_v_version_version_created_at_idx" ON "_currencies_v" USING btree ("version_created_at");
  CREATE INDEX "_currencies_v_created_at_idx" ON "_currencies_v" USING btree ("created_at");
  CREATE INDEX "_currencies_v_updated_at_idx" ON "_currencies_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_currencies_v_locales_locale_parent_id_unique" ON "_currencies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_coupons_v_version_applicable_categories_order_idx" ON "_coupons_v_version_applicable_categories" USING btree ("order");
  CREATE INDEX "_coupons_v_version_applicable_categories_parent_idx" ON "_coupons_v_version_applicable_categories" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_version_excluded_categories_order_idx" ON "_coupons_v_version_excluded_categories" USING btree ("order");
  CREATE INDEX "_coupons_v_version_excluded_categories_parent_idx" ON "_coupons_v_version_excluded_categories" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_parent_idx" ON "_coupons_v" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_version_version_code_idx" ON "_coupons_v" USING btree ("version_code");
  CREATE INDEX "_coupons_v_version_version_updated_at_idx" ON "_coupons_v" USING btree ("version_updated_at");
  CREATE INDEX "_coupons_v_version_version_created_at_idx" ON "_coupons_v" USING btree ("version_created_at");
  CREATE INDEX "_coupons_v_version_version_deleted_at_idx" ON "_coupons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_coupons_v_created_at_idx" ON "_coupons_v" USING btree ("created_at");
  CREATE INDEX "_coupons_v_updated_at_idx" ON "_coupons_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_coupons_v_locales_locale_parent_id_unique" ON "_coupons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_automatic_discounts_v_version_applicable_categories_order_idx" ON "_automatic_discounts_v_version_applicable_categories" USING btree ("order");
  CREATE INDEX "_automatic_discounts_v_version_applicable_categories_parent_idx" ON "_automatic_discounts_v_version_applicable_categories" USING btree ("parent_id");
  CREATE INDEX "_automatic_discounts_v_parent_idx" ON "_automatic_discounts_v" USING btree ("parent_id");
  CREATE INDEX "_automatic_discounts_v_version_version_key_idx" ON "_automatic_discounts_v" USING btree ("version_key");
  CREATE INDEX "_automatic_discounts_v_version_version_updated_at_idx" ON "_automatic_discounts_v" USING btree ("version_updated_at");
  CREATE INDEX "_automatic_discounts_v_version_version_created_at_idx" ON "_automatic_discounts_v" USING btree ("version_created_at");
  CREATE INDEX "_automatic_discounts_v_version_version_deleted_at_idx" ON "_automatic_discounts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_automatic_discounts_v_created_at_idx" ON "_automatic_discounts_v" USING btree ("created_at");
  CREATE INDEX "_automatic_discounts_v_updated_at_idx" ON "_automatic_discounts_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_automatic_discounts_v_locales_locale_parent_id_unique" ON "_automatic_discounts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_rels_order_idx" ON "_redirects_v_rels" USING btree ("order");
  CREATE INDEX "_redirects_v_rels_parent_idx" ON "_redirects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_rels_path_idx" ON "_redirects_v_rels" USING btree ("path");
  CREATE INDEX "_redirects_v_rels_pages_id_idx" ON "_redirects_v_rels" USING btree ("pages_id");
  CREATE INDEX "_header_v_version_services_links_order_idx" ON "_header_v_version_services_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_services_links_parent_id_idx" ON "_header_v_version_services_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_services_links_locales_locale_parent_id_un" ON "_header_v_version_services_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_services_order_idx" ON "_header_v_version_services" USING btree ("_order");
  CREATE INDEX "_header_v_version_services_parent_id_idx" ON "_header_v_version_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_services_locales_locale_parent_id_unique" ON "_header_v_version_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_main_links_order_idx" ON "_header_v_version_main_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_main_links_parent_id_idx" ON "_header_v_version_main_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_main_links_locales_locale_parent_id_unique" ON "_header_v_version_main_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_main_order_idx" ON "_header_v_version_main" USING btree ("_order");
  CREATE INDEX "_header_v_version_main_parent_id_idx" ON "_header_v_version_main" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_main_locales_locale_parent_id_unique" ON "_header_v_version_main_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_header_v_locales_locale_parent_id_unique" ON "_header_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_links_locales_locale_parent_id_uni" ON "_footer_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_domain_search_v_version_popular_extensions_order_idx" ON "_domain_search_v_version_popular_extensions" USING btree ("_order");
  CREATE INDEX "_domain_search_v_version_popular_extensions_parent_id_idx" ON "_domain_search_v_version_popular_extensions" USING btree ("_parent_id");
  CREATE INDEX "_domain_search_v_created_at_idx" ON "_domain_search_v" USING btree ("created_at");
  CREATE INDEX "_domain_search_v_updated_at_idx" ON "_domain_search_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_domain_search_v_locales_locale_parent_id_unique" ON "_domain_search_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pricing_settings_v_version_wildcard_excluded_order_idx" ON "_pricing_settings_v_version_wildcard_excluded" USING btree ("_order");
  CREATE INDEX "_pricing_settings_v_version_wildcard_excluded_parent_id_idx" ON "_pricing_settings_v_version_wildcard_excluded" USING btree ("_parent_id");
  CREATE INDEX "_pricing_settings_v_created_at_idx" ON "_pricing_settings_v" USING btree ("created_at");
  CREATE INDEX "_pricing_settings_v_updated_at_idx" ON "_pricing_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_version_placeholder_names_order_idx" ON "_site_settings_v_version_placeholder_names" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_placeholder_names_parent_id_idx" ON "_site_settings_v_version_placeholder_names" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "coupons_deleted_at_idx" ON "coupons" USING btree ("deleted_at");
  CREATE INDEX "automatic_discounts_deleted_at_idx" ON "automatic_discounts" USING btree ("deleted_at");
  DROP TABLE "exports" CASCADE;
  DROP TABLE "exports_texts" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TYPE "public"."enum_exports_format";
  DROP TYPE "public"."enum_exports_sort_order";
  DROP TYPE "public"."enum_exports_locale";
  DROP TYPE "public"."enum_exports_drafts";
  DROP TYPE "public"."enum_imports_import_mode";
  DROP TYPE "public"."enum_imports_status";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_exports_format" AS ENUM('csv', 'json');
  CREATE TYPE "public"."enum_exports_sort_order" AS ENUM('asc', 'desc');
  CREATE TYPE "public"."enum_exports_locale" AS ENUM('all', 'en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_exports_drafts" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_imports_import_mode" AS ENUM('create', 'update', 'upsert');
  CREATE TYPE "public"."enum_imports_status" AS ENUM('pending', 'completed', 'partial', 'failed');
  CREATE TABLE "exports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"format" "enum_exports_format" DEFAULT 'csv' NOT NULL,
  	"limit" numeric,
  	"page" numeric DEFAULT 1,
  	"sort" varchar,
  	"sort_order" "enum_exports_sort_order",
  	"locale" "enum_exports_locale" DEFAULT 'all',
  	"drafts" "enum_exports_drafts" DEFAULT 'yes',
  	"collection_slug" varchar DEFAULT 'extensions' NOT NULL,
  	"where" jsonb DEFAULT '{}'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  CREATE TABLE "exports_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  CREATE TABLE "imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"collection_slug" varchar DEFAULT 'extensions' NOT NULL,
  	"import_mode" "enum_imports_import_mode",
  	"match_field" varchar DEFAULT 'id',
  	"status" "enum_imports_status" DEFAULT 'pending',
  	"summary_imported" numeric,
  	"summary_updated" numeric,
  	"summary_total" numeric,
  	"summary_issues" numeric,
  	"summary_issue_details" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  ALTER TABLE "exports_texts" ADD CONSTRAINT "exports_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "exports_updated_at_idx" ON "exports" USING btree ("updated_at");
  CREATE INDEX "exports_created_at_idx" ON "exports" USING btree ("created_at");
  CREATE UNIQUE INDEX "exports_filename_idx" ON "exports" USING btree ("filename");
  CREATE INDEX "exports_texts_order_parent" ON "exports_texts" USING btree ("order","parent_id");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "imports_filename_idx" ON "imports" USING btree ("filename");
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'createCollectionExport' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'createCollectionImport' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'createCollectionExport' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'createCollectionImport' BEFORE 'schedulePublish';
  ALTER TABLE "_extensions_v_version_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_extensions_v_version_features_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_extensions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_extensions_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_addons_v_version_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_addons_v_version_features_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_addons_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_addons_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_transfer_prices_v_version_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_transfer_prices_v_version_features_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_transfer_prices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_transfer_prices_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_currencies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_currencies_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_coupons_v_version_applicable_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_coupons_v_version_excluded_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_coupons_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_coupons_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_automatic_discounts_v_version_applicable_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_automatic_discounts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_automatic_discounts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_redirects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_services_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_services_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_main_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_main_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_main" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_version_main_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_header_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_domain_search_v_version_popular_extensions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_domain_search_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_domain_search_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_settings_v_version_wildcard_excluded" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_placeholder_names" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_extensions_v_version_features" CASCADE;
  DROP TABLE "_extensions_v_version_features_locales" CASCADE;
  DROP TABLE "_extensions_v" CASCADE;
  DROP TABLE "_extensions_v_locales" CASCADE;
  DROP TABLE "_addons_v_version_features" CASCADE;
  DROP TABLE "_addons_v_version_features_locales" CASCADE;
  DROP TABLE "_addons_v" CASCADE;
  DROP TABLE "_addons_v_locales" CASCADE;
  DROP TABLE "_transfer_prices_v_version_features" CASCADE;
  DROP TABLE "_transfer_prices_v_version_features_locales" CASCADE;
  DROP TABLE "_transfer_prices_v" CASCADE;
  DROP TABLE "_transfer_prices_v_locales" CASCADE;
  DROP TABLE "_currencies_v" CASCADE;
  DROP TABLE "_currencies_v_locales" CASCADE;
  DROP TABLE "_coupons_v_version_applicable_categories" CASCADE;
  DROP TABLE "_coupons_v_version_excluded_categories" CASCADE;
  DROP TABLE "_coupons_v" CASCADE;
  DROP TABLE "_coupons_v_locales" CASCADE;
  DROP TABLE "_automatic_discounts_v_version_applicable_categories" CASCADE;
  DROP TABLE "_automatic_discounts_v" CASCADE;
  DROP TABLE "_automatic_discounts_v_locales" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_redirects_v_rels" CASCADE;
  DROP TABLE "_header_v_version_services_links" CASCADE;
  DROP TABLE "_header_v_version_services_links_locales" CASCADE;
  DROP TABLE "_header_v_version_services" CASCADE;
  DROP TABLE "_header_v_version_services_locales" CASCADE;
  DROP TABLE "_header_v_version_main_links" CASCADE;
  DROP TABLE "_header_v_version_main_links_locales" CASCADE;
  DROP TABLE "_header_v_version_main" CASCADE;
  DROP TABLE "_header_v_version_main_locales" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "_header_v_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns_links" CASCADE;
  DROP TABLE "_footer_v_version_columns_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns" CASCADE;
  DROP TABLE "_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_domain_search_v_version_popular_extensions" CASCADE;
  DROP TABLE "_domain_search_v" CASCADE;
  DROP TABLE "_domain_search_v_locales" CASCADE;
  DROP TABLE "_pricing_settings_v_version_wildcard_excluded" CASCADE;
  DROP TABLE "_pricing_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_version_placeholder_names" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP INDEX "coupons_deleted_at_idx";
  DROP INDEX "automatic_discounts_deleted_at_idx";
  ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "faqs" DROP COLUMN "changed_by";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "testimonials" DROP COLUMN "changed_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "case_studies" DROP COLUMN "changed_by";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "resources" DROP COLUMN "changed_by";
  ALTER TABLE "_resources_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "services" DROP COLUMN "changed_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "extensions" DROP COLUMN "changed_by";
  ALTER TABLE "addons" DROP COLUMN "changed_by";
  ALTER TABLE "transfer_prices" DROP COLUMN "changed_by";
  ALTER TABLE "currencies" DROP COLUMN "changed_by";
  ALTER TABLE "coupons" DROP COLUMN "changed_by";
  ALTER TABLE "coupons" DROP COLUMN "deleted_at";
  ALTER TABLE "automatic_discounts" DROP COLUMN "changed_by";
  ALTER TABLE "automatic_discounts" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "type";
  ALTER TABLE "redirects" DROP COLUMN "changed_by";
  ALTER TABLE "header" DROP COLUMN "changed_by";
  ALTER TABLE "footer" DROP COLUMN "changed_by";
  ALTER TABLE "domain_search" DROP COLUMN "changed_by";
  ALTER TABLE "pricing_settings" DROP COLUMN "changed_by";
  ALTER TABLE "site_settings" DROP COLUMN "changed_by";
  DROP TYPE "public"."enum__extensions_v_version_category";
  DROP TYPE "public"."enum__addons_v_version_category";
  DROP TYPE "public"."enum__coupons_v_version_applicable_categories";
  DROP TYPE "public"."enum__coupons_v_version_excluded_categories";
  DROP TYPE "public"."enum__coupons_v_version_type";
  DROP TYPE "public"."enum__automatic_discounts_v_version_applicable_categories";
  DROP TYPE "public"."enum__automatic_discounts_v_version_type";
  DROP TYPE "public"."enum__automatic_discounts_v_version_conditions_billing_period";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum__redirects_v_version_to_type";
  DROP TYPE "public"."enum__redirects_v_version_type";
  DROP TYPE "public"."enum__site_settings_v_version_price_locale";`)
}
