import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table services add column max_domains numeric default 1`)
  await db.execute(sql`alter table _services_v add column version_max_domains numeric default 1`)
  await db.execute(sql`alter table infra.domain_connections drop constraint domain_connections_pkey, add primary key (subscription_id, domain)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // the one that was there first: a subscription had one domain
  await db.execute(sql`
    delete from infra.domain_connections as c where domain is distinct from (
      select jsonb_path_query_first(items, '$[*].serviceData.domain') #>> '{}' from subscriptions where id = c.subscription_id
    )
  `)
  await db.execute(sql`alter table infra.domain_connections drop constraint domain_connections_pkey, add primary key (subscription_id)`)
  await db.execute(sql`alter table services drop column max_domains`)
  await db.execute(sql`alter table _services_v drop column version_max_domains`)
}
