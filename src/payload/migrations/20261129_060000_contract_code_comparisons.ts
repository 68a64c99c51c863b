import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`drop table infra.compared_carts`)
  await db.execute(sql`alter table payload_locked_documents_rels drop column code_comparisons_id`)
  await db.execute(sql`drop table code_comparisons`)
}

/** The tables come back empty. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create table code_comparisons (
      id uuid primary key not null,
      word varchar not null,
      first_code varchar not null,
      second_code varchar not null,
      share_of_second numeric default 50 not null,
      is_active boolean default true,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create unique index code_comparisons_word_idx on code_comparisons (word);
    create index code_comparisons_updated_at_idx on code_comparisons (updated_at);
    create index code_comparisons_created_at_idx on code_comparisons (created_at);
    alter table payload_locked_documents_rels add column code_comparisons_id uuid
      constraint payload_locked_documents_rels_code_comparisons_fk references code_comparisons (id) on delete cascade;
    create index payload_locked_documents_rels_code_comparisons_id_idx on payload_locked_documents_rels (code_comparisons_id);
    create table infra.compared_carts (
      comparison_id uuid not null references code_comparisons (id) on delete cascade, cart_id uuid not null, code text not null,
      drawn_at timestamptz not null default now(), primary key (comparison_id, cart_id)
    );
    create index compared_carts_code_idx on infra.compared_carts (comparison_id, code);
    create index compared_carts_drawn_at_idx on infra.compared_carts (drawn_at)
  `)
}
