import type { Numbers, Statements } from './fill-catalogue'

const padded = `lpad(number::text, 7, '0')`
const madeAt = `now() - number * interval '30 seconds'`
/** Valid UUIDv7, since Payload finds no other ids. */
const idOfNumber = (what: string, number: string): string =>
  `overlay(overlay(md5('${what}' || ${number}) placing '7' from 13) placing '8' from 17)::uuid`
const idOf = (what: string): string => idOfNumber(what, 'number')
const series = ({ from, to }: Numbers): string => `generate_series(${from}, ${to}) as number`

export const orderNumberOf = (number: number): string => `ORD-GROWTH-${String(number).padStart(7, '0')}`
export const buyerOf = (number: number): string => `buyer${String(number).padStart(7, '0')}@growth.test`
export const pathOf = (number: number): string => `/growth-${String(number).padStart(7, '0')}`

/** Copies of a template row, so that new columns need no change here; `own` makes each unique. */
const copies = (table: string, template: string, numbers: Numbers, own: Readonly<Record<string, string>>): string => {
  const made = Object.entries({ id: idOf(table), created_at: madeAt, updated_at: madeAt, ...own }).map(
    ([column, value]) => `'${column}', ${value}`,
  )
  return `
    insert into ${table} select made.* from (select ${table} as template from ${table} where ${template} limit 1) as one, ${series(numbers)},
      lateral jsonb_populate_record(one.template, jsonb_build_object(${made.join(', ')})) as made`
}

/** Customers `buyerOf(1)`, … with the template's password. */
export const addCustomers = async (database: Statements, numbers: Numbers, template: string): Promise<void> => {
  await database.query(
    copies('customers', `email = '${template}'`, numbers, {
      email: `'buyer' || ${padded} || '@growth.test'`,
      name: `'Buyer ' || ${padded}`,
    }),
  )
}

interface OrdersOf {
  /** Number of the template order. */
  readonly template: string
  /** Number of customers, used in turn. */
  readonly customers: number
}

/**
 * Orders `orderNumberOf(1)`, … at half-minute intervals back from now, each with its payment, their events, its code and the customer's
 * mailbox; every second one with a domain, every tenth with a sent email, every fiftieth unpaid.
 */
export const addOrders = async (database: Statements, numbers: Numbers, { template, customers }: OrdersOf): Promise<void> => {
  const email = `'buyer' || lpad((1 + number % ${customers})::text, 7, '0') || '@growth.test'`
  const customer_id = idOfNumber('customers', `(1 + number % ${customers})`)
  const order_id = idOf('orders')
  const ofTemplate = `order_id = (select id from orders where order_number = '${template}')`
  const unlessPaid = (unpaid: string, paid: string): string => `case when number % 50 = 0 then '${unpaid}' else '${paid}' end`
  const events = (table: string): string =>
    `insert into ${table}_events (_order, _parent_id, id, type, at) select 1, ${idOf(table)}, md5('${table} event' || number), 'placed', ${madeAt} from ${series(numbers)}`
  for (const statement of [
    copies('orders', `order_number = '${template}'`, numbers, {
      order_number: `'ORD-GROWTH-' || ${padded}`,
      order_date: madeAt,
      contact_email: email,
      customer_id,
      customer_key: email,
      status: unlessPaid('pending', 'fulfilled'),
      idempotency_key: `'growth-' || number`,
      access_token_hash: `md5('token' || number)`,
    }),
    events('orders'),
    `insert into infra.customer_orders (box, order_id) select ${email}, ${order_id} from ${series(numbers)}`,
    copies('payments', ofTemplate, numbers, { order_id, status: unlessPaid('pending', 'paid') }),
    events('payments'),
    copies('redemptions', ofTemplate, numbers, { order_id, customer_key: email }),
    `insert into domains (id, name, extension, status, registered_at, expires_at, order_id, customer_id, customer_key)
     select ${idOf('domains')}, 'growth' || number || '.com', '.com', 'active', ${madeAt}, ${madeAt} + interval '1 year', ${order_id}, ${customer_id}, ${email}
     from ${series(numbers)} where number % 2 = 0`,
    `insert into mail_outbox (id, status, template, recipient, data, dedupe_key, sent_at, created_at, updated_at)
     select ${idOf('mails')}, 'sent', 'order-receipt', ${email}, '{}', 'growth-' || number, ${madeAt}, ${madeAt}, ${madeAt}
     from ${series(numbers)} where number % 10 = 0`,
  ])
    await database.query(statement)
}

/** Abandoned carts at half-minute intervals back from now. */
export const addCarts = async (database: Statements, numbers: Numbers): Promise<void> => {
  await database.query(
    copies('carts', 'customer_id is null', numbers, { token_hash: `md5('cart' || number)`, merged_into_id: 'null::uuid' }),
  )
}

/** Adds the latest version to documents without one, since the admin lists versions. */
const addVersions = async (database: Statements, table: string): Promise<void> => {
  await database.query(`
    do $$
    declare
      own text; theirs text;
    begin
      select string_agg(quote_ident(version.column_name), ', '), string_agg(format('document.%I::text::%I', plain.column_name, version.udt_name), ', ') into own, theirs
        from information_schema.columns as version join information_schema.columns as plain
          on plain.table_name = '${table}' and version.column_name = 'version_' || plain.column_name
        where version.table_name = '_${table}_v';
      execute format('insert into _${table}_v (id, parent_id, created_at, updated_at, latest, %s)
        select gen_random_uuid(), document.id, document.created_at, document.updated_at, true, %s from ${table} as document
        where not exists (select 1 from _${table}_v where parent_id = document.id)', own, theirs);
      select string_agg(quote_ident(version.column_name), ', '), string_agg(format('words.%I::text::%I', plain.column_name, version.udt_name), ', ') into own, theirs
        from information_schema.columns as version join information_schema.columns as plain
          on plain.table_name = '${table}_locales' and version.column_name = 'version_' || plain.column_name
        where version.table_name = '_${table}_v_locales';
      execute format('insert into _${table}_v_locales (_locale, _parent_id, %s)
        select words._locale, version.id, %s from _${table}_v as version join ${table}_locales as words on words._parent_id = version.parent_id
        where not exists (select 1 from _${table}_v_locales as there where there._parent_id = version.id)', own, theirs);
    end $$`)
}

export const addVersionsOfCodes = (database: Statements): Promise<void> => addVersions(database, 'coupons')

/** Published pages `pathOf(1)`, … with the blocks and texts of `/about` in four languages. */
export const addPages = async (database: Statements, numbers: Numbers): Promise<void> => {
  await database.query(copies('pages', `path = '/about'`, numbers, { path: `'/growth-' || ${padded}` }))
  await database.query(`
    insert into pages_locales (title, breadcrumb, meta_title, meta_description, _locale, _parent_id)
    select title || ' ' || number, breadcrumb, meta_title, meta_description, _locale, ${idOf('pages')}
    from pages_locales join pages on pages.id = _parent_id and path = '/about', ${series(numbers)}`)
  await addVersions(database, 'pages')
}
