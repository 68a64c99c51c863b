import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Single-use codes `MANY000001`, …, written past Payload in one statement. */
export const addCodes = async ({ db: { drizzle } }: Payload, count: number): Promise<void> => {
  await drizzle.execute(sql`
    with made as (
      insert into coupons (id, code, type, value, usage_limit)
      select gen_random_uuid(), 'MANY' || lpad(number::text, 6, '0'), 'percentage', 10, 1 from generate_series(1, ${count}::int) as number
      returning id, code
    )
    insert into coupons_locales (name, _locale, _parent_id) select 'Single use ' || code, 'en', id from made
  `)
}

/** `.aa001`, …: endings that are registered and moved, with words in four languages; none of them popular. */
export const addEndings = async ({ db: { drizzle } }: Payload, count: number): Promise<void> => {
  for (const table of ['extensions', 'transfer_prices'] as const) {
    const columns = table === 'extensions' ? sql`, renewal, category` : sql``
    const values = table === 'extensions' ? sql`, 14.99, (array['business', 'technology', 'country', 'creative'])[1 + number % 4]::enum_extensions_category` : sql``
    await drizzle.execute(sql`
      with made as (
        insert into ${sql.identifier(table)} (id, extension, price, original_price, "order"${columns})
        select gen_random_uuid(), '.aa' || lpad(number::text, 3, '0'), 9.99, 12.99, 1000${values} from generate_series(1, ${count}::int) as number
        returning id, extension
      ), lines as (
        insert into ${sql.identifier(`${table}_features`)} (_order, _parent_id, id) select 1, id, gen_random_uuid()::text from made returning id
      ), texts as (
        insert into ${sql.identifier(`${table}_features_locales`)} (text, _locale, _parent_id)
        select 'What comes with it', language, lines.id from lines, unnest(enum_range(null::_locales)) as language
      )
      insert into ${sql.identifier(`${table}_locales`)} (description, _locale, _parent_id)
      select 'What ' || extension || ' stands for', language, id from made, unnest(enum_range(null::_locales)) as language
    `)
  }
}

/** Writing past Payload counts as a change as well (ADR 006). */
export const tellChange = async ({ db: { drizzle } }: Payload): Promise<void> => {
  await drizzle.execute(sql`update infra.revisions set value = value + 1 where name = 'catalog'`)
}
