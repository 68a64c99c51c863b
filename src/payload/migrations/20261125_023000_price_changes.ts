import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where prices stand: the table, and the column that names the document. */
const places = [
  ['extensions', 'id', 'extensions'],
  ['transfer_prices', 'id', 'transfer-prices'],
  ['addons', 'id', 'addons'],
  ['services', 'id', 'services'],
  ['services_prices', '_parent_id', 'services'],
  ['currencies', 'id', 'currencies'],
  ['pricing_settings', 'id', 'pricing-settings'],
] as const

const livePrices = `create function infra.live_prices(the_area text, the_document text)
returns table (key text, period text, field text, value text, currency text) language sql stable as $$
  select sold.key, sold.period, figure.field, figure.value, sold.currency from (
    select extension as key, '' as period, 'USD' as currency,
      jsonb_build_object('price', price, 'originalPrice', original_price, 'renewal', renewal) as figures
    from extensions where the_area = 'extensions' and id::text = the_document and _status = 'published' and deleted_at is null
    union all select extension, '', 'USD', jsonb_build_object('price', price, 'originalPrice', original_price)
    from transfer_prices where the_area = 'transfer-prices' and id::text = the_document and _status = 'published' and deleted_at is null
    union all select key, '', 'USD', jsonb_build_object('price', price, 'originalPrice', original_price)
    from addons where the_area = 'addons' and id::text = the_document and _status = 'published' and deleted_at is null
    union all select services.key, prices.period::text, 'USD',
      jsonb_build_object('basePrice', base_price, 'setupFee', coalesce(setup_fee, 0), 'discount', coalesce(discount, 0))
    from services join services_prices as prices on prices._parent_id = services.id
    where the_area = 'services' and services.id::text = the_document and _status = 'published' and deleted_at is null
    union all select code, '', code, jsonb_build_object('exchangeRate', exchange_rate, 'rateDate', to_char(rate_date at time zone 'UTC', 'YYYY-MM-DD'))
    from currencies where the_area = 'currencies' and id::text = the_document
    union all select 'pricing-settings', '', 'USD', jsonb_build_object(
      'multiDomainPrice', multi_domain_price, 'defaultTransferPrice', default_transfer_price,
      'defaultTransferOriginalPrice', default_transfer_original_price,
      'sslStrikeMultiplier', case when coalesce(ssl_strike_enabled, true) then ssl_strike_multiplier end,
      'emailStrikeMultiplier', case when coalesce(email_strike_enabled, true) then email_strike_multiplier end)
    from pricing_settings where the_area = 'pricing-settings' and id::text = the_document
  ) as sold cross join lateral (
    select name as field, case jsonb_typeof(given) when 'number' then trim_scale((given #>> '{}')::numeric)::text else given #>> '{}' end as value
    from jsonb_each(sold.figures) as each (name, given)
  ) as figure where figure.value is not null
$$`

/** Compares what is sold with what was last written down, and adds what differs. Asked twice in a transaction, it adds nothing the second time. */
const recordPrices = `create function infra.record_prices(the_area text, the_document text, by_whom text, by_what text) returns void language plpgsql as $$
  declare the_set text := nullif(current_setting('shop.change_set', true), '');
  begin
    if the_set is null then
      the_set := gen_random_uuid()::text;
      perform set_config('shop.change_set', the_set, true);
    end if;
    insert into infra.price_changes (change_set, area, document, key, period, field, before, after, currency, person, through)
    select the_set::uuid, the_area, the_document, coalesce(live.key, last.key), coalesce(live.period, last.period), coalesce(live.field, last.field),
      last.after, live.value, coalesce(live.currency, last.currency), by_whom, by_what
    from infra.live_prices(the_area, the_document) as live
    full join (
      select distinct on (period, field) period, field, key, after, currency from infra.price_changes
      where area = the_area and document = the_document order by period, field, id desc
    ) as last on last.period = live.period and last.field = live.field
    where last.after is distinct from live.value
    order by coalesce(live.period, last.period), coalesce(live.field, last.field);
  end
$$`

const noteTrigger = `create function infra.note_price() returns trigger language plpgsql as $$
  begin
    perform infra.record_prices(tg_argv[1], (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0],
      nullif(current_setting('shop.person', true), ''), coalesce(nullif(current_setting('shop.through', true), ''), 'sql'));
    return null;
  end
$$`

const keepTrigger = `create function infra.keep_price_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The history of prices stays as it was written' using errcode = 'check_violation';
  end
$$`

/**
 * Out of Payload's sight. Every change of a price that is live, written by the database itself at the end of the transaction that
 * makes it, whoever does and by whatever door: nobody has to remember it. What is there already is what the history begins with.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.price_changes (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    change_set uuid not null,
    area text not null,
    document text not null,
    key text not null,
    period text not null,
    field text not null,
    before text,
    after text,
    currency text not null,
    person text,
    through text not null
  )`)
  await db.execute(sql`create index price_changes_document_idx on infra.price_changes (area, document, period, field, id desc)`)
  await db.execute(sql`create index price_changes_set_idx on infra.price_changes (change_set, id)`)
  await db.execute(sql`create index price_changes_key_idx on infra.price_changes (area, key, id desc)`)
  for (const each of [livePrices, recordPrices, noteTrigger, keepTrigger]) await db.execute(sql.raw(each))
  for (const [table, , area] of places.filter(([, column]) => column === 'id'))
    await db.execute(sql.raw(`select infra.record_prices('${area}', id::text, null, 'opening') from ${table}`))
  await db.execute(sql`select set_config('shop.change_set', '', true)`)
  for (const [table, column, area] of places)
    await db.execute(
      sql.raw(
        `create constraint trigger note_price after insert or update or delete on ${table} deferrable initially deferred for each row execute function infra.note_price('${column}', '${area}')`,
      ),
    )
  await db.execute(
    sql`create trigger keep_price_change before update or delete on infra.price_changes for each row execute function infra.keep_price_change()`,
  )
  await db.execute(
    sql`create trigger keep_price_changes before truncate on infra.price_changes for each statement execute function infra.keep_price_change()`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table] of places) await db.execute(sql.raw(`drop trigger if exists note_price on ${table}`))
  await db.execute(sql`drop table if exists infra.price_changes`)
  for (const name of ['note_price()', 'record_prices(text, text, text, text)', 'live_prices(text, text)', 'keep_price_change()'])
    await db.execute(sql.raw(`drop function if exists infra.${name}`))
}
