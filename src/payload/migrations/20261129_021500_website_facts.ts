import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** C6 to C9: what hosts report of a website, and when it ran. P21: the settings of a plan at its host. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table subscriptions add column access_login varchar, add column access_dkim_selector varchar, add column access_dkim_public_key varchar;
    alter table infra.domain_connections add column connected_at timestamptz, add column running_at timestamptz;
    update infra.domain_connections set connected_at = checked_at, running_at = checked_at where state = 'connected';
    create table infra.service_facts (
      subscription_id uuid primary key references subscriptions (id) on delete cascade,
      facts jsonb not null default '{}',
      since jsonb not null default '{}'
    );
    alter table infra.simulated_services add column product text, add column domain text, add column since timestamptz;
    create table services_host_settings (
      _order integer not null,
      _parent_id uuid not null,
      id varchar primary key not null,
      name varchar,
      value varchar
    );
    alter table services_host_settings add constraint services_host_settings_parent_id_fk foreign key (_parent_id) references services (id) on delete cascade on update no action;
    create index services_host_settings_order_idx on services_host_settings using btree (_order);
    create index services_host_settings_parent_id_idx on services_host_settings using btree (_parent_id);
    create table _services_v_version_host_settings (
      _order integer not null,
      _parent_id uuid not null,
      id uuid primary key not null,
      name varchar,
      value varchar,
      _uuid varchar
    );
    alter table _services_v_version_host_settings add constraint _services_v_version_host_settings_parent_id_fk foreign key (_parent_id) references _services_v (id) on delete cascade on update no action;
    create index _services_v_version_host_settings_order_idx on _services_v_version_host_settings using btree (_order);
    create index _services_v_version_host_settings_parent_id_idx on _services_v_version_host_settings using btree (_parent_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table if exists _services_v_version_host_settings, services_host_settings, infra.service_facts;
    alter table infra.simulated_services drop column product, drop column domain, drop column since;
    alter table infra.domain_connections drop column connected_at, drop column running_at;
    alter table subscriptions drop column access_login, drop column access_dkim_selector, drop column access_dkim_public_key;`)
}
