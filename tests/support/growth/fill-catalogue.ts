export interface Statements {
  readonly query: (text: string) => Promise<unknown>
}

/** Inclusive. */
export interface Numbers {
  readonly from: number
  readonly to: number
}

/** Inserts single-use codes `MANY000001`, … by SQL in one statement. */
export const addCodes = async (database: Statements, { from, to }: Numbers): Promise<void> => {
  await database.query(`
    with made as (
      insert into coupons (id, code, type, value, usage_limit, _status)
      select gen_random_uuid(), 'MANY' || lpad(number::text, 6, '0'), 'percentage', 10, 1, 'published' from generate_series(${from}, ${to}) as number
      returning id, code
    )
    insert into coupons_locales (name, _locale, _parent_id) select 'Single use ' || code, 'en', id from made
  `)
}

const tables = {
  extensions: {
    columns: ', renewal, category',
    values: ", 14.99, (array['business', 'technology', 'country', 'creative'])[1 + number % 4]::enum_extensions_category",
  },
  transfer_prices: { columns: '', values: '' },
} as const

/** TLDs `.aa0001`, … for registration and transfer, localised, not popular. */
export const addEndings = async (database: Statements, { from, to }: Numbers): Promise<void> => {
  for (const [table, { columns, values }] of Object.entries(tables)) {
    await database.query(`
      with made as (
        insert into ${table} (id, extension, price, original_price, "order", _status${columns})
        select gen_random_uuid(), '.aa' || lpad(number::text, 4, '0'), 9.99, 12.99, 1000, 'published'${values} from generate_series(${from}, ${to}) as number
        returning id, extension
      ), lines as (
        insert into ${table}_features (_order, _parent_id, id) select 1, id, gen_random_uuid()::text from made returning id
      ), texts as (
        insert into ${table}_features_locales (text, _locale, _parent_id)
        select 'What comes with it', language, lines.id from lines, unnest(enum_range(null::_locales)) as language
      )
      insert into ${table}_locales (description, _locale, _parent_id)
      select 'What ' || extension || ' stands for', language, id from made, unnest(enum_range(null::_locales)) as language
    `)
  }
}

/** Increments the revision, which SQL writes must do as well (ADR 006). */
export const tellChange = async (database: Statements): Promise<void> => {
  await database.query(`update infra.revisions set value = value + 1 where name = 'catalog'`)
}
