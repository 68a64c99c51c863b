import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One connection per subscription and domain; the previous version had one per subscription. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table infra.domain_connections drop constraint domain_connections_pkey,
    add constraint domain_connections_pkey primary key using index domain_connections_pair_idx`)
}

/** Keeps the connection of each subscription's first domain. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from infra.domain_connections as c where domain is distinct from (
      select jsonb_path_query_first(items, '$[*].serviceData.domain') #>> '{}' from subscriptions where id = c.subscription_id
    )
  `)
  await db.execute(sql`alter table infra.domain_connections drop constraint domain_connections_pkey, add primary key (subscription_id)`)
  await db.execute(sql`create unique index domain_connections_pair_idx on infra.domain_connections (subscription_id, domain)`)
}
