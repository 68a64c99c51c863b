import { describe, expect, it } from 'vitest'
import { nameOfStatement } from '@/lib/observability/tracing'
import { cpuTime } from '../../../support/cpu-time'

describe('a statement’s span name', () => {
  it.each([
    ['select * from orders where id = $1', 'SELECT orders'],
    ['/* prepared */ select count(*) from "infra"."revisions"', 'SELECT revisions'],
    [
      'select "id", (select json_agg(value) from coupons_categories) from "coupons" "coupons" left join lateral (select 1) on true',
      'SELECT coupons',
    ],
    ['select (select max(at) from coupons) as at from jsonb_to_recordset($1::jsonb) as asked (place int)', 'SELECT coupons'],
    ['with placed as (select 1) select * from placed, orders', 'SELECT placed'],
    ['with gone as (delete from infra.holds where at < $1 returning 1) select count(*) from gone', 'DELETE holds'],
    ['insert into carts (id) values ($1) on conflict (id) do update set at = now()', 'INSERT carts'],
    ['select id from mail_outbox where due for update skip locked', 'SELECT mail_outbox'],
    ['update only "orders" set status = $1', 'UPDATE orders'],
    ['begin isolation level serializable', 'BEGIN'],
    ['COMMIT', 'COMMIT'],
    ['', 'QUERY'],
  ])('of %j is %s', (text, name) => {
    const { operation, table } = nameOfStatement(text)
    expect(table === undefined ? operation : `${operation} ${table}`).toBe(name)
  })

  it('contains no value, even one in the text', () => {
    expect(JSON.stringify(nameOfStatement("select * from customers where email = 'ada@example.com'"))).not.toContain('ada')
  })

  it('is fast for a long statement', () => {
    expect(cpuTime(() => nameOfStatement(`select ${'(select 1 from a), '.repeat(5000)} 1 from orders`))).toBeLessThan(200)
  })
})
