import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { createInfra } from './baseline/infra'
import { wasMadeBefore } from './baseline/made-before'

/**
 * Everything the shop stores. Databases of the version before are adopted as they are. Written by `migrate:create`, but for deliveries, which go
 * with their webhook endpoint: Payload would keep them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await wasMadeBefore(db)) return
  await db.execute(sql`
  CREATE TYPE "public"."_locales" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_faqs_topic" AS ENUM('general', 'pricing', 'domains', 'hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'ssl', 'email', 'transfer', 'services', 'backup', 'cdn', 'monitoring', 'security', 'customization');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_topic" AS ENUM('general', 'pricing', 'domains', 'hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'ssl', 'email', 'transfer', 'services', 'backup', 'cdn', 'monitoring', 'security', 'customization');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_resources_type" AS ENUM('video', 'documentation', 'tutorial', 'guide');
  CREATE TYPE "public"."enum_resources_difficulty" AS ENUM('Beginner', 'Intermediate', 'Advanced');
  CREATE TYPE "public"."enum_resources_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resources_v_version_type" AS ENUM('video', 'documentation', 'tutorial', 'guide');
  CREATE TYPE "public"."enum__resources_v_version_difficulty" AS ENUM('Beginner', 'Intermediate', 'Advanced');
  CREATE TYPE "public"."enum__resources_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resources_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_technologies_category" AS ENUM('language', 'database', 'server', 'cms', 'tool');
  CREATE TYPE "public"."enum_services_prices_period" AS ENUM('monthly', 'quarterly', 'semiannual', 'yearly', 'biennial');
  CREATE TYPE "public"."enum_services_payment_types_available" AS ENUM('full', 'partial', 'on-demand');
  CREATE TYPE "public"."enum_service_partial_types" AS ENUM('deposit', 'installments');
  CREATE TYPE "public"."enum_services_coverages" AS ENUM('single', 'wildcard', 'multi-domain');
  CREATE TYPE "public"."enum_services_included_in" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum_services_payment_types_default" AS ENUM('full', 'partial', 'on-demand');
  CREATE TYPE "public"."enum_services_type" AS ENUM('hosting', 'ssl', 'email', 'component', 'service');
  CREATE TYPE "public"."enum_services_category" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_prices_period" AS ENUM('monthly', 'quarterly', 'semiannual', 'yearly', 'biennial');
  CREATE TYPE "public"."enum__services_v_version_payment_types_available" AS ENUM('full', 'partial', 'on-demand');
  CREATE TYPE "public"."enum__services_v_version_coverages" AS ENUM('single', 'wildcard', 'multi-domain');
  CREATE TYPE "public"."enum__services_v_version_included_in" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum__services_v_version_payment_types_default" AS ENUM('full', 'partial', 'on-demand');
  CREATE TYPE "public"."enum__services_v_version_type" AS ENUM('hosting', 'ssl', 'email', 'component', 'service');
  CREATE TYPE "public"."enum__services_v_version_category" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_extensions_category" AS ENUM('popular', 'business', 'technology', 'country', 'organization', 'creative');
  CREATE TYPE "public"."enum_extensions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__extensions_v_version_category" AS ENUM('popular', 'business', 'technology', 'country', 'organization', 'creative');
  CREATE TYPE "public"."enum__extensions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__extensions_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_addons_included_in" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum_addons_category" AS ENUM('privacy', 'email-addon', 'security', 'performance');
  CREATE TYPE "public"."enum_addons_hero_group" AS ENUM('security', 'management', 'technical', 'email', 'performance', 'backup');
  CREATE TYPE "public"."enum_addons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__addons_v_version_included_in" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum__addons_v_version_category" AS ENUM('privacy', 'email-addon', 'security', 'performance');
  CREATE TYPE "public"."enum__addons_v_version_hero_group" AS ENUM('security', 'management', 'technical', 'email', 'performance', 'backup');
  CREATE TYPE "public"."enum__addons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__addons_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_transfer_prices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__transfer_prices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__transfer_prices_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_coupons_applicable_categories" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum_coupons_excluded_categories" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum_coupons_type" AS ENUM('percentage', 'fixed');
  CREATE TYPE "public"."enum_coupons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__coupons_v_version_applicable_categories" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum__coupons_v_version_excluded_categories" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum__coupons_v_version_type" AS ENUM('percentage', 'fixed');
  CREATE TYPE "public"."enum__coupons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__coupons_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_automatic_discounts_applicable_categories" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum_automatic_discounts_type" AS ENUM('percentage', 'fixed');
  CREATE TYPE "public"."enum_automatic_discounts_conditions_billing_period" AS ENUM('monthly', 'quarterly', 'semiannual', 'yearly', 'biennial');
  CREATE TYPE "public"."enum_automatic_discounts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__automatic_discounts_v_version_applicable_categories" AS ENUM('hosting', 'shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'component', 'cpu', 'memory', 'storage', 'addon', 'privacy', 'email-addon', 'security', 'performance', 'ssl', 'email', 'domain', 'backup', 'cdn', 'loadbalancer', 'website');
  CREATE TYPE "public"."enum__automatic_discounts_v_version_type" AS ENUM('percentage', 'fixed');
  CREATE TYPE "public"."enum__automatic_discounts_v_version_conditions_billing_period" AS ENUM('monthly', 'quarterly', 'semiannual', 'yearly', 'biennial');
  CREATE TYPE "public"."enum__automatic_discounts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__automatic_discounts_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('pending', 'paid', 'failed', 'cancelled', 'refunded', 'fulfilled');
  CREATE TYPE "public"."enum_orders_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_payments_provider" AS ENUM('offline', 'stripe', 'sandbox');
  CREATE TYPE "public"."enum_payments_status" AS ENUM('pending', 'processing', 'paid', 'failed', 'partly-refunded', 'refunded', 'void', 'surplus');
  CREATE TYPE "public"."enum_refunds_state" AS ENUM('requested', 'done', 'failed');
  CREATE TYPE "public"."enum_invoices_kind" AS ENUM('invoice', 'credit-note');
  CREATE TYPE "public"."enum_invoices_status" AS ENUM('issued', 'partly-credited', 'credited');
  CREATE TYPE "public"."enum_invoices_paid_through" AS ENUM('offline', 'stripe', 'sandbox');
  CREATE TYPE "public"."enum_invoices_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_carts_status" AS ENUM('active', 'converted', 'abandoned');
  CREATE TYPE "public"."enum_carts_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_redemptions_state" AS ENUM('reserved', 'released');
  CREATE TYPE "public"."enum_transfers_status" AS ENUM('prepared', 'requested', 'awaiting-registry', 'completed', 'failed');
  CREATE TYPE "public"."enum_transfers_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_registrar_tasks_kind" AS ENUM('register', 'transfer', 'renew', 'nameservers', 'contacts');
  CREATE TYPE "public"."enum_registrar_tasks_status" AS ENUM('open', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_customers_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_domains_status" AS ENUM('pending', 'active', 'grace', 'redemption', 'expired', 'cancelled');
  CREATE TYPE "public"."enum_subscriptions_state" AS ENUM('pending', 'active', 'pastDue', 'suspended', 'ended');
  CREATE TYPE "public"."enum_subscriptions_kind" AS ENUM('hosting', 'ssl', 'email', 'component', 'service', 'bundle');
  CREATE TYPE "public"."enum_subscriptions_billing" AS ENUM('monthly', 'quarterly', 'semiannual', 'yearly', 'biennial');
  CREATE TYPE "public"."enum_subscriptions_end_reason" AS ENUM('customer', 'staff', 'unpaid', 'unsold', 'refunded');
  CREATE TYPE "public"."enum_provision_tasks_kind" AS ENUM('create', 'suspend', 'resume', 'change', 'end');
  CREATE TYPE "public"."enum_provision_tasks_status" AS ENUM('waiting', 'working', 'open', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_migration_requests_status" AS ENUM('new', 'contacted', 'in-progress', 'completed', 'declined');
  CREATE TYPE "public"."enum_migration_requests_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_contact_messages_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_mail_outbox_status" AS ENUM('queued', 'sending', 'sent', 'dead');
  CREATE TYPE "public"."enum_mail_outbox_template" AS ENUM('order-receipt', 'payment-received', 'payment-failed', 'payment-reminder', 'order-cancelled', 'order-refunded', 'domain-registered', 'verify-email', 'reset-password', 'email-change', 'password-changed', 'account-deleted', 'security-notice', 'address-known', 'transfer-requested', 'transfer-awaiting', 'transfer-completed', 'name-lost', 'transfer-failed', 'renewal-reminder', 'domain-grace', 'domain-redemption', 'domain-expired', 'subscription-order', 'subscription-notice', 'migration-confirmation', 'contact-confirmation', 'cancellation-confirmation', 'staff-notice');
  CREATE TYPE "public"."enum_mail_outbox_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'marketing', 'support');
  CREATE TYPE "public"."enum_staff_actions_action" AS ENUM('created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'exported', 'shown', 'unsecured');
  CREATE TYPE "public"."enum_webhook_endpoints_switched_off" AS ENUM('gone', 'failing');
  CREATE TYPE "public"."enum_webhook_deliveries_status" AS ENUM('waiting', 'sending', 'delivered', 'dead');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('308', '307');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum__redirects_v_version_type" AS ENUM('308', '307');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_published_locale" AS ENUM('en', 'es', 'fr', 'de');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_pricing_settings_tax_rates_kind" AS ENUM('everyone', 'consumer', 'business');
  CREATE TYPE "public"."enum_pricing_settings_prices_shown" AS ENUM('withoutTax', 'withTax');
  CREATE TYPE "public"."enum_pricing_settings_strike_policy" AS ENUM('asShown', 'replace', 'hide');
  CREATE TYPE "public"."enum__pricing_settings_v_version_tax_rates_kind" AS ENUM('everyone', 'consumer', 'business');
  CREATE TYPE "public"."enum__pricing_settings_v_version_prices_shown" AS ENUM('withoutTax', 'withTax');
  CREATE TYPE "public"."enum__pricing_settings_v_version_strike_policy" AS ENUM('asShown', 'replace', 'hide');
  CREATE TYPE "public"."enum_site_settings_price_locale" AS ENUM('en-US', 'visitor');
  CREATE TYPE "public"."enum__site_settings_v_version_price_locale" AS ENUM('en-US', 'visitor');
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"layout" jsonb,
  	"path" varchar,
  	"noindex" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );

  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"breadcrumb" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_layout" jsonb,
  	"version_path" varchar,
  	"version_noindex" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_breadcrumb" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"topic" "enum_faqs_topic" DEFAULT 'general',
  	"key" varchar,
  	"order" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );

  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_faqs_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_topic" "enum__faqs_v_version_topic" DEFAULT 'general',
  	"version_key" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"company" varchar,
  	"rating" numeric DEFAULT 5,
  	"domain" varchar,
  	"company_size" varchar,
  	"avatar_id" uuid,
  	"verified" boolean DEFAULT false,
  	"order" numeric DEFAULT 100,
  	"demo" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );

  CREATE TABLE "testimonials_locales" (
  	"role" varchar,
  	"content" varchar,
  	"industry" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_company" varchar,
  	"version_rating" numeric DEFAULT 5,
  	"version_domain" varchar,
  	"version_company_size" varchar,
  	"version_avatar_id" uuid,
  	"version_verified" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_testimonials_v_locales" (
  	"version_role" varchar,
  	"version_content" varchar,
  	"version_industry" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "case_studies_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "case_studies_results_locales" (
  	"metric" varchar,
  	"value" varchar,
  	"improvement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "case_studies_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "case_studies_tags_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "case_studies" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"company" varchar,
  	"logo_id" uuid,
  	"count" numeric,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"demo" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );

  CREATE TABLE "case_studies_locales" (
  	"industry" varchar,
  	"description" varchar,
  	"challenge" varchar,
  	"solution" varchar,
  	"testimonial" varchar,
  	"timeline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_case_studies_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );

  CREATE TABLE "_case_studies_v_version_results_locales" (
  	"metric" varchar,
  	"value" varchar,
  	"improvement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_case_studies_v_version_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );

  CREATE TABLE "_case_studies_v_version_tags_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_case_studies_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_company" varchar,
  	"version_logo_id" uuid,
  	"version_count" numeric,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_studies_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_case_studies_v_locales" (
  	"version_industry" varchar,
  	"version_description" varchar,
  	"version_challenge" varchar,
  	"version_solution" varchar,
  	"version_testimonial" varchar,
  	"version_timeline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "resources_related" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar
  );

  CREATE TABLE "resources" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"type" "enum_resources_type",
  	"difficulty" "enum_resources_difficulty",
  	"duration" numeric,
  	"rating" numeric,
  	"views" numeric,
  	"action_href" varchar,
  	"url" varchar,
  	"slug" varchar,
  	"key" varchar,
  	"order" numeric DEFAULT 100,
  	"demo" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_resources_status" DEFAULT 'draft'
  );

  CREATE TABLE "resources_locales" (
  	"title" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"action_heading" varchar,
  	"action_button_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_resources_v_version_related" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );

  CREATE TABLE "_resources_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_type" "enum__resources_v_version_type",
  	"version_difficulty" "enum__resources_v_version_difficulty",
  	"version_duration" numeric,
  	"version_rating" numeric,
  	"version_views" numeric,
  	"version_action_href" varchar,
  	"version_url" varchar,
  	"version_slug" varchar,
  	"version_key" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__resources_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__resources_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_resources_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_action_heading" varchar,
  	"version_action_button_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "technologies" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"category" "enum_technologies_category" NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );

  CREATE TABLE "technologies_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "metrics" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"unit" varchar,
  	"trend" numeric,
  	"color" varchar,
  	"icon" varchar,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );

  CREATE TABLE "metrics_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
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
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );

  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "message_overrides" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "message_overrides_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_message_overrides_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_key" varchar NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "_message_overrides_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "services_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"period" "enum_services_prices_period" DEFAULT 'monthly',
  	"base_price" numeric,
  	"setup_fee" numeric DEFAULT 0,
  	"discount" numeric DEFAULT 0
  );

  CREATE TABLE "services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "services_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "services_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "services_specs_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "services_payment_types_available" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_services_payment_types_available",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "service_partial_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_service_partial_types",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "services_host_settings" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );

  CREATE TABLE "services_coverages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_services_coverages",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "services_included_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_services_included_in",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"payment_types_default" "enum_services_payment_types_default" DEFAULT 'full',
  	"payment_types_partial_minimum_amount" numeric DEFAULT 0,
  	"payment_types_partial_deposit_percentage" numeric DEFAULT 0.3,
  	"payment_types_partial_installment_count" numeric DEFAULT 3,
  	"payment_types_on_demand_minimum_balance" numeric DEFAULT 0,
  	"payment_types_on_demand_auto_topup_threshold" numeric DEFAULT 0,
  	"max_domains" numeric DEFAULT 1,
  	"key" varchar,
  	"type" "enum_services_type",
  	"category" "enum_services_category",
  	"popular" boolean DEFAULT false,
  	"order" numeric DEFAULT 100,
  	"demo" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );

  CREATE TABLE "services_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_services_v_version_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"period" "enum__services_v_version_prices_period" DEFAULT 'monthly',
  	"base_price" numeric,
  	"setup_fee" numeric DEFAULT 0,
  	"discount" numeric DEFAULT 0,
  	"_uuid" varchar
  );

  CREATE TABLE "_services_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );

  CREATE TABLE "_services_v_version_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_services_v_version_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );

  CREATE TABLE "_services_v_version_specs_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "_services_v_version_payment_types_available" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__services_v_version_payment_types_available",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_service_partial_types_v" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_service_partial_types",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_services_v_version_host_settings" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );

  CREATE TABLE "_services_v_version_coverages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__services_v_version_coverages",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_services_v_version_included_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__services_v_version_included_in",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_services_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_payment_types_default" "enum__services_v_version_payment_types_default" DEFAULT 'full',
  	"version_payment_types_partial_minimum_amount" numeric DEFAULT 0,
  	"version_payment_types_partial_deposit_percentage" numeric DEFAULT 0.3,
  	"version_payment_types_partial_installment_count" numeric DEFAULT 3,
  	"version_payment_types_on_demand_minimum_balance" numeric DEFAULT 0,
  	"version_payment_types_on_demand_auto_topup_threshold" numeric DEFAULT 0,
  	"version_max_domains" numeric DEFAULT 1,
  	"version_key" varchar,
  	"version_type" "enum__services_v_version_type",
  	"version_category" "enum__services_v_version_category",
  	"version_popular" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_services_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "extensions_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "extensions_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "extensions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"extension" varchar,
  	"price" numeric,
  	"original_price" numeric,
  	"renewal" numeric,
  	"min_length" numeric DEFAULT 1,
  	"max_years" numeric DEFAULT 10,
  	"category" "enum_extensions_category" DEFAULT 'popular',
  	"popular" boolean DEFAULT false,
  	"order" numeric DEFAULT 100,
  	"rdap_server" varchar,
  	"demo" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_extensions_status" DEFAULT 'draft'
  );

  CREATE TABLE "extensions_locales" (
  	"description" varchar,
  	"holder" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

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
  	"version_extension" varchar,
  	"version_price" numeric,
  	"version_original_price" numeric,
  	"version_renewal" numeric,
  	"version_min_length" numeric DEFAULT 1,
  	"version_max_years" numeric DEFAULT 10,
  	"version_category" "enum__extensions_v_version_category" DEFAULT 'popular',
  	"version_popular" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_rdap_server" varchar,
  	"version_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__extensions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__extensions_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_extensions_v_locales" (
  	"version_description" varchar,
  	"version_holder" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "addons_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "addons_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "addons_included_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_addons_included_in",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "addons" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"original_price" numeric,
  	"icon" varchar,
  	"key" varchar,
  	"category" "enum_addons_category",
  	"hero_group" "enum_addons_hero_group" DEFAULT 'security',
  	"recommended" boolean DEFAULT false,
  	"popular" boolean DEFAULT false,
  	"order" numeric DEFAULT 100,
  	"demo" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_addons_status" DEFAULT 'draft'
  );

  CREATE TABLE "addons_locales" (
  	"name" varchar,
  	"description" varchar,
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

  CREATE TABLE "_addons_v_version_included_in" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__addons_v_version_included_in",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "_addons_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_price" numeric,
  	"version_original_price" numeric,
  	"version_icon" varchar,
  	"version_key" varchar,
  	"version_category" "enum__addons_v_version_category",
  	"version_hero_group" "enum__addons_v_version_hero_group" DEFAULT 'security',
  	"version_recommended" boolean DEFAULT false,
  	"version_popular" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_demo" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__addons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__addons_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_addons_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "transfer_prices_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "transfer_prices_features_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "transfer_prices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"extension" varchar,
  	"price" numeric,
  	"original_price" numeric,
  	"popular" boolean DEFAULT false,
  	"order" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_transfer_prices_status" DEFAULT 'draft'
  );

  CREATE TABLE "transfer_prices_locales" (
  	"description" varchar,
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
  	"version_extension" varchar,
  	"version_price" numeric,
  	"version_original_price" numeric,
  	"version_popular" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__transfer_prices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__transfer_prices_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_transfer_prices_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "currencies" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"symbol" varchar NOT NULL,
  	"exchange_rate" numeric NOT NULL,
  	"rate_date" timestamp(3) with time zone NOT NULL,
  	"digits" numeric DEFAULT 2 NOT NULL,
  	"locale" varchar DEFAULT 'en-US' NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "currencies_locales" (
  	"name" varchar,
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

  CREATE TABLE "coupons_applicable_categories" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_coupons_applicable_categories",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "coupons_excluded_categories" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_coupons_excluded_categories",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "coupons" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"type" "enum_coupons_type" DEFAULT 'percentage',
  	"value" numeric,
  	"currency" varchar DEFAULT 'USD',
  	"max_discount" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" varchar DEFAULT 'UTC',
  	"expires_at" timestamp(3) with time zone,
  	"expiresat_tz" varchar DEFAULT 'UTC',
  	"min_amount" numeric,
  	"min_quantity" numeric,
  	"conditions" jsonb,
  	"usage_limit" numeric,
  	"per_customer_limit" numeric,
  	"used_count" numeric DEFAULT 0,
  	"is_active" boolean DEFAULT true,
  	"is_first_time_only" boolean DEFAULT false,
  	"combinable" boolean DEFAULT false,
  	"priority" numeric DEFAULT 100,
  	"batch_id" uuid,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_coupons_status" DEFAULT 'draft'
  );

  CREATE TABLE "coupons_locales" (
  	"name" varchar,
  	"description" varchar,
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
  	"version_code" varchar,
  	"version_type" "enum__coupons_v_version_type" DEFAULT 'percentage',
  	"version_value" numeric,
  	"version_currency" varchar DEFAULT 'USD',
  	"version_max_discount" numeric,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" varchar DEFAULT 'UTC',
  	"version_expires_at" timestamp(3) with time zone,
  	"version_expiresat_tz" varchar DEFAULT 'UTC',
  	"version_min_amount" numeric,
  	"version_min_quantity" numeric,
  	"version_conditions" jsonb,
  	"version_usage_limit" numeric,
  	"version_per_customer_limit" numeric,
  	"version_used_count" numeric DEFAULT 0,
  	"version_is_active" boolean DEFAULT true,
  	"version_is_first_time_only" boolean DEFAULT false,
  	"version_combinable" boolean DEFAULT false,
  	"version_priority" numeric DEFAULT 100,
  	"version_batch_id" uuid,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__coupons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__coupons_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_coupons_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "code_batches" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"template_id" uuid,
  	"prefix" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"made" numeric DEFAULT 0,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "automatic_discounts_applicable_categories" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_automatic_discounts_applicable_categories",
  	"id" uuid PRIMARY KEY NOT NULL
  );

  CREATE TABLE "automatic_discounts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"type" "enum_automatic_discounts_type" DEFAULT 'percentage',
  	"value" numeric,
  	"currency" varchar DEFAULT 'USD',
  	"max_discount" numeric,
  	"conditions_billing_period" "enum_automatic_discounts_conditions_billing_period",
  	"conditions_is_first_order" boolean DEFAULT false,
  	"conditions_min_amount" numeric,
  	"key" varchar,
  	"is_active" boolean DEFAULT true,
  	"priority" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_automatic_discounts_status" DEFAULT 'draft'
  );

  CREATE TABLE "automatic_discounts_locales" (
  	"name" varchar,
  	"description" varchar,
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
  	"version_type" "enum__automatic_discounts_v_version_type" DEFAULT 'percentage',
  	"version_value" numeric,
  	"version_currency" varchar DEFAULT 'USD',
  	"version_max_discount" numeric,
  	"version_conditions_billing_period" "enum__automatic_discounts_v_version_conditions_billing_period",
  	"version_conditions_is_first_order" boolean DEFAULT false,
  	"version_conditions_min_amount" numeric,
  	"version_key" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_priority" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__automatic_discounts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__automatic_discounts_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_automatic_discounts_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );

  CREATE TABLE "orders_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"by" varchar
  );

  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'pending' NOT NULL,
  	"order_number" varchar NOT NULL,
  	"order_date" timestamp(3) with time zone NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"contact_company" varchar,
  	"contact_vat_id" varchar,
  	"billing_address_line1" varchar,
  	"billing_address_line2" varchar,
  	"billing_address_city" varchar,
  	"billing_address_region" varchar,
  	"billing_address_postal_code" varchar,
  	"billing_address_country" varchar,
  	"currency" varchar NOT NULL,
  	"digits" numeric DEFAULT 2 NOT NULL,
  	"exchange_rate" numeric NOT NULL,
  	"rate_date" timestamp(3) with time zone NOT NULL,
  	"tax_rate" numeric NOT NULL,
  	"tax_note" jsonb,
  	"lines" jsonb NOT NULL,
  	"discounts" jsonb NOT NULL,
  	"breakdown_subtotal" numeric NOT NULL,
  	"breakdown_setup_fees" numeric NOT NULL,
  	"breakdown_discount" numeric NOT NULL,
  	"breakdown_tax" numeric NOT NULL,
  	"breakdown_shipping" numeric NOT NULL,
  	"breakdown_total" numeric NOT NULL,
  	"breakdown_savings" numeric NOT NULL,
  	"due_now" numeric NOT NULL,
  	"due_later" numeric NOT NULL,
  	"payment_method" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"reference" varchar,
  	"metadata" jsonb,
  	"staff_note" varchar,
  	"customer_id" uuid,
  	"customer_key" varchar NOT NULL,
  	"locale" "enum_orders_locale" DEFAULT 'en' NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"idempotency_hash" varchar NOT NULL,
  	"access_token_hash" varchar,
  	"sealed_access_token" varchar,
  	"network" varchar,
  	"reminded_for" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payments_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"by" varchar
  );

  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order_id" uuid NOT NULL,
  	"provider" "enum_payments_provider" DEFAULT 'offline' NOT NULL,
  	"status" "enum_payments_status" DEFAULT 'pending' NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"reference" varchar,
  	"due_at" timestamp(3) with time zone,
  	"paid_at" timestamp(3) with time zone,
  	"refunded" numeric DEFAULT 0,
  	"trouble" varchar,
  	"intent" varchar,
  	"attempt" numeric DEFAULT 0,
  	"page_id" varchar,
  	"page_url" varchar,
  	"page_expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"order_id" uuid NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"state" "enum_refunds_state" DEFAULT 'requested' NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"reason" varchar,
  	"requested_by" varchar,
  	"reference" varchar,
  	"fault" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "invoices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"kind" "enum_invoices_kind" NOT NULL,
  	"status" "enum_invoices_status" NOT NULL,
  	"year" numeric NOT NULL,
  	"position" numeric NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"issued_on" varchar NOT NULL,
  	"order_id" uuid NOT NULL,
  	"order_number" varchar NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"corrects_id" uuid,
  	"corrects_number" varchar,
  	"paid_through" "enum_invoices_paid_through" NOT NULL,
  	"seller_legal_name" varchar,
  	"seller_line1" varchar,
  	"seller_line2" varchar,
  	"seller_city" varchar,
  	"seller_region" varchar,
  	"seller_postal_code" varchar,
  	"seller_country" varchar,
  	"seller_vat_id" varchar,
  	"seller_registration" varchar,
  	"buyer_name" varchar NOT NULL,
  	"buyer_email" varchar NOT NULL,
  	"buyer_company" varchar,
  	"buyer_vat_id" varchar,
  	"buyer_line1" varchar,
  	"buyer_line2" varchar,
  	"buyer_city" varchar,
  	"buyer_region" varchar,
  	"buyer_postal_code" varchar,
  	"buyer_country" varchar,
  	"lines" jsonb NOT NULL,
  	"currency" varchar NOT NULL,
  	"digits" numeric NOT NULL,
  	"exchange_rate" numeric NOT NULL,
  	"rate_date" varchar NOT NULL,
  	"tax_rate" numeric NOT NULL,
  	"tax_note" jsonb,
  	"net" numeric NOT NULL,
  	"tax" numeric NOT NULL,
  	"gross" numeric NOT NULL,
  	"credited" numeric NOT NULL,
  	"book_currency" varchar,
  	"book_digits" numeric,
  	"book_gross" numeric,
  	"book_tax" numeric,
  	"locale" "enum_invoices_locale" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payment_reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"report_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"outcome" varchar,
  	"payment_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "carts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"status" "enum_carts_status" DEFAULT 'active' NOT NULL,
  	"currency" varchar DEFAULT 'USD' NOT NULL,
  	"items" jsonb DEFAULT '[]'::jsonb,
  	"codes" jsonb DEFAULT '[]'::jsonb,
  	"shown" jsonb,
  	"place" jsonb,
  	"customer_id" uuid,
  	"merged_into_id" uuid,
  	"locale" "enum_carts_locale" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "redemptions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"coupon" varchar NOT NULL,
  	"order_id" uuid NOT NULL,
  	"customer_key" varchar NOT NULL,
  	"state" "enum_redemptions_state" DEFAULT 'reserved' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "name_holds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"order_id" uuid,
  	"registrant" jsonb,
  	"held_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "transfers_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"by" varchar
  );

  CREATE TABLE "transfers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"domain" varchar NOT NULL,
  	"status" "enum_transfers_status" DEFAULT 'requested' NOT NULL,
  	"customer_note" varchar,
  	"authorization_code" varchar,
  	"staff_note" varchar,
  	"cart_id" uuid,
  	"order_id" uuid,
  	"customer_id" uuid,
  	"customer_key" varchar,
  	"locale" "enum_transfers_locale" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "registrar_tasks_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"by" varchar
  );

  CREATE TABLE "registrar_tasks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"domain" varchar NOT NULL,
  	"kind" "enum_registrar_tasks_kind" NOT NULL,
  	"years" numeric DEFAULT 1,
  	"status" "enum_registrar_tasks_status" DEFAULT 'open' NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"details" varchar,
  	"staff_note" varchar,
  	"order_id" uuid,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "customers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"verified_at" timestamp(3) with time zone,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"vat_id" varchar,
  	"phone" varchar,
  	"billing_address_line1" varchar,
  	"billing_address_line2" varchar,
  	"billing_address_city" varchar,
  	"billing_address_region" varchar,
  	"billing_address_postal_code" varchar,
  	"billing_address_country" varchar,
  	"staff_note" varchar,
  	"locale" "enum_customers_locale" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );

  CREATE TABLE "customer_sessions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"customer_id" uuid NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"device" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "domains_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"by" varchar
  );

  CREATE TABLE "domains" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"extension" varchar NOT NULL,
  	"status" "enum_domains_status" DEFAULT 'pending' NOT NULL,
  	"term_years" numeric DEFAULT 1,
  	"registered_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"auto_renew" boolean DEFAULT true,
  	"auto_charge" boolean DEFAULT false,
  	"is_locked" boolean DEFAULT true,
  	"nameservers" jsonb,
  	"contacts" jsonb,
  	"zone_started_at" timestamp(3) with time zone,
  	"addons" jsonb,
  	"order_id" uuid,
  	"customer_id" uuid,
  	"customer_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "subscriptions_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"by" varchar
  );

  CREATE TABLE "subscriptions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_subscriptions_state" NOT NULL,
  	"kind" "enum_subscriptions_kind" NOT NULL,
  	"product" varchar NOT NULL,
  	"items" jsonb NOT NULL,
  	"quantity" numeric NOT NULL,
  	"billing" "enum_subscriptions_billing" NOT NULL,
  	"months" numeric NOT NULL,
  	"anchor_day" numeric NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"digits" numeric NOT NULL,
  	"term_start" timestamp(3) with time zone NOT NULL,
  	"term_end" timestamp(3) with time zone NOT NULL,
  	"next_due" timestamp(3) with time zone,
  	"care_at" timestamp(3) with time zone,
  	"cancel_at_end" boolean DEFAULT false,
  	"end_reason" "enum_subscriptions_end_reason",
  	"order_id" uuid NOT NULL,
  	"line_key" varchar NOT NULL,
  	"customer_id" uuid,
  	"access_address" varchar,
  	"access_user" varchar,
  	"access_panel" varchar,
  	"access_login" varchar,
  	"access_ipv4" varchar,
  	"access_ipv6" varchar,
  	"access_mail_host" varchar,
  	"access_dkim_selector" varchar,
  	"access_dkim_public_key" varchar,
  	"customer_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "provision_tasks" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_provision_tasks_kind" NOT NULL,
  	"status" "enum_provision_tasks_status" DEFAULT 'waiting' NOT NULL,
  	"product" varchar NOT NULL,
  	"settings" jsonb NOT NULL,
  	"service" varchar NOT NULL,
  	"fault" varchar,
  	"note" varchar,
  	"reference" varchar,
  	"attempts" numeric NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"settled_by" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"subscription_id" uuid NOT NULL,
  	"number" numeric NOT NULL,
  	"round" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"first_tried_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "migration_requests_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"by" varchar
  );

  CREATE TABLE "migration_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_migration_requests_status" DEFAULT 'new' NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"provider" varchar NOT NULL,
  	"website_url" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"special_requirements" varchar,
  	"staff_note" varchar,
  	"locale" "enum_migration_requests_locale" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "contact_messages_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"by" varchar
  );

  CREATE TABLE "contact_messages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"subject" varchar,
  	"message" varchar NOT NULL,
  	"staff_note" varchar,
  	"locale" "enum_contact_messages_locale" DEFAULT 'en' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "mail_outbox" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_mail_outbox_status" DEFAULT 'queued' NOT NULL,
  	"template" "enum_mail_outbox_template" NOT NULL,
  	"urgency" numeric DEFAULT 3 NOT NULL,
  	"recipient" varchar NOT NULL,
  	"locale" "enum_mail_outbox_locale" DEFAULT 'en' NOT NULL,
  	"data" jsonb NOT NULL,
  	"dedupe_key" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );

  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'marketing' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );

  CREATE TABLE "api_keys" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"scopes" jsonb NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"prefix" varchar,
  	"hash" varchar,
  	"last_used_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"created_by" varchar,
  	"revoked_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "staff_actions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"person" varchar NOT NULL,
  	"action" "enum_staff_actions_action" NOT NULL,
  	"area" varchar NOT NULL,
  	"document" varchar,
  	"fields" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "webhook_endpoints" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"description" varchar,
  	"is_active" boolean DEFAULT true,
  	"events" jsonb DEFAULT '[]'::jsonb,
  	"switched_off" "enum_webhook_endpoints_switched_off",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "webhook_deliveries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_webhook_deliveries_status" DEFAULT 'waiting' NOT NULL,
  	"endpoint_id" uuid NOT NULL,
  	"event" varchar NOT NULL,
  	"event_id" varchar NOT NULL,
  	"object" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"response_status" numeric,
  	"response_text" varchar,
  	"duration" numeric,
  	"fault" varchar,
  	"next_attempt_at" timestamp(3) with time zone,
  	"first_tried_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"body" jsonb NOT NULL,
  	"tries" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"type" "enum_redirects_type" DEFAULT '308',
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_redirects_status" DEFAULT 'draft'
  );

  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid
  );

  CREATE TABLE "_redirects_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_from" varchar,
  	"version_to_type" "enum__redirects_v_version_to_type" DEFAULT 'reference',
  	"version_to_url" varchar,
  	"version_type" "enum__redirects_v_version_type" DEFAULT '308',
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirects_v_published_locale",
  	"latest" boolean
  );

  CREATE TABLE "_redirects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid
  );

  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );

  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );

  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"faqs_id" uuid,
  	"testimonials_id" uuid,
  	"case_studies_id" uuid,
  	"resources_id" uuid,
  	"technologies_id" uuid,
  	"metrics_id" uuid,
  	"media_id" uuid,
  	"message_overrides_id" uuid,
  	"services_id" uuid,
  	"extensions_id" uuid,
  	"addons_id" uuid,
  	"transfer_prices_id" uuid,
  	"currencies_id" uuid,
  	"coupons_id" uuid,
  	"code_batches_id" uuid,
  	"automatic_discounts_id" uuid,
  	"orders_id" uuid,
  	"payments_id" uuid,
  	"refunds_id" uuid,
  	"invoices_id" uuid,
  	"redemptions_id" uuid,
  	"name_holds_id" uuid,
  	"transfers_id" uuid,
  	"registrar_tasks_id" uuid,
  	"customers_id" uuid,
  	"domains_id" uuid,
  	"migration_requests_id" uuid,
  	"contact_messages_id" uuid,
  	"users_id" uuid,
  	"webhook_endpoints_id" uuid,
  	"redirects_id" uuid,
  	"api_keys_id" uuid
  );

  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"customers_id" uuid,
  	"users_id" uuid,
  	"api_keys_id" uuid
  );

  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "header_services_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL
  );

  CREATE TABLE "header_services_links_locales" (
  	"label" varchar,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "header_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "header_services_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "header_main_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL
  );

  CREATE TABLE "header_main_links_locales" (
  	"label" varchar,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "header_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL
  );

  CREATE TABLE "header_main_locales" (
  	"label" varchar,
  	"badge" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "header" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );

  CREATE TABLE "header_locales" (
  	"services_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
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
  	"description" varchar,
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
  	"description" varchar,
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

  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL
  );

  CREATE TABLE "footer_columns_links_locales" (
  	"label" varchar,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );

  CREATE TABLE "footer_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "footer" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );

  CREATE TABLE "footer_locales" (
  	"tagline" varchar,
  	"legal_line" varchar,
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

  CREATE TABLE "domain_search_popular_extensions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"extension" varchar NOT NULL
  );

  CREATE TABLE "domain_search" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"max_results" numeric DEFAULT 10 NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );

  CREATE TABLE "domain_search_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"placeholder" varchar,
  	"no_results" varchar,
  	"addons_heading" varchar,
  	"addons_intro" varchar,
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

  CREATE TABLE "pricing_settings_tax_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"region" varchar,
  	"kind" "enum_pricing_settings_tax_rates_kind" DEFAULT 'everyone' NOT NULL,
  	"rate" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"validfrom_tz" varchar DEFAULT 'UTC',
  	"valid_to" timestamp(3) with time zone,
  	"validto_tz" varchar DEFAULT 'UTC'
  );

  CREATE TABLE "pricing_settings_tax_rates_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );

  CREATE TABLE "pricing_settings_wildcard_excluded" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );

  CREATE TABLE "pricing_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tax_rate" numeric DEFAULT 0.1 NOT NULL,
  	"tax_seat" varchar,
  	"prices_shown" "enum_pricing_settings_prices_shown" DEFAULT 'withoutTax' NOT NULL,
  	"max_combined_discount_percent" numeric DEFAULT 100 NOT NULL,
  	"stack_limit_percent" numeric DEFAULT 60 NOT NULL,
  	"refuses_above_stack_limit" boolean DEFAULT false,
  	"wildcard_multiplier" numeric DEFAULT 3 NOT NULL,
  	"multi_domain_price" numeric DEFAULT 149.99 NOT NULL,
  	"default_transfer_price" numeric DEFAULT 12.99 NOT NULL,
  	"default_transfer_original_price" numeric DEFAULT 19.99 NOT NULL,
  	"name_hold_hours" numeric DEFAULT 72 NOT NULL,
  	"transfer_days" numeric DEFAULT 7 NOT NULL,
  	"card_minutes" numeric DEFAULT 60 NOT NULL,
  	"unpaid_domains" numeric DEFAULT 10 NOT NULL,
  	"ssl_strike_enabled" boolean DEFAULT true,
  	"ssl_strike_multiplier" numeric DEFAULT 1.2 NOT NULL,
  	"email_strike_enabled" boolean DEFAULT true,
  	"email_strike_multiplier" numeric DEFAULT 1.4 NOT NULL,
  	"strike_policy" "enum_pricing_settings_strike_policy" DEFAULT 'asShown' NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );

  CREATE TABLE "_pricing_settings_v_version_tax_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"region" varchar,
  	"kind" "enum__pricing_settings_v_version_tax_rates_kind" DEFAULT 'everyone' NOT NULL,
  	"rate" numeric NOT NULL,
  	"valid_from" timestamp(3) with time zone,
  	"validfrom_tz" varchar DEFAULT 'UTC',
  	"valid_to" timestamp(3) with time zone,
  	"validto_tz" varchar DEFAULT 'UTC',
  	"_uuid" varchar
  );

  CREATE TABLE "_pricing_settings_v_version_tax_rates_locales" (
  	"name" varchar,
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
  	"version_tax_seat" varchar,
  	"version_prices_shown" "enum__pricing_settings_v_version_prices_shown" DEFAULT 'withoutTax' NOT NULL,
  	"version_max_combined_discount_percent" numeric DEFAULT 100 NOT NULL,
  	"version_stack_limit_percent" numeric DEFAULT 60 NOT NULL,
  	"version_refuses_above_stack_limit" boolean DEFAULT false,
  	"version_wildcard_multiplier" numeric DEFAULT 3 NOT NULL,
  	"version_multi_domain_price" numeric DEFAULT 149.99 NOT NULL,
  	"version_default_transfer_price" numeric DEFAULT 12.99 NOT NULL,
  	"version_default_transfer_original_price" numeric DEFAULT 19.99 NOT NULL,
  	"version_name_hold_hours" numeric DEFAULT 72 NOT NULL,
  	"version_transfer_days" numeric DEFAULT 7 NOT NULL,
  	"version_card_minutes" numeric DEFAULT 60 NOT NULL,
  	"version_unpaid_domains" numeric DEFAULT 10 NOT NULL,
  	"version_ssl_strike_enabled" boolean DEFAULT true,
  	"version_ssl_strike_multiplier" numeric DEFAULT 1.2 NOT NULL,
  	"version_email_strike_enabled" boolean DEFAULT true,
  	"version_email_strike_multiplier" numeric DEFAULT 1.4 NOT NULL,
  	"version_strike_policy" "enum__pricing_settings_v_version_strike_policy" DEFAULT 'asShown' NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "site_settings_placeholder_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL
  );

  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"brand_name" varchar DEFAULT 'Hostfront' NOT NULL,
  	"support_email" varchar DEFAULT 'support@example.com' NOT NULL,
  	"default_currency" varchar DEFAULT 'USD' NOT NULL,
  	"first_currencies_es" varchar,
  	"first_currencies_fr" varchar,
  	"first_currencies_de" varchar,
  	"price_locale" "enum_site_settings_price_locale" DEFAULT 'en-US' NOT NULL,
  	"preselect_recommended" boolean DEFAULT true,
  	"refresh_sections" boolean DEFAULT false,
  	"show_demo_notice" boolean DEFAULT false,
  	"status_page" varchar,
  	"search_synonyms_en" varchar DEFAULT 'refund = money back, withdrawal, return, reimbursement
  cancel = cancellation, terminate, quit
  invoice = bill, receipt
  auth code = authcode, EPP, EPP code, authorization code, authorisation code, transfer code
  transfer = move, migrate, migration
  SSL = TLS, HTTPS, certificate
  email = e-mail, mail, mailbox
  price = pricing, cost, fee
  support = help, contact, customer service, phone, phone number, hotline
  nameserver = name server, DNS
  website = site, homepage, web page
  log in = login, sign in, password
  privacy = GDPR, data protection
  tax = VAT, GST, sales tax
  uptime = SLA, availability, downtime
  RAM = memory
  storage = disk, disk space, SSD',
  	"search_synonyms_es" varchar DEFAULT 'reembolso = devolución, devolver, dinero, desistimiento
  cancelar = anular, darse de baja, dar de baja, cancelación, baja
  factura = facturación, recibo
  código de autorización = auth code, authcode, EPP, código EPP, código de transferencia
  transferir = transferencia, traslado, trasladar, migración, migrar, mover
  SSL = TLS, HTTPS, certificado
  correo = email, e-mail, buzón, mail
  precio = coste, costo, tarifa, cuesta, cuestan
  soporte = ayuda, asistencia, contacto, teléfono, número de teléfono, atención al cliente
  servidor de nombres = nameserver, DNS
  sitio web = página web, web, sitio, página
  iniciar sesión = acceso, contraseña, login
  privacidad = RGPD, protección de datos
  impuestos = IVA, impuesto
  disponibilidad = SLA, caída, uptime
  copia de seguridad = backup, respaldo
  RAM = memoria
  almacenamiento = espacio, disco, SSD',
  	"search_synonyms_fr" varchar DEFAULT 'remboursement = rembourser, rétractation, retour
  annuler = annulation, résilier, résiliation
  facture = facturation, reçu
  code d’autorisation = code auth, auth code, authcode, EPP, code EPP, code de transfert
  transfert = transférer, déménager, migration, migrer, déplacer
  SSL = TLS, HTTPS, certificat
  mail = e-mail, email, courriel, messagerie, boîte mail
  prix = tarif, coût, coûte
  assistance = aide, support, contact, téléphone, numéro de téléphone, service client
  serveur de noms = nameserver, DNS
  site web = site internet, site
  connexion = se connecter, mot de passe, login
  confidentialité = RGPD, protection des données
  taxe = TVA, TTC, HT
  disponibilité = SLA, panne, uptime
  sauvegarde = backup
  RAM = mémoire
  stockage = espace disque, disque, SSD',
  	"search_synonyms_de" varchar DEFAULT 'Rückerstattung = Erstattung, erstatten, Geld zurück, Widerruf, widerrufen, Rückgabe
  kündigen = Kündigung, stornieren, beenden
  Rechnung = Beleg, Quittung
  Auth-Code = Authcode, Authinfo, EPP, EPP-Code, Autorisierungscode, Transfercode
  Transfer = transferieren, Domaintransfer, übertragen, Umzug, umziehen, Wechsel, wechseln, mitnehmen
  SSL = TLS, HTTPS, Zertifikat
  E-Mail = Email, Mail, Postfach
  Preis = Kosten, kostet, Gebühr
  Support = Hilfe, Kontakt, Telefon, Telefonnummer, Kundendienst, Hotline
  Nameserver = DNS
  Website = Webseite, Homepage, Internetseite
  anmelden = einloggen, Login, Passwort, Kennwort
  Datenschutz = DSGVO
  Steuer = USt, MwSt, Mehrwertsteuer, Umsatzsteuer
  Verfügbarkeit = SLA, Ausfall, Uptime
  Backup = Sicherung, Datensicherung, Sicherungskopie
  RAM = Arbeitsspeicher
  Speicherplatz = Speicher, Festplatte, SSD
  VPS = vServer, virtueller Server',
  	"seller_legal_name" varchar,
  	"seller_line1" varchar,
  	"seller_line2" varchar,
  	"seller_city" varchar,
  	"seller_region" varchar,
  	"seller_postal_code" varchar,
  	"seller_country" varchar,
  	"seller_vat_id" varchar,
  	"seller_registration" varchar,
  	"bank_details_holder" varchar,
  	"bank_details_iban" varchar,
  	"bank_details_bic" varchar,
  	"bank_details_bank_name" varchar,
  	"bank_details_demo" boolean DEFAULT false,
  	"require_two_steps" boolean DEFAULT false,
  	"api_origins" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );

  CREATE TABLE "site_settings_locales" (
  	"bank_details_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
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
  	"version_first_currencies_es" varchar,
  	"version_first_currencies_fr" varchar,
  	"version_first_currencies_de" varchar,
  	"version_price_locale" "enum__site_settings_v_version_price_locale" DEFAULT 'en-US' NOT NULL,
  	"version_preselect_recommended" boolean DEFAULT true,
  	"version_refresh_sections" boolean DEFAULT false,
  	"version_show_demo_notice" boolean DEFAULT false,
  	"version_status_page" varchar,
  	"version_search_synonyms_en" varchar DEFAULT 'refund = money back, withdrawal, return, reimbursement
  cancel = cancellation, terminate, quit
  invoice = bill, receipt
  auth code = authcode, EPP, EPP code, authorization code, authorisation code, transfer code
  transfer = move, migrate, migration
  SSL = TLS, HTTPS, certificate
  email = e-mail, mail, mailbox
  price = pricing, cost, fee
  support = help, contact, customer service, phone, phone number, hotline
  nameserver = name server, DNS
  website = site, homepage, web page
  log in = login, sign in, password
  privacy = GDPR, data protection
  tax = VAT, GST, sales tax
  uptime = SLA, availability, downtime
  RAM = memory
  storage = disk, disk space, SSD',
  	"version_search_synonyms_es" varchar DEFAULT 'reembolso = devolución, devolver, dinero, desistimiento
  cancelar = anular, darse de baja, dar de baja, cancelación, baja
  factura = facturación, recibo
  código de autorización = auth code, authcode, EPP, código EPP, código de transferencia
  transferir = transferencia, traslado, trasladar, migración, migrar, mover
  SSL = TLS, HTTPS, certificado
  correo = email, e-mail, buzón, mail
  precio = coste, costo, tarifa, cuesta, cuestan
  soporte = ayuda, asistencia, contacto, teléfono, número de teléfono, atención al cliente
  servidor de nombres = nameserver, DNS
  sitio web = página web, web, sitio, página
  iniciar sesión = acceso, contraseña, login
  privacidad = RGPD, protección de datos
  impuestos = IVA, impuesto
  disponibilidad = SLA, caída, uptime
  copia de seguridad = backup, respaldo
  RAM = memoria
  almacenamiento = espacio, disco, SSD',
  	"version_search_synonyms_fr" varchar DEFAULT 'remboursement = rembourser, rétractation, retour
  annuler = annulation, résilier, résiliation
  facture = facturation, reçu
  code d’autorisation = code auth, auth code, authcode, EPP, code EPP, code de transfert
  transfert = transférer, déménager, migration, migrer, déplacer
  SSL = TLS, HTTPS, certificat
  mail = e-mail, email, courriel, messagerie, boîte mail
  prix = tarif, coût, coûte
  assistance = aide, support, contact, téléphone, numéro de téléphone, service client
  serveur de noms = nameserver, DNS
  site web = site internet, site
  connexion = se connecter, mot de passe, login
  confidentialité = RGPD, protection des données
  taxe = TVA, TTC, HT
  disponibilité = SLA, panne, uptime
  sauvegarde = backup
  RAM = mémoire
  stockage = espace disque, disque, SSD',
  	"version_search_synonyms_de" varchar DEFAULT 'Rückerstattung = Erstattung, erstatten, Geld zurück, Widerruf, widerrufen, Rückgabe
  kündigen = Kündigung, stornieren, beenden
  Rechnung = Beleg, Quittung
  Auth-Code = Authcode, Authinfo, EPP, EPP-Code, Autorisierungscode, Transfercode
  Transfer = transferieren, Domaintransfer, übertragen, Umzug, umziehen, Wechsel, wechseln, mitnehmen
  SSL = TLS, HTTPS, Zertifikat
  E-Mail = Email, Mail, Postfach
  Preis = Kosten, kostet, Gebühr
  Support = Hilfe, Kontakt, Telefon, Telefonnummer, Kundendienst, Hotline
  Nameserver = DNS
  Website = Webseite, Homepage, Internetseite
  anmelden = einloggen, Login, Passwort, Kennwort
  Datenschutz = DSGVO
  Steuer = USt, MwSt, Mehrwertsteuer, Umsatzsteuer
  Verfügbarkeit = SLA, Ausfall, Uptime
  Backup = Sicherung, Datensicherung, Sicherungskopie
  RAM = Arbeitsspeicher
  Speicherplatz = Speicher, Festplatte, SSD
  VPS = vServer, virtueller Server',
  	"version_seller_legal_name" varchar,
  	"version_seller_line1" varchar,
  	"version_seller_line2" varchar,
  	"version_seller_city" varchar,
  	"version_seller_region" varchar,
  	"version_seller_postal_code" varchar,
  	"version_seller_country" varchar,
  	"version_seller_vat_id" varchar,
  	"version_seller_registration" varchar,
  	"version_bank_details_holder" varchar,
  	"version_bank_details_iban" varchar,
  	"version_bank_details_bic" varchar,
  	"version_bank_details_bank_name" varchar,
  	"version_bank_details_demo" boolean DEFAULT false,
  	"version_require_two_steps" boolean DEFAULT false,
  	"version_api_origins" varchar,
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

  CREATE TABLE "bookkeeping" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"currency" varchar DEFAULT 'EUR' NOT NULL,
  	"consultant_number" numeric DEFAULT 1001 NOT NULL,
  	"client_number" numeric DEFAULT 1 NOT NULL,
  	"year_begins" numeric DEFAULT 1 NOT NULL,
  	"bank_account" varchar DEFAULT '1200' NOT NULL,
  	"card_account" varchar DEFAULT '1360' NOT NULL,
  	"taxed_revenue" varchar DEFAULT '8400' NOT NULL,
  	"untaxed_revenue" varchar DEFAULT '8200' NOT NULL,
  	"reverse_charge_revenue" varchar DEFAULT '8336' NOT NULL,
  	"other_states_revenue" varchar DEFAULT '8331' NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );

  CREATE TABLE "_bookkeeping_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"version_currency" varchar DEFAULT 'EUR' NOT NULL,
  	"version_consultant_number" numeric DEFAULT 1001 NOT NULL,
  	"version_client_number" numeric DEFAULT 1 NOT NULL,
  	"version_year_begins" numeric DEFAULT 1 NOT NULL,
  	"version_bank_account" varchar DEFAULT '1200' NOT NULL,
  	"version_card_account" varchar DEFAULT '1360' NOT NULL,
  	"version_taxed_revenue" varchar DEFAULT '8400' NOT NULL,
  	"version_untaxed_revenue" varchar DEFAULT '8200' NOT NULL,
  	"version_reverse_charge_revenue" varchar DEFAULT '8336' NOT NULL,
  	"version_other_states_revenue" varchar DEFAULT '8331' NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  CREATE TABLE "subscription_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"lead_days" numeric DEFAULT 14 NOT NULL,
  	"grace_days" numeric DEFAULT 7 NOT NULL,
  	"end_days" numeric DEFAULT 30 NOT NULL,
  	"retry_days" varchar DEFAULT '1, 3, 5, 7',
  	"domain_charge_days" numeric DEFAULT 30 NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );

  CREATE TABLE "_subscription_settings_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_lead_days" numeric DEFAULT 14 NOT NULL,
  	"version_grace_days" numeric DEFAULT 7 NOT NULL,
  	"version_end_days" numeric DEFAULT 30 NOT NULL,
  	"version_retry_days" varchar DEFAULT '1, 3, 5, 7',
  	"version_domain_charge_days" numeric DEFAULT 30 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_results" ADD CONSTRAINT "case_studies_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_results_locales" ADD CONSTRAINT "case_studies_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_tags" ADD CONSTRAINT "case_studies_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_tags_locales" ADD CONSTRAINT "case_studies_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_locales" ADD CONSTRAINT "case_studies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_results" ADD CONSTRAINT "_case_studies_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_results_locales" ADD CONSTRAINT "_case_studies_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_tags" ADD CONSTRAINT "_case_studies_v_version_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_tags_locales" ADD CONSTRAINT "_case_studies_v_version_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_version_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_locales" ADD CONSTRAINT "_case_studies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resources_related" ADD CONSTRAINT "resources_related_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resources_locales" ADD CONSTRAINT "resources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resources_v_version_related" ADD CONSTRAINT "_resources_v_version_related_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resources_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resources_v" ADD CONSTRAINT "_resources_v_parent_id_resources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v_locales" ADD CONSTRAINT "_resources_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resources_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technologies_locales" ADD CONSTRAINT "technologies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "metrics_locales" ADD CONSTRAINT "metrics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."metrics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "message_overrides_locales" ADD CONSTRAINT "message_overrides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."message_overrides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_message_overrides_v" ADD CONSTRAINT "_message_overrides_v_parent_id_message_overrides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."message_overrides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_message_overrides_v_locales" ADD CONSTRAINT "_message_overrides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_message_overrides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_prices" ADD CONSTRAINT "services_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_features" ADD CONSTRAINT "services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_features_locales" ADD CONSTRAINT "services_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_specs" ADD CONSTRAINT "services_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_specs_locales" ADD CONSTRAINT "services_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_payment_types_available" ADD CONSTRAINT "services_payment_types_available_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_partial_types" ADD CONSTRAINT "service_partial_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_host_settings" ADD CONSTRAINT "services_host_settings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_coverages" ADD CONSTRAINT "services_coverages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_included_in" ADD CONSTRAINT "services_included_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_prices" ADD CONSTRAINT "_services_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_features" ADD CONSTRAINT "_services_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_features_locales" ADD CONSTRAINT "_services_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_specs" ADD CONSTRAINT "_services_v_version_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_specs_locales" ADD CONSTRAINT "_services_v_version_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_payment_types_available" ADD CONSTRAINT "_services_v_version_payment_types_available_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_partial_types_v" ADD CONSTRAINT "_service_partial_types_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_host_settings" ADD CONSTRAINT "_services_v_version_host_settings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_coverages" ADD CONSTRAINT "_services_v_version_coverages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_included_in" ADD CONSTRAINT "_services_v_version_included_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "extensions_features" ADD CONSTRAINT "extensions_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."extensions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "extensions_features_locales" ADD CONSTRAINT "extensions_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."extensions_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "extensions_locales" ADD CONSTRAINT "extensions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."extensions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_extensions_v_version_features" ADD CONSTRAINT "_extensions_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_extensions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_extensions_v_version_features_locales" ADD CONSTRAINT "_extensions_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_extensions_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_extensions_v" ADD CONSTRAINT "_extensions_v_parent_id_extensions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."extensions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_extensions_v_locales" ADD CONSTRAINT "_extensions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_extensions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "addons_features" ADD CONSTRAINT "addons_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "addons_features_locales" ADD CONSTRAINT "addons_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."addons_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "addons_included_in" ADD CONSTRAINT "addons_included_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "addons_locales" ADD CONSTRAINT "addons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_addons_v_version_features" ADD CONSTRAINT "_addons_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_addons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_addons_v_version_features_locales" ADD CONSTRAINT "_addons_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_addons_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_addons_v_version_included_in" ADD CONSTRAINT "_addons_v_version_included_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_addons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_addons_v" ADD CONSTRAINT "_addons_v_parent_id_addons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."addons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_addons_v_locales" ADD CONSTRAINT "_addons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_addons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "transfer_prices_features" ADD CONSTRAINT "transfer_prices_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."transfer_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "transfer_prices_features_locales" ADD CONSTRAINT "transfer_prices_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."transfer_prices_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "transfer_prices_locales" ADD CONSTRAINT "transfer_prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."transfer_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_transfer_prices_v_version_features" ADD CONSTRAINT "_transfer_prices_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_transfer_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_transfer_prices_v_version_features_locales" ADD CONSTRAINT "_transfer_prices_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_transfer_prices_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_transfer_prices_v" ADD CONSTRAINT "_transfer_prices_v_parent_id_transfer_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."transfer_prices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_transfer_prices_v_locales" ADD CONSTRAINT "_transfer_prices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_transfer_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "currencies_locales" ADD CONSTRAINT "currencies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_currencies_v" ADD CONSTRAINT "_currencies_v_parent_id_currencies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."currencies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_currencies_v_locales" ADD CONSTRAINT "_currencies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_currencies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_applicable_categories" ADD CONSTRAINT "coupons_applicable_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons_excluded_categories" ADD CONSTRAINT "coupons_excluded_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coupons" ADD CONSTRAINT "coupons_batch_id_code_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."code_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "coupons_locales" ADD CONSTRAINT "coupons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v_version_applicable_categories" ADD CONSTRAINT "_coupons_v_version_applicable_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v_version_excluded_categories" ADD CONSTRAINT "_coupons_v_version_excluded_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coupons_v" ADD CONSTRAINT "_coupons_v_parent_id_coupons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_coupons_v" ADD CONSTRAINT "_coupons_v_version_batch_id_code_batches_id_fk" FOREIGN KEY ("version_batch_id") REFERENCES "public"."code_batches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_coupons_v_locales" ADD CONSTRAINT "_coupons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "code_batches" ADD CONSTRAINT "code_batches_template_id_coupons_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "automatic_discounts_applicable_categories" ADD CONSTRAINT "automatic_discounts_applicable_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."automatic_discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "automatic_discounts_locales" ADD CONSTRAINT "automatic_discounts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."automatic_discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_automatic_discounts_v_version_applicable_categories" ADD CONSTRAINT "_automatic_discounts_v_version_applicable_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_automatic_discounts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_automatic_discounts_v" ADD CONSTRAINT "_automatic_discounts_v_parent_id_automatic_discounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."automatic_discounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_automatic_discounts_v_locales" ADD CONSTRAINT "_automatic_discounts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_automatic_discounts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders_events" ADD CONSTRAINT "orders_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments_events" ADD CONSTRAINT "payments_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_merged_into_id_carts_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "name_holds" ADD CONSTRAINT "name_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "transfers_events" ADD CONSTRAINT "transfers_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "transfers" ADD CONSTRAINT "transfers_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "transfers" ADD CONSTRAINT "transfers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrar_tasks_events" ADD CONSTRAINT "registrar_tasks_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."registrar_tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registrar_tasks" ADD CONSTRAINT "registrar_tasks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domains_events" ADD CONSTRAINT "domains_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "domains" ADD CONSTRAINT "domains_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domains" ADD CONSTRAINT "domains_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions_events" ADD CONSTRAINT "subscriptions_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "provision_tasks" ADD CONSTRAINT "provision_tasks_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "migration_requests_events" ADD CONSTRAINT "migration_requests_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."migration_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_messages_events" ADD CONSTRAINT "contact_messages_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resources_fk" FOREIGN KEY ("resources_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_technologies_fk" FOREIGN KEY ("technologies_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_metrics_fk" FOREIGN KEY ("metrics_id") REFERENCES "public"."metrics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_message_overrides_fk" FOREIGN KEY ("message_overrides_id") REFERENCES "public"."message_overrides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_extensions_fk" FOREIGN KEY ("extensions_id") REFERENCES "public"."extensions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_addons_fk" FOREIGN KEY ("addons_id") REFERENCES "public"."addons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transfer_prices_fk" FOREIGN KEY ("transfer_prices_id") REFERENCES "public"."transfer_prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_currencies_fk" FOREIGN KEY ("currencies_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coupons_fk" FOREIGN KEY ("coupons_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_code_batches_fk" FOREIGN KEY ("code_batches_id") REFERENCES "public"."code_batches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_automatic_discounts_fk" FOREIGN KEY ("automatic_discounts_id") REFERENCES "public"."automatic_discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redemptions_fk" FOREIGN KEY ("redemptions_id") REFERENCES "public"."redemptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_name_holds_fk" FOREIGN KEY ("name_holds_id") REFERENCES "public"."name_holds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transfers_fk" FOREIGN KEY ("transfers_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_registrar_tasks_fk" FOREIGN KEY ("registrar_tasks_id") REFERENCES "public"."registrar_tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_domains_fk" FOREIGN KEY ("domains_id") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_migration_requests_fk" FOREIGN KEY ("migration_requests_id") REFERENCES "public"."migration_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_endpoints_fk" FOREIGN KEY ("webhook_endpoints_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_services_links" ADD CONSTRAINT "header_services_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_services_links_locales" ADD CONSTRAINT "header_services_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_services_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_services" ADD CONSTRAINT "header_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_services_locales" ADD CONSTRAINT "header_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_main_links" ADD CONSTRAINT "header_main_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_main_links_locales" ADD CONSTRAINT "header_main_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_main_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_main" ADD CONSTRAINT "header_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_main_locales" ADD CONSTRAINT "header_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_locales" ADD CONSTRAINT "header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_services_links" ADD CONSTRAINT "_header_v_version_services_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_services_links_locales" ADD CONSTRAINT "_header_v_version_services_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_services_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_services" ADD CONSTRAINT "_header_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_services_locales" ADD CONSTRAINT "_header_v_version_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_main_links" ADD CONSTRAINT "_header_v_version_main_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_main_links_locales" ADD CONSTRAINT "_header_v_version_main_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_main_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_main" ADD CONSTRAINT "_header_v_version_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_main_locales" ADD CONSTRAINT "_header_v_version_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_locales" ADD CONSTRAINT "_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "domain_search_popular_extensions" ADD CONSTRAINT "domain_search_popular_extensions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."domain_search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "domain_search_locales" ADD CONSTRAINT "domain_search_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."domain_search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_domain_search_v_version_popular_extensions" ADD CONSTRAINT "_domain_search_v_version_popular_extensions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_domain_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_domain_search_v_locales" ADD CONSTRAINT "_domain_search_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_domain_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_settings_tax_rates" ADD CONSTRAINT "pricing_settings_tax_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_settings_tax_rates_locales" ADD CONSTRAINT "pricing_settings_tax_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_settings_tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_settings_wildcard_excluded" ADD CONSTRAINT "pricing_settings_wildcard_excluded_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_settings_v_version_tax_rates" ADD CONSTRAINT "_pricing_settings_v_version_tax_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_settings_v_version_tax_rates_locales" ADD CONSTRAINT "_pricing_settings_v_version_tax_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_settings_v_version_tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_settings_v_version_wildcard_excluded" ADD CONSTRAINT "_pricing_settings_v_version_wildcard_excluded_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_placeholder_names" ADD CONSTRAINT "site_settings_placeholder_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_placeholder_names" ADD CONSTRAINT "_site_settings_v_version_placeholder_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages_locales" USING btree ("meta_image_id","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_id_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v_locales" USING btree ("version_meta_image_id","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_id_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faqs_key_idx" ON "faqs" USING btree ("key");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_locales_parent_id_idx" ON "faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_key_idx" ON "_faqs_v" USING btree ("version_key");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_locales_parent_id_idx" ON "_faqs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "testimonials_avatar_idx" ON "testimonials" USING btree ("avatar_id");
  CREATE INDEX "testimonials_order_idx" ON "testimonials" USING btree ("order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_locales_parent_id_idx" ON "testimonials_locales" USING btree ("_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_avatar_idx" ON "_testimonials_v" USING btree ("version_avatar_id");
  CREATE INDEX "_testimonials_v_version_version_order_idx" ON "_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_locales_parent_id_idx" ON "_testimonials_v_locales" USING btree ("_parent_id");
  CREATE INDEX "case_studies_results_order_idx" ON "case_studies_results" USING btree ("_order");
  CREATE INDEX "case_studies_results_parent_id_idx" ON "case_studies_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_studies_results_locales_locale_parent_id_unique" ON "case_studies_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_results_locales_parent_id_idx" ON "case_studies_results_locales" USING btree ("_parent_id");
  CREATE INDEX "case_studies_tags_order_idx" ON "case_studies_tags" USING btree ("_order");
  CREATE INDEX "case_studies_tags_parent_id_idx" ON "case_studies_tags" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_studies_tags_locales_locale_parent_id_unique" ON "case_studies_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_tags_locales_parent_id_idx" ON "case_studies_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "case_studies_logo_idx" ON "case_studies" USING btree ("logo_id");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_order_idx" ON "case_studies" USING btree ("order");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE UNIQUE INDEX "case_studies_locales_locale_parent_id_unique" ON "case_studies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_locales_parent_id_idx" ON "case_studies_locales" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_results_order_idx" ON "_case_studies_v_version_results" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_results_parent_id_idx" ON "_case_studies_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_studies_v_version_results_locales_locale_parent_id_uni" ON "_case_studies_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_version_results_locales_parent_id_idx" ON "_case_studies_v_version_results_locales" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_tags_order_idx" ON "_case_studies_v_version_tags" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_tags_parent_id_idx" ON "_case_studies_v_version_tags" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_studies_v_version_tags_locales_locale_parent_id_unique" ON "_case_studies_v_version_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_version_tags_locales_parent_id_idx" ON "_case_studies_v_version_tags_locales" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_logo_idx" ON "_case_studies_v" USING btree ("version_logo_id");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v" USING btree ("version_slug");
  CREATE INDEX "_case_studies_v_version_version_order_idx" ON "_case_studies_v" USING btree ("version_order");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_snapshot_idx" ON "_case_studies_v" USING btree ("snapshot");
  CREATE INDEX "_case_studies_v_published_locale_idx" ON "_case_studies_v" USING btree ("published_locale");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_case_studies_v_locales_locale_parent_id_unique" ON "_case_studies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_locales_parent_id_idx" ON "_case_studies_v_locales" USING btree ("_parent_id");
  CREATE INDEX "resources_related_order_idx" ON "resources_related" USING btree ("_order");
  CREATE INDEX "resources_related_parent_id_idx" ON "resources_related" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "resources_slug_idx" ON "resources" USING btree ("slug");
  CREATE UNIQUE INDEX "resources_key_idx" ON "resources" USING btree ("key");
  CREATE INDEX "resources_order_idx" ON "resources" USING btree ("order");
  CREATE INDEX "resources_updated_at_idx" ON "resources" USING btree ("updated_at");
  CREATE INDEX "resources_created_at_idx" ON "resources" USING btree ("created_at");
  CREATE INDEX "resources_deleted_at_idx" ON "resources" USING btree ("deleted_at");
  CREATE INDEX "resources__status_idx" ON "resources" USING btree ("_status");
  CREATE UNIQUE INDEX "resources_locales_locale_parent_id_unique" ON "resources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resources_locales_parent_id_idx" ON "resources_locales" USING btree ("_parent_id");
  CREATE INDEX "_resources_v_version_related_order_idx" ON "_resources_v_version_related" USING btree ("_order");
  CREATE INDEX "_resources_v_version_related_parent_id_idx" ON "_resources_v_version_related" USING btree ("_parent_id");
  CREATE INDEX "_resources_v_parent_idx" ON "_resources_v" USING btree ("parent_id");
  CREATE INDEX "_resources_v_version_version_slug_idx" ON "_resources_v" USING btree ("version_slug");
  CREATE INDEX "_resources_v_version_version_key_idx" ON "_resources_v" USING btree ("version_key");
  CREATE INDEX "_resources_v_version_version_order_idx" ON "_resources_v" USING btree ("version_order");
  CREATE INDEX "_resources_v_version_version_updated_at_idx" ON "_resources_v" USING btree ("version_updated_at");
  CREATE INDEX "_resources_v_version_version_created_at_idx" ON "_resources_v" USING btree ("version_created_at");
  CREATE INDEX "_resources_v_version_version_deleted_at_idx" ON "_resources_v" USING btree ("version_deleted_at");
  CREATE INDEX "_resources_v_version_version__status_idx" ON "_resources_v" USING btree ("version__status");
  CREATE INDEX "_resources_v_created_at_idx" ON "_resources_v" USING btree ("created_at");
  CREATE INDEX "_resources_v_updated_at_idx" ON "_resources_v" USING btree ("updated_at");
  CREATE INDEX "_resources_v_snapshot_idx" ON "_resources_v" USING btree ("snapshot");
  CREATE INDEX "_resources_v_published_locale_idx" ON "_resources_v" USING btree ("published_locale");
  CREATE INDEX "_resources_v_latest_idx" ON "_resources_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_resources_v_locales_locale_parent_id_unique" ON "_resources_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_resources_v_locales_parent_id_idx" ON "_resources_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "technologies_key_idx" ON "technologies" USING btree ("key");
  CREATE INDEX "technologies_order_idx" ON "technologies" USING btree ("order");
  CREATE INDEX "technologies_updated_at_idx" ON "technologies" USING btree ("updated_at");
  CREATE INDEX "technologies_created_at_idx" ON "technologies" USING btree ("created_at");
  CREATE INDEX "technologies_deleted_at_idx" ON "technologies" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "technologies_locales_locale_parent_id_unique" ON "technologies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "technologies_locales_parent_id_idx" ON "technologies_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "metrics_key_idx" ON "metrics" USING btree ("key");
  CREATE INDEX "metrics_order_idx" ON "metrics" USING btree ("order");
  CREATE INDEX "metrics_updated_at_idx" ON "metrics" USING btree ("updated_at");
  CREATE INDEX "metrics_created_at_idx" ON "metrics" USING btree ("created_at");
  CREATE INDEX "metrics_deleted_at_idx" ON "metrics" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "metrics_locales_locale_parent_id_unique" ON "metrics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "metrics_locales_parent_id_idx" ON "metrics_locales" USING btree ("_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "message_overrides_key_idx" ON "message_overrides" USING btree ("key");
  CREATE INDEX "message_overrides_updated_at_idx" ON "message_overrides" USING btree ("updated_at");
  CREATE INDEX "message_overrides_created_at_idx" ON "message_overrides" USING btree ("created_at");
  CREATE UNIQUE INDEX "message_overrides_locales_locale_parent_id_unique" ON "message_overrides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "message_overrides_locales_parent_id_idx" ON "message_overrides_locales" USING btree ("_parent_id");
  CREATE INDEX "_message_overrides_v_parent_idx" ON "_message_overrides_v" USING btree ("parent_id");
  CREATE INDEX "_message_overrides_v_version_version_key_idx" ON "_message_overrides_v" USING btree ("version_key");
  CREATE INDEX "_message_overrides_v_version_version_updated_at_idx" ON "_message_overrides_v" USING btree ("version_updated_at");
  CREATE INDEX "_message_overrides_v_version_version_created_at_idx" ON "_message_overrides_v" USING btree ("version_created_at");
  CREATE INDEX "_message_overrides_v_created_at_idx" ON "_message_overrides_v" USING btree ("created_at");
  CREATE INDEX "_message_overrides_v_updated_at_idx" ON "_message_overrides_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_message_overrides_v_locales_locale_parent_id_unique" ON "_message_overrides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_message_overrides_v_locales_parent_id_idx" ON "_message_overrides_v_locales" USING btree ("_parent_id");
  CREATE INDEX "services_prices_order_idx" ON "services_prices" USING btree ("_order");
  CREATE INDEX "services_prices_parent_id_idx" ON "services_prices" USING btree ("_parent_id");
  CREATE INDEX "services_features_order_idx" ON "services_features" USING btree ("_order");
  CREATE INDEX "services_features_parent_id_idx" ON "services_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_features_locales_locale_parent_id_unique" ON "services_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_features_locales_parent_id_idx" ON "services_features_locales" USING btree ("_parent_id");
  CREATE INDEX "services_specs_order_idx" ON "services_specs" USING btree ("_order");
  CREATE INDEX "services_specs_parent_id_idx" ON "services_specs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_specs_locales_locale_parent_id_unique" ON "services_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_specs_locales_parent_id_idx" ON "services_specs_locales" USING btree ("_parent_id");
  CREATE INDEX "services_payment_types_available_order_idx" ON "services_payment_types_available" USING btree ("order");
  CREATE INDEX "services_payment_types_available_parent_idx" ON "services_payment_types_available" USING btree ("parent_id");
  CREATE INDEX "service_partial_types_order_idx" ON "service_partial_types" USING btree ("order");
  CREATE INDEX "service_partial_types_parent_idx" ON "service_partial_types" USING btree ("parent_id");
  CREATE INDEX "services_host_settings_order_idx" ON "services_host_settings" USING btree ("_order");
  CREATE INDEX "services_host_settings_parent_id_idx" ON "services_host_settings" USING btree ("_parent_id");
  CREATE INDEX "services_coverages_order_idx" ON "services_coverages" USING btree ("order");
  CREATE INDEX "services_coverages_parent_idx" ON "services_coverages" USING btree ("parent_id");
  CREATE INDEX "services_included_in_order_idx" ON "services_included_in" USING btree ("order");
  CREATE INDEX "services_included_in_parent_idx" ON "services_included_in" USING btree ("parent_id");
  CREATE UNIQUE INDEX "services_key_idx" ON "services" USING btree ("key");
  CREATE INDEX "services_order_idx" ON "services" USING btree ("order");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_locales_parent_id_idx" ON "services_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_prices_order_idx" ON "_services_v_version_prices" USING btree ("_order");
  CREATE INDEX "_services_v_version_prices_parent_id_idx" ON "_services_v_version_prices" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_features_order_idx" ON "_services_v_version_features" USING btree ("_order");
  CREATE INDEX "_services_v_version_features_parent_id_idx" ON "_services_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_features_locales_locale_parent_id_unique" ON "_services_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_features_locales_parent_id_idx" ON "_services_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_specs_order_idx" ON "_services_v_version_specs" USING btree ("_order");
  CREATE INDEX "_services_v_version_specs_parent_id_idx" ON "_services_v_version_specs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_specs_locales_locale_parent_id_unique" ON "_services_v_version_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_specs_locales_parent_id_idx" ON "_services_v_version_specs_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_payment_types_available_order_idx" ON "_services_v_version_payment_types_available" USING btree ("order");
  CREATE INDEX "_services_v_version_payment_types_available_parent_idx" ON "_services_v_version_payment_types_available" USING btree ("parent_id");
  CREATE INDEX "_service_partial_types_v_order_idx" ON "_service_partial_types_v" USING btree ("order");
  CREATE INDEX "_service_partial_types_v_parent_idx" ON "_service_partial_types_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_host_settings_order_idx" ON "_services_v_version_host_settings" USING btree ("_order");
  CREATE INDEX "_services_v_version_host_settings_parent_id_idx" ON "_services_v_version_host_settings" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_coverages_order_idx" ON "_services_v_version_coverages" USING btree ("order");
  CREATE INDEX "_services_v_version_coverages_parent_idx" ON "_services_v_version_coverages" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_included_in_order_idx" ON "_services_v_version_included_in" USING btree ("order");
  CREATE INDEX "_services_v_version_included_in_parent_idx" ON "_services_v_version_included_in" USING btree ("parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_key_idx" ON "_services_v" USING btree ("version_key");
  CREATE INDEX "_services_v_version_version_order_idx" ON "_services_v" USING btree ("version_order");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_locales_parent_id_idx" ON "_services_v_locales" USING btree ("_parent_id");
  CREATE INDEX "extensions_features_order_idx" ON "extensions_features" USING btree ("_order");
  CREATE INDEX "extensions_features_parent_id_idx" ON "extensions_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "extensions_features_locales_locale_parent_id_unique" ON "extensions_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "extensions_features_locales_parent_id_idx" ON "extensions_features_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "extensions_extension_idx" ON "extensions" USING btree ("extension");
  CREATE INDEX "extensions_order_idx" ON "extensions" USING btree ("order");
  CREATE INDEX "extensions_updated_at_idx" ON "extensions" USING btree ("updated_at");
  CREATE INDEX "extensions_created_at_idx" ON "extensions" USING btree ("created_at");
  CREATE INDEX "extensions_deleted_at_idx" ON "extensions" USING btree ("deleted_at");
  CREATE INDEX "extensions__status_idx" ON "extensions" USING btree ("_status");
  CREATE UNIQUE INDEX "extensions_locales_locale_parent_id_unique" ON "extensions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "extensions_locales_parent_id_idx" ON "extensions_locales" USING btree ("_parent_id");
  CREATE INDEX "_extensions_v_version_features_order_idx" ON "_extensions_v_version_features" USING btree ("_order");
  CREATE INDEX "_extensions_v_version_features_parent_id_idx" ON "_extensions_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_extensions_v_version_features_locales_locale_parent_id_uniq" ON "_extensions_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_extensions_v_version_features_locales_parent_id_idx" ON "_extensions_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_extensions_v_parent_idx" ON "_extensions_v" USING btree ("parent_id");
  CREATE INDEX "_extensions_v_version_version_extension_idx" ON "_extensions_v" USING btree ("version_extension");
  CREATE INDEX "_extensions_v_version_version_order_idx" ON "_extensions_v" USING btree ("version_order");
  CREATE INDEX "_extensions_v_version_version_updated_at_idx" ON "_extensions_v" USING btree ("version_updated_at");
  CREATE INDEX "_extensions_v_version_version_created_at_idx" ON "_extensions_v" USING btree ("version_created_at");
  CREATE INDEX "_extensions_v_version_version_deleted_at_idx" ON "_extensions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_extensions_v_version_version__status_idx" ON "_extensions_v" USING btree ("version__status");
  CREATE INDEX "_extensions_v_created_at_idx" ON "_extensions_v" USING btree ("created_at");
  CREATE INDEX "_extensions_v_updated_at_idx" ON "_extensions_v" USING btree ("updated_at");
  CREATE INDEX "_extensions_v_snapshot_idx" ON "_extensions_v" USING btree ("snapshot");
  CREATE INDEX "_extensions_v_published_locale_idx" ON "_extensions_v" USING btree ("published_locale");
  CREATE INDEX "_extensions_v_latest_idx" ON "_extensions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_extensions_v_locales_locale_parent_id_unique" ON "_extensions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_extensions_v_locales_parent_id_idx" ON "_extensions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "addons_features_order_idx" ON "addons_features" USING btree ("_order");
  CREATE INDEX "addons_features_parent_id_idx" ON "addons_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "addons_features_locales_locale_parent_id_unique" ON "addons_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "addons_features_locales_parent_id_idx" ON "addons_features_locales" USING btree ("_parent_id");
  CREATE INDEX "addons_included_in_order_idx" ON "addons_included_in" USING btree ("order");
  CREATE INDEX "addons_included_in_parent_idx" ON "addons_included_in" USING btree ("parent_id");
  CREATE UNIQUE INDEX "addons_key_idx" ON "addons" USING btree ("key");
  CREATE INDEX "addons_order_idx" ON "addons" USING btree ("order");
  CREATE INDEX "addons_updated_at_idx" ON "addons" USING btree ("updated_at");
  CREATE INDEX "addons_created_at_idx" ON "addons" USING btree ("created_at");
  CREATE INDEX "addons_deleted_at_idx" ON "addons" USING btree ("deleted_at");
  CREATE INDEX "addons__status_idx" ON "addons" USING btree ("_status");
  CREATE UNIQUE INDEX "addons_locales_locale_parent_id_unique" ON "addons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "addons_locales_parent_id_idx" ON "addons_locales" USING btree ("_parent_id");
  CREATE INDEX "_addons_v_version_features_order_idx" ON "_addons_v_version_features" USING btree ("_order");
  CREATE INDEX "_addons_v_version_features_parent_id_idx" ON "_addons_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_addons_v_version_features_locales_locale_parent_id_unique" ON "_addons_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_addons_v_version_features_locales_parent_id_idx" ON "_addons_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_addons_v_version_included_in_order_idx" ON "_addons_v_version_included_in" USING btree ("order");
  CREATE INDEX "_addons_v_version_included_in_parent_idx" ON "_addons_v_version_included_in" USING btree ("parent_id");
  CREATE INDEX "_addons_v_parent_idx" ON "_addons_v" USING btree ("parent_id");
  CREATE INDEX "_addons_v_version_version_key_idx" ON "_addons_v" USING btree ("version_key");
  CREATE INDEX "_addons_v_version_version_order_idx" ON "_addons_v" USING btree ("version_order");
  CREATE INDEX "_addons_v_version_version_updated_at_idx" ON "_addons_v" USING btree ("version_updated_at");
  CREATE INDEX "_addons_v_version_version_created_at_idx" ON "_addons_v" USING btree ("version_created_at");
  CREATE INDEX "_addons_v_version_version_deleted_at_idx" ON "_addons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_addons_v_version_version__status_idx" ON "_addons_v" USING btree ("version__status");
  CREATE INDEX "_addons_v_created_at_idx" ON "_addons_v" USING btree ("created_at");
  CREATE INDEX "_addons_v_updated_at_idx" ON "_addons_v" USING btree ("updated_at");
  CREATE INDEX "_addons_v_snapshot_idx" ON "_addons_v" USING btree ("snapshot");
  CREATE INDEX "_addons_v_published_locale_idx" ON "_addons_v" USING btree ("published_locale");
  CREATE INDEX "_addons_v_latest_idx" ON "_addons_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_addons_v_locales_locale_parent_id_unique" ON "_addons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_addons_v_locales_parent_id_idx" ON "_addons_v_locales" USING btree ("_parent_id");
  CREATE INDEX "transfer_prices_features_order_idx" ON "transfer_prices_features" USING btree ("_order");
  CREATE INDEX "transfer_prices_features_parent_id_idx" ON "transfer_prices_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "transfer_prices_features_locales_locale_parent_id_unique" ON "transfer_prices_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "transfer_prices_features_locales_parent_id_idx" ON "transfer_prices_features_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "transfer_prices_extension_idx" ON "transfer_prices" USING btree ("extension");
  CREATE INDEX "transfer_prices_order_idx" ON "transfer_prices" USING btree ("order");
  CREATE INDEX "transfer_prices_updated_at_idx" ON "transfer_prices" USING btree ("updated_at");
  CREATE INDEX "transfer_prices_created_at_idx" ON "transfer_prices" USING btree ("created_at");
  CREATE INDEX "transfer_prices_deleted_at_idx" ON "transfer_prices" USING btree ("deleted_at");
  CREATE INDEX "transfer_prices__status_idx" ON "transfer_prices" USING btree ("_status");
  CREATE UNIQUE INDEX "transfer_prices_locales_locale_parent_id_unique" ON "transfer_prices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "transfer_prices_locales_parent_id_idx" ON "transfer_prices_locales" USING btree ("_parent_id");
  CREATE INDEX "_transfer_prices_v_version_features_order_idx" ON "_transfer_prices_v_version_features" USING btree ("_order");
  CREATE INDEX "_transfer_prices_v_version_features_parent_id_idx" ON "_transfer_prices_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_transfer_prices_v_version_features_locales_locale_parent_id" ON "_transfer_prices_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_transfer_prices_v_version_features_locales_parent_id_idx" ON "_transfer_prices_v_version_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_transfer_prices_v_parent_idx" ON "_transfer_prices_v" USING btree ("parent_id");
  CREATE INDEX "_transfer_prices_v_version_version_extension_idx" ON "_transfer_prices_v" USING btree ("version_extension");
  CREATE INDEX "_transfer_prices_v_version_version_order_idx" ON "_transfer_prices_v" USING btree ("version_order");
  CREATE INDEX "_transfer_prices_v_version_version_updated_at_idx" ON "_transfer_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_transfer_prices_v_version_version_created_at_idx" ON "_transfer_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_transfer_prices_v_version_version_deleted_at_idx" ON "_transfer_prices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_transfer_prices_v_version_version__status_idx" ON "_transfer_prices_v" USING btree ("version__status");
  CREATE INDEX "_transfer_prices_v_created_at_idx" ON "_transfer_prices_v" USING btree ("created_at");
  CREATE INDEX "_transfer_prices_v_updated_at_idx" ON "_transfer_prices_v" USING btree ("updated_at");
  CREATE INDEX "_transfer_prices_v_snapshot_idx" ON "_transfer_prices_v" USING btree ("snapshot");
  CREATE INDEX "_transfer_prices_v_published_locale_idx" ON "_transfer_prices_v" USING btree ("published_locale");
  CREATE INDEX "_transfer_prices_v_latest_idx" ON "_transfer_prices_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_transfer_prices_v_locales_locale_parent_id_unique" ON "_transfer_prices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_transfer_prices_v_locales_parent_id_idx" ON "_transfer_prices_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "currencies_code_idx" ON "currencies" USING btree ("code");
  CREATE INDEX "currencies_order_idx" ON "currencies" USING btree ("order");
  CREATE INDEX "currencies_updated_at_idx" ON "currencies" USING btree ("updated_at");
  CREATE INDEX "currencies_created_at_idx" ON "currencies" USING btree ("created_at");
  CREATE UNIQUE INDEX "currencies_locales_locale_parent_id_unique" ON "currencies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "currencies_locales_parent_id_idx" ON "currencies_locales" USING btree ("_parent_id");
  CREATE INDEX "_currencies_v_parent_idx" ON "_currencies_v" USING btree ("parent_id");
  CREATE INDEX "_currencies_v_version_version_code_idx" ON "_currencies_v" USING btree ("version_code");
  CREATE INDEX "_currencies_v_version_version_order_idx" ON "_currencies_v" USING btree ("version_order");
  CREATE INDEX "_currencies_v_version_version_updated_at_idx" ON "_currencies_v" USING btree ("version_updated_at");
  CREATE INDEX "_currencies_v_version_version_created_at_idx" ON "_currencies_v" USING btree ("version_created_at");
  CREATE INDEX "_currencies_v_created_at_idx" ON "_currencies_v" USING btree ("created_at");
  CREATE INDEX "_currencies_v_updated_at_idx" ON "_currencies_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_currencies_v_locales_locale_parent_id_unique" ON "_currencies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_currencies_v_locales_parent_id_idx" ON "_currencies_v_locales" USING btree ("_parent_id");
  CREATE INDEX "coupons_applicable_categories_order_idx" ON "coupons_applicable_categories" USING btree ("order");
  CREATE INDEX "coupons_applicable_categories_parent_idx" ON "coupons_applicable_categories" USING btree ("parent_id");
  CREATE INDEX "coupons_excluded_categories_order_idx" ON "coupons_excluded_categories" USING btree ("order");
  CREATE INDEX "coupons_excluded_categories_parent_idx" ON "coupons_excluded_categories" USING btree ("parent_id");
  CREATE UNIQUE INDEX "coupons_code_idx" ON "coupons" USING btree ("code");
  CREATE INDEX "coupons_batch_idx" ON "coupons" USING btree ("batch_id");
  CREATE INDEX "coupons_updated_at_idx" ON "coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "coupons" USING btree ("created_at");
  CREATE INDEX "coupons_deleted_at_idx" ON "coupons" USING btree ("deleted_at");
  CREATE INDEX "coupons__status_idx" ON "coupons" USING btree ("_status");
  CREATE INDEX "batch_code_idx" ON "coupons" USING btree ("batch_id","code");
  CREATE UNIQUE INDEX "coupons_locales_locale_parent_id_unique" ON "coupons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "coupons_locales_parent_id_idx" ON "coupons_locales" USING btree ("_parent_id");
  CREATE INDEX "_coupons_v_version_applicable_categories_order_idx" ON "_coupons_v_version_applicable_categories" USING btree ("order");
  CREATE INDEX "_coupons_v_version_applicable_categories_parent_idx" ON "_coupons_v_version_applicable_categories" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_version_excluded_categories_order_idx" ON "_coupons_v_version_excluded_categories" USING btree ("order");
  CREATE INDEX "_coupons_v_version_excluded_categories_parent_idx" ON "_coupons_v_version_excluded_categories" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_parent_idx" ON "_coupons_v" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_version_version_code_idx" ON "_coupons_v" USING btree ("version_code");
  CREATE INDEX "_coupons_v_version_version_batch_idx" ON "_coupons_v" USING btree ("version_batch_id");
  CREATE INDEX "_coupons_v_version_version_updated_at_idx" ON "_coupons_v" USING btree ("version_updated_at");
  CREATE INDEX "_coupons_v_version_version_created_at_idx" ON "_coupons_v" USING btree ("version_created_at");
  CREATE INDEX "_coupons_v_version_version_deleted_at_idx" ON "_coupons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_coupons_v_version_version__status_idx" ON "_coupons_v" USING btree ("version__status");
  CREATE INDEX "_coupons_v_created_at_idx" ON "_coupons_v" USING btree ("created_at");
  CREATE INDEX "_coupons_v_updated_at_idx" ON "_coupons_v" USING btree ("updated_at");
  CREATE INDEX "_coupons_v_snapshot_idx" ON "_coupons_v" USING btree ("snapshot");
  CREATE INDEX "_coupons_v_published_locale_idx" ON "_coupons_v" USING btree ("published_locale");
  CREATE INDEX "_coupons_v_latest_idx" ON "_coupons_v" USING btree ("latest");
  CREATE INDEX "version_batch_version_code_idx" ON "_coupons_v" USING btree ("version_batch_id","version_code");
  CREATE UNIQUE INDEX "_coupons_v_locales_locale_parent_id_unique" ON "_coupons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_coupons_v_locales_parent_id_idx" ON "_coupons_v_locales" USING btree ("_parent_id");
  CREATE INDEX "code_batches_template_idx" ON "code_batches" USING btree ("template_id");
  CREATE INDEX "code_batches_updated_at_idx" ON "code_batches" USING btree ("updated_at");
  CREATE INDEX "code_batches_created_at_idx" ON "code_batches" USING btree ("created_at");
  CREATE INDEX "automatic_discounts_applicable_categories_order_idx" ON "automatic_discounts_applicable_categories" USING btree ("order");
  CREATE INDEX "automatic_discounts_applicable_categories_parent_idx" ON "automatic_discounts_applicable_categories" USING btree ("parent_id");
  CREATE UNIQUE INDEX "automatic_discounts_key_idx" ON "automatic_discounts" USING btree ("key");
  CREATE INDEX "automatic_discounts_updated_at_idx" ON "automatic_discounts" USING btree ("updated_at");
  CREATE INDEX "automatic_discounts_created_at_idx" ON "automatic_discounts" USING btree ("created_at");
  CREATE INDEX "automatic_discounts_deleted_at_idx" ON "automatic_discounts" USING btree ("deleted_at");
  CREATE INDEX "automatic_discounts__status_idx" ON "automatic_discounts" USING btree ("_status");
  CREATE UNIQUE INDEX "automatic_discounts_locales_locale_parent_id_unique" ON "automatic_discounts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "automatic_discounts_locales_parent_id_idx" ON "automatic_discounts_locales" USING btree ("_parent_id");
  CREATE INDEX "_automatic_discounts_v_version_applicable_categories_order_idx" ON "_automatic_discounts_v_version_applicable_categories" USING btree ("order");
  CREATE INDEX "_automatic_discounts_v_version_applicable_categories_parent_idx" ON "_automatic_discounts_v_version_applicable_categories" USING btree ("parent_id");
  CREATE INDEX "_automatic_discounts_v_parent_idx" ON "_automatic_discounts_v" USING btree ("parent_id");
  CREATE INDEX "_automatic_discounts_v_version_version_key_idx" ON "_automatic_discounts_v" USING btree ("version_key");
  CREATE INDEX "_automatic_discounts_v_version_version_updated_at_idx" ON "_automatic_discounts_v" USING btree ("version_updated_at");
  CREATE INDEX "_automatic_discounts_v_version_version_created_at_idx" ON "_automatic_discounts_v" USING btree ("version_created_at");
  CREATE INDEX "_automatic_discounts_v_version_version_deleted_at_idx" ON "_automatic_discounts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_automatic_discounts_v_version_version__status_idx" ON "_automatic_discounts_v" USING btree ("version__status");
  CREATE INDEX "_automatic_discounts_v_created_at_idx" ON "_automatic_discounts_v" USING btree ("created_at");
  CREATE INDEX "_automatic_discounts_v_updated_at_idx" ON "_automatic_discounts_v" USING btree ("updated_at");
  CREATE INDEX "_automatic_discounts_v_snapshot_idx" ON "_automatic_discounts_v" USING btree ("snapshot");
  CREATE INDEX "_automatic_discounts_v_published_locale_idx" ON "_automatic_discounts_v" USING btree ("published_locale");
  CREATE INDEX "_automatic_discounts_v_latest_idx" ON "_automatic_discounts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_automatic_discounts_v_locales_locale_parent_id_unique" ON "_automatic_discounts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_automatic_discounts_v_locales_parent_id_idx" ON "_automatic_discounts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "orders_events_order_idx" ON "orders_events" USING btree ("_order");
  CREATE INDEX "orders_events_parent_id_idx" ON "orders_events" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "orders_order_number_idx" ON "orders" USING btree ("order_number");
  CREATE INDEX "orders_order_date_idx" ON "orders" USING btree ("order_date");
  CREATE INDEX "orders_contact_contact_email_idx" ON "orders" USING btree ("contact_email");
  CREATE INDEX "orders_expires_at_idx" ON "orders" USING btree ("expires_at");
  CREATE INDEX "orders_reference_idx" ON "orders" USING btree ("reference");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE INDEX "orders_customer_key_idx" ON "orders" USING btree ("customer_key");
  CREATE UNIQUE INDEX "orders_idempotency_key_idx" ON "orders" USING btree ("idempotency_key");
  CREATE INDEX "orders_access_token_hash_idx" ON "orders" USING btree ("access_token_hash");
  CREATE INDEX "orders_network_idx" ON "orders" USING btree ("network");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "customerKey_idempotencyKey_idx" ON "orders" USING btree ("customer_key","idempotency_key");
  CREATE INDEX "payments_events_order_idx" ON "payments_events" USING btree ("_order");
  CREATE INDEX "payments_events_parent_id_idx" ON "payments_events" USING btree ("_parent_id");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");
  CREATE INDEX "payments_intent_idx" ON "payments" USING btree ("intent");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");
  CREATE UNIQUE INDEX "refunds_key_idx" ON "refunds" USING btree ("key");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_year_idx" ON "invoices" USING btree ("year");
  CREATE INDEX "invoices_issued_at_idx" ON "invoices" USING btree ("issued_at");
  CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
  CREATE INDEX "invoices_payment_idx" ON "invoices" USING btree ("payment_id");
  CREATE INDEX "invoices_corrects_idx" ON "invoices" USING btree ("corrects_id");
  CREATE INDEX "invoices_buyer_buyer_email_idx" ON "invoices" USING btree ("buyer_email");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_year_position_idx" ON "invoices" USING btree ("kind","year","position");
  CREATE UNIQUE INDEX "payment_reports_report_id_idx" ON "payment_reports" USING btree ("report_id");
  CREATE INDEX "payment_reports_payment_idx" ON "payment_reports" USING btree ("payment_id");
  CREATE INDEX "payment_reports_updated_at_idx" ON "payment_reports" USING btree ("updated_at");
  CREATE INDEX "payment_reports_created_at_idx" ON "payment_reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "carts_token_hash_idx" ON "carts" USING btree ("token_hash");
  CREATE INDEX "carts_customer_idx" ON "carts" USING btree ("customer_id");
  CREATE INDEX "carts_merged_into_idx" ON "carts" USING btree ("merged_into_id");
  CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
  CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
  CREATE INDEX "redemptions_order_idx" ON "redemptions" USING btree ("order_id");
  CREATE INDEX "redemptions_customer_key_idx" ON "redemptions" USING btree ("customer_key");
  CREATE INDEX "redemptions_updated_at_idx" ON "redemptions" USING btree ("updated_at");
  CREATE INDEX "redemptions_created_at_idx" ON "redemptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "coupon_order_idx" ON "redemptions" USING btree ("coupon","order_id");
  CREATE INDEX "coupon_customerKey_idx" ON "redemptions" USING btree ("coupon","customer_key");
  CREATE INDEX "coupon_createdAt_idx" ON "redemptions" USING btree ("coupon","created_at");
  CREATE UNIQUE INDEX "name_holds_name_idx" ON "name_holds" USING btree ("name");
  CREATE INDEX "name_holds_order_idx" ON "name_holds" USING btree ("order_id");
  CREATE INDEX "name_holds_held_until_idx" ON "name_holds" USING btree ("held_until");
  CREATE INDEX "name_holds_updated_at_idx" ON "name_holds" USING btree ("updated_at");
  CREATE INDEX "name_holds_created_at_idx" ON "name_holds" USING btree ("created_at");
  CREATE INDEX "transfers_events_order_idx" ON "transfers_events" USING btree ("_order");
  CREATE INDEX "transfers_events_parent_id_idx" ON "transfers_events" USING btree ("_parent_id");
  CREATE INDEX "transfers_domain_idx" ON "transfers" USING btree ("domain");
  CREATE INDEX "transfers_cart_idx" ON "transfers" USING btree ("cart_id");
  CREATE INDEX "transfers_order_idx" ON "transfers" USING btree ("order_id");
  CREATE INDEX "transfers_customer_idx" ON "transfers" USING btree ("customer_id");
  CREATE INDEX "transfers_customer_key_idx" ON "transfers" USING btree ("customer_key");
  CREATE INDEX "transfers_updated_at_idx" ON "transfers" USING btree ("updated_at");
  CREATE INDEX "transfers_created_at_idx" ON "transfers" USING btree ("created_at");
  CREATE INDEX "registrar_tasks_events_order_idx" ON "registrar_tasks_events" USING btree ("_order");
  CREATE INDEX "registrar_tasks_events_parent_id_idx" ON "registrar_tasks_events" USING btree ("_parent_id");
  CREATE INDEX "registrar_tasks_domain_idx" ON "registrar_tasks" USING btree ("domain");
  CREATE INDEX "registrar_tasks_order_idx" ON "registrar_tasks" USING btree ("order_id");
  CREATE UNIQUE INDEX "registrar_tasks_key_idx" ON "registrar_tasks" USING btree ("key");
  CREATE INDEX "registrar_tasks_updated_at_idx" ON "registrar_tasks" USING btree ("updated_at");
  CREATE INDEX "registrar_tasks_created_at_idx" ON "registrar_tasks" USING btree ("created_at");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE UNIQUE INDEX "customer_sessions_token_hash_idx" ON "customer_sessions" USING btree ("token_hash");
  CREATE INDEX "customer_sessions_customer_idx" ON "customer_sessions" USING btree ("customer_id");
  CREATE INDEX "customer_sessions_expires_at_idx" ON "customer_sessions" USING btree ("expires_at");
  CREATE INDEX "customer_sessions_updated_at_idx" ON "customer_sessions" USING btree ("updated_at");
  CREATE INDEX "customer_sessions_created_at_idx" ON "customer_sessions" USING btree ("created_at");
  CREATE INDEX "domains_events_order_idx" ON "domains_events" USING btree ("_order");
  CREATE INDEX "domains_events_parent_id_idx" ON "domains_events" USING btree ("_parent_id");
  CREATE INDEX "domains_name_idx" ON "domains" USING btree ("name");
  CREATE INDEX "domains_extension_idx" ON "domains" USING btree ("extension");
  CREATE INDEX "domains_expires_at_idx" ON "domains" USING btree ("expires_at");
  CREATE INDEX "domains_order_idx" ON "domains" USING btree ("order_id");
  CREATE INDEX "domains_customer_idx" ON "domains" USING btree ("customer_id");
  CREATE INDEX "domains_customer_key_idx" ON "domains" USING btree ("customer_key");
  CREATE INDEX "domains_updated_at_idx" ON "domains" USING btree ("updated_at");
  CREATE INDEX "domains_created_at_idx" ON "domains" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_name_idx" ON "domains" USING btree ("order_id","name");
  CREATE INDEX "subscriptions_events_order_idx" ON "subscriptions_events" USING btree ("_order");
  CREATE INDEX "subscriptions_events_parent_id_idx" ON "subscriptions_events" USING btree ("_parent_id");
  CREATE INDEX "subscriptions_product_idx" ON "subscriptions" USING btree ("product");
  CREATE INDEX "subscriptions_next_due_idx" ON "subscriptions" USING btree ("next_due");
  CREATE INDEX "subscriptions_care_at_idx" ON "subscriptions" USING btree ("care_at");
  CREATE INDEX "subscriptions_order_idx" ON "subscriptions" USING btree ("order_id");
  CREATE INDEX "subscriptions_customer_idx" ON "subscriptions" USING btree ("customer_id");
  CREATE INDEX "subscriptions_customer_key_idx" ON "subscriptions" USING btree ("customer_key");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_lineKey_idx" ON "subscriptions" USING btree ("order_id","line_key");
  CREATE INDEX "customer_state_termEnd_idx" ON "subscriptions" USING btree ("customer_id","state","term_end");
  CREATE INDEX "provision_tasks_service_idx" ON "provision_tasks" USING btree ("service");
  CREATE INDEX "provision_tasks_subscription_idx" ON "provision_tasks" USING btree ("subscription_id");
  CREATE UNIQUE INDEX "provision_tasks_key_idx" ON "provision_tasks" USING btree ("key");
  CREATE INDEX "provision_tasks_updated_at_idx" ON "provision_tasks" USING btree ("updated_at");
  CREATE INDEX "provision_tasks_created_at_idx" ON "provision_tasks" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscription_number_idx" ON "provision_tasks" USING btree ("subscription_id","number");
  CREATE INDEX "status_nextAttemptAt_idx" ON "provision_tasks" USING btree ("status","next_attempt_at");
  CREATE INDEX "migration_requests_events_order_idx" ON "migration_requests_events" USING btree ("_order");
  CREATE INDEX "migration_requests_events_parent_id_idx" ON "migration_requests_events" USING btree ("_parent_id");
  CREATE INDEX "migration_requests_due_at_idx" ON "migration_requests" USING btree ("due_at");
  CREATE INDEX "migration_requests_updated_at_idx" ON "migration_requests" USING btree ("updated_at");
  CREATE INDEX "migration_requests_created_at_idx" ON "migration_requests" USING btree ("created_at");
  CREATE INDEX "contact_messages_events_order_idx" ON "contact_messages_events" USING btree ("_order");
  CREATE INDEX "contact_messages_events_parent_id_idx" ON "contact_messages_events" USING btree ("_parent_id");
  CREATE INDEX "contact_messages_due_at_idx" ON "contact_messages" USING btree ("due_at");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "mail_outbox_recipient_idx" ON "mail_outbox" USING btree ("recipient");
  CREATE UNIQUE INDEX "mail_outbox_dedupe_key_idx" ON "mail_outbox" USING btree ("dedupe_key");
  CREATE INDEX "mail_outbox_updated_at_idx" ON "mail_outbox" USING btree ("updated_at");
  CREATE INDEX "mail_outbox_created_at_idx" ON "mail_outbox" USING btree ("created_at");
  CREATE INDEX "status_urgency_nextAttemptAt_idx" ON "mail_outbox" USING btree ("status","urgency","next_attempt_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "api_keys_prefix_idx" ON "api_keys" USING btree ("prefix");
  CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");
  CREATE INDEX "staff_actions_person_idx" ON "staff_actions" USING btree ("person");
  CREATE INDEX "staff_actions_area_idx" ON "staff_actions" USING btree ("area");
  CREATE INDEX "staff_actions_document_idx" ON "staff_actions" USING btree ("document");
  CREATE INDEX "staff_actions_updated_at_idx" ON "staff_actions" USING btree ("updated_at");
  CREATE INDEX "staff_actions_created_at_idx" ON "staff_actions" USING btree ("created_at");
  CREATE INDEX "webhook_endpoints_updated_at_idx" ON "webhook_endpoints" USING btree ("updated_at");
  CREATE INDEX "webhook_endpoints_created_at_idx" ON "webhook_endpoints" USING btree ("created_at");
  CREATE INDEX "webhook_deliveries_endpoint_idx" ON "webhook_deliveries" USING btree ("endpoint_id");
  CREATE INDEX "webhook_deliveries_event_idx" ON "webhook_deliveries" USING btree ("event");
  CREATE INDEX "webhook_deliveries_event_id_idx" ON "webhook_deliveries" USING btree ("event_id");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_rels_order_idx" ON "_redirects_v_rels" USING btree ("order");
  CREATE INDEX "_redirects_v_rels_parent_idx" ON "_redirects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_rels_path_idx" ON "_redirects_v_rels" USING btree ("path");
  CREATE INDEX "_redirects_v_rels_pages_id_idx" ON "_redirects_v_rels" USING btree ("pages_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_resources_id_idx" ON "payload_locked_documents_rels" USING btree ("resources_id");
  CREATE INDEX "payload_locked_documents_rels_technologies_id_idx" ON "payload_locked_documents_rels" USING btree ("technologies_id");
  CREATE INDEX "payload_locked_documents_rels_metrics_id_idx" ON "payload_locked_documents_rels" USING btree ("metrics_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_message_overrides_id_idx" ON "payload_locked_documents_rels" USING btree ("message_overrides_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_extensions_id_idx" ON "payload_locked_documents_rels" USING btree ("extensions_id");
  CREATE INDEX "payload_locked_documents_rels_addons_id_idx" ON "payload_locked_documents_rels" USING btree ("addons_id");
  CREATE INDEX "payload_locked_documents_rels_transfer_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("transfer_prices_id");
  CREATE INDEX "payload_locked_documents_rels_currencies_id_idx" ON "payload_locked_documents_rels" USING btree ("currencies_id");
  CREATE INDEX "payload_locked_documents_rels_coupons_id_idx" ON "payload_locked_documents_rels" USING btree ("coupons_id");
  CREATE INDEX "payload_locked_documents_rels_code_batches_id_idx" ON "payload_locked_documents_rels" USING btree ("code_batches_id");
  CREATE INDEX "payload_locked_documents_rels_automatic_discounts_id_idx" ON "payload_locked_documents_rels" USING btree ("automatic_discounts_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");
  CREATE INDEX "payload_locked_documents_rels_redemptions_id_idx" ON "payload_locked_documents_rels" USING btree ("redemptions_id");
  CREATE INDEX "payload_locked_documents_rels_name_holds_id_idx" ON "payload_locked_documents_rels" USING btree ("name_holds_id");
  CREATE INDEX "payload_locked_documents_rels_transfers_id_idx" ON "payload_locked_documents_rels" USING btree ("transfers_id");
  CREATE INDEX "payload_locked_documents_rels_registrar_tasks_id_idx" ON "payload_locked_documents_rels" USING btree ("registrar_tasks_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_domains_id_idx" ON "payload_locked_documents_rels" USING btree ("domains_id");
  CREATE INDEX "payload_locked_documents_rels_migration_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("migration_requests_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_webhook_endpoints_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_endpoints_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("api_keys_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_customers_id_idx" ON "payload_preferences_rels" USING btree ("customers_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_api_keys_id_idx" ON "payload_preferences_rels" USING btree ("api_keys_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "header_services_links_order_idx" ON "header_services_links" USING btree ("_order");
  CREATE INDEX "header_services_links_parent_id_idx" ON "header_services_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_services_links_locales_locale_parent_id_unique" ON "header_services_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_services_links_locales_parent_id_idx" ON "header_services_links_locales" USING btree ("_parent_id");
  CREATE INDEX "header_services_order_idx" ON "header_services" USING btree ("_order");
  CREATE INDEX "header_services_parent_id_idx" ON "header_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_services_locales_locale_parent_id_unique" ON "header_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_services_locales_parent_id_idx" ON "header_services_locales" USING btree ("_parent_id");
  CREATE INDEX "header_main_links_order_idx" ON "header_main_links" USING btree ("_order");
  CREATE INDEX "header_main_links_parent_id_idx" ON "header_main_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_main_links_locales_locale_parent_id_unique" ON "header_main_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_main_links_locales_parent_id_idx" ON "header_main_links_locales" USING btree ("_parent_id");
  CREATE INDEX "header_main_order_idx" ON "header_main" USING btree ("_order");
  CREATE INDEX "header_main_parent_id_idx" ON "header_main" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_main_locales_locale_parent_id_unique" ON "header_main_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_main_locales_parent_id_idx" ON "header_main_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_locales_locale_parent_id_unique" ON "header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_locales_parent_id_idx" ON "header_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_services_links_order_idx" ON "_header_v_version_services_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_services_links_parent_id_idx" ON "_header_v_version_services_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_services_links_locales_locale_parent_id_un" ON "_header_v_version_services_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_services_links_locales_parent_id_idx" ON "_header_v_version_services_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_services_order_idx" ON "_header_v_version_services" USING btree ("_order");
  CREATE INDEX "_header_v_version_services_parent_id_idx" ON "_header_v_version_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_services_locales_locale_parent_id_unique" ON "_header_v_version_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_services_locales_parent_id_idx" ON "_header_v_version_services_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_main_links_order_idx" ON "_header_v_version_main_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_main_links_parent_id_idx" ON "_header_v_version_main_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_main_links_locales_locale_parent_id_unique" ON "_header_v_version_main_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_main_links_locales_parent_id_idx" ON "_header_v_version_main_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_main_order_idx" ON "_header_v_version_main" USING btree ("_order");
  CREATE INDEX "_header_v_version_main_parent_id_idx" ON "_header_v_version_main" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_main_locales_locale_parent_id_unique" ON "_header_v_version_main_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_main_locales_parent_id_idx" ON "_header_v_version_main_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_header_v_locales_locale_parent_id_unique" ON "_header_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_locales_parent_id_idx" ON "_header_v_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_links_locales_parent_id_idx" ON "footer_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_locales_parent_id_idx" ON "footer_columns_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_parent_id_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_links_locales_locale_parent_id_uni" ON "_footer_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_locales_parent_id_idx" ON "_footer_v_version_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_locales_parent_id_idx" ON "_footer_v_version_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_locales_parent_id_idx" ON "_footer_v_locales" USING btree ("_parent_id");
  CREATE INDEX "domain_search_popular_extensions_order_idx" ON "domain_search_popular_extensions" USING btree ("_order");
  CREATE INDEX "domain_search_popular_extensions_parent_id_idx" ON "domain_search_popular_extensions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "domain_search_locales_locale_parent_id_unique" ON "domain_search_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "domain_search_locales_parent_id_idx" ON "domain_search_locales" USING btree ("_parent_id");
  CREATE INDEX "_domain_search_v_version_popular_extensions_order_idx" ON "_domain_search_v_version_popular_extensions" USING btree ("_order");
  CREATE INDEX "_domain_search_v_version_popular_extensions_parent_id_idx" ON "_domain_search_v_version_popular_extensions" USING btree ("_parent_id");
  CREATE INDEX "_domain_search_v_created_at_idx" ON "_domain_search_v" USING btree ("created_at");
  CREATE INDEX "_domain_search_v_updated_at_idx" ON "_domain_search_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_domain_search_v_locales_locale_parent_id_unique" ON "_domain_search_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_domain_search_v_locales_parent_id_idx" ON "_domain_search_v_locales" USING btree ("_parent_id");
  CREATE INDEX "pricing_settings_tax_rates_order_idx" ON "pricing_settings_tax_rates" USING btree ("_order");
  CREATE INDEX "pricing_settings_tax_rates_parent_id_idx" ON "pricing_settings_tax_rates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pricing_settings_tax_rates_locales_locale_parent_id_unique" ON "pricing_settings_tax_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pricing_settings_tax_rates_locales_parent_id_idx" ON "pricing_settings_tax_rates_locales" USING btree ("_parent_id");
  CREATE INDEX "pricing_settings_wildcard_excluded_order_idx" ON "pricing_settings_wildcard_excluded" USING btree ("_order");
  CREATE INDEX "pricing_settings_wildcard_excluded_parent_id_idx" ON "pricing_settings_wildcard_excluded" USING btree ("_parent_id");
  CREATE INDEX "_pricing_settings_v_version_tax_rates_order_idx" ON "_pricing_settings_v_version_tax_rates" USING btree ("_order");
  CREATE INDEX "_pricing_settings_v_version_tax_rates_parent_id_idx" ON "_pricing_settings_v_version_tax_rates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pricing_settings_v_version_tax_rates_locales_locale_parent_" ON "_pricing_settings_v_version_tax_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pricing_settings_v_version_tax_rates_locales_parent_id_idx" ON "_pricing_settings_v_version_tax_rates_locales" USING btree ("_parent_id");
  CREATE INDEX "_pricing_settings_v_version_wildcard_excluded_order_idx" ON "_pricing_settings_v_version_wildcard_excluded" USING btree ("_order");
  CREATE INDEX "_pricing_settings_v_version_wildcard_excluded_parent_id_idx" ON "_pricing_settings_v_version_wildcard_excluded" USING btree ("_parent_id");
  CREATE INDEX "_pricing_settings_v_created_at_idx" ON "_pricing_settings_v" USING btree ("created_at");
  CREATE INDEX "_pricing_settings_v_updated_at_idx" ON "_pricing_settings_v" USING btree ("updated_at");
  CREATE INDEX "site_settings_placeholder_names_order_idx" ON "site_settings_placeholder_names" USING btree ("_order");
  CREATE INDEX "site_settings_placeholder_names_parent_id_idx" ON "site_settings_placeholder_names" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_locales_parent_id_idx" ON "site_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_placeholder_names_order_idx" ON "_site_settings_v_version_placeholder_names" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_placeholder_names_parent_id_idx" ON "_site_settings_v_version_placeholder_names" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_locales_parent_id_idx" ON "_site_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_bookkeeping_v_created_at_idx" ON "_bookkeeping_v" USING btree ("created_at");
  CREATE INDEX "_bookkeeping_v_updated_at_idx" ON "_bookkeeping_v" USING btree ("updated_at");
  CREATE INDEX "_subscription_settings_v_created_at_idx" ON "_subscription_settings_v" USING btree ("created_at");
  CREATE INDEX "_subscription_settings_v_updated_at_idx" ON "_subscription_settings_v" USING btree ("updated_at");`)
  await createInfra(db)
}

export async function down(_args: MigrateDownArgs): Promise<void> {
  throw new Error('Nothing precedes the baseline: restore a backup.')
}
