import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Demo customers had domains that anybody could register; nobody can register `.example`. */
const demoDomains = [
  'saltandbarley.co',
  'thirdrow.io',
  'fogandfilter.com',
  'maasundsohn.net',
  'kettleandkey.app',
  'forodelagua.org',
  'atelierquinze.net',
  'northlightdental.co',
  'castellane.net',
  'radiomaree.org',
  'korenveldfilm.net',
  'longwayround.org',
] as const

const renameDemoDomains = async (db: MigrateUpArgs['db']): Promise<void> => {
  for (const domain of demoDomains) {
    const renamed = domain.replace(/\.\w+$/, '.example')
    const [inJson, renamedInJson] = [`"${domain}"`, `"${renamed}"`]
    await db.execute(sql`UPDATE "testimonials" SET "domain" = ${renamed} WHERE "domain" = ${domain} AND "demo"`)
    await db.execute(sql`UPDATE "_testimonials_v" SET "version_domain" = ${renamed} WHERE "version_domain" = ${domain} AND "version_demo"`)
    await db.execute(sql`UPDATE "infra"."seeded" SET "key" = ${renamed} WHERE "kind" = 'testimonials' AND "key" = ${domain}`)
    await db.execute(sql`UPDATE "pages" SET "layout" = replace("layout"::text, ${inJson}, ${renamedInJson})::jsonb
      WHERE strpos("layout"::text, ${inJson}) > 0`)
    await db.execute(sql`UPDATE "_pages_v" SET "version_layout" = replace("version_layout"::text, ${inJson}, ${renamedInJson})::jsonb
      WHERE strpos("version_layout"::text, ${inJson}) > 0`)
  }
}

/** R10: testimonials, case studies and figures lose their own labels, so a shop that shows demo content gets the notice. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "site_settings" ADD COLUMN "show_demo_notice" boolean DEFAULT false;
    ALTER TABLE "site_settings" ADD COLUMN "status_page" varchar;
    ALTER TABLE "_site_settings_v" ADD COLUMN "version_show_demo_notice" boolean DEFAULT false;
    ALTER TABLE "_site_settings_v" ADD COLUMN "version_status_page" varchar;
    UPDATE "site_settings" SET "show_demo_notice" = true
      WHERE EXISTS (SELECT 1 FROM "testimonials" WHERE "demo" AND "deleted_at" IS NULL)
        OR EXISTS (SELECT 1 FROM "case_studies" WHERE "demo" AND "deleted_at" IS NULL)
        OR EXISTS (SELECT 1 FROM "metrics" WHERE "demo" AND "deleted_at" IS NULL);`)
  await renameDemoDomains(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "site_settings" DROP COLUMN "show_demo_notice";
    ALTER TABLE "site_settings" DROP COLUMN "status_page";
    ALTER TABLE "_site_settings_v" DROP COLUMN "version_show_demo_notice";
    ALTER TABLE "_site_settings_v" DROP COLUMN "version_status_page";`)
}
