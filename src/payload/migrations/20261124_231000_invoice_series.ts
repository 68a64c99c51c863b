import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const indexes = [
  `create unique index invoices_once_a_payment_idx on invoices (payment_id) where kind = 'invoice'`,
  `create index invoices_export_idx on invoices (issued_on, id)`,
  `create index invoices_search_idx on invoices using gin (number gin_trgm_ops, order_number gin_trgm_ops, buyer_email gin_trgm_ops, buyer_name gin_trgm_ops, buyer_company gin_trgm_ops)`,
] as const

/**
 * Out of Payload's sight (I1, I2, I3, I5): the counters; one invoice a payment; what an invoice comes to; and that nobody changes or
 * deletes one, whatever door of the shop they come through. Only how much of it went back may grow.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.invoice_counters (
    kind text not null, year integer not null, last integer not null, last_at timestamptz not null, primary key (kind, year)
  )`)
  for (const index of indexes) await db.execute(sql.raw(index))
  await db.execute(sql`create function infra.keep_invoice() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or tg_op = 'UPDATE'
        and (new.credited < old.credited or to_jsonb(new) - 'status' - 'credited' <> to_jsonb(old) - 'status' - 'credited') then
        raise exception 'An invoice stays as it was written' using errcode = 'check_violation';
      end if;
      if new.gross <= 0 or new.gross <> new.net + new.tax or new.credited not between 0 and new.gross then
        raise exception 'An invoice does not add up' using errcode = 'check_violation';
      end if;
      return new;
    end
  $$`)
  await db.execute(sql`create trigger keep_invoice before insert or update or delete on invoices for each row execute function infra.keep_invoice()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger keep_invoice on invoices`)
  await db.execute(sql`drop function infra.keep_invoice()`)
  for (const name of ['invoices_once_a_payment_idx', 'invoices_export_idx', 'invoices_search_idx'])
    await db.execute(sql.raw(`drop index ${name}`))
  await db.execute(sql`drop table infra.invoice_counters`)
}
