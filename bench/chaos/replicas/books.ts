import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Confirmed } from './buyers'

export interface Books {
  readonly confirmed: number
  /** Confirmed orders missing from the database. */
  readonly lost: number
  /** Buyers with more than one order. */
  readonly doubled: number
  /** Uses of the limited code; at zero, `miscounted` would prove nothing. */
  readonly uses: number
  /** Stored count of the limited code minus its orders. */
  readonly miscounted: number
}

/** Code without conditions and with an unreachable limit, so that every use is counted. */
export const addCountedCode = async (databaseUrl: string, code: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into coupons (id, code, type, value, usage_limit, used_count, is_active, _status)
     values (gen_random_uuid(), $1, 'percentage', 15, 10000000, 0, true, 'published')`,
    [code],
  )
  await client.end()
}

/** In ms. A killed Postgres first replays its log. */
const recovery = 60_000

const connect = async (connectionString: string): Promise<pg.Client> => {
  const end = Date.now() + recovery
  for (;;) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(500)
    }
  }
}

export const readBooks = async (databaseUrl: string, code: string, confirmed: readonly Confirmed[]): Promise<Books> => {
  const client = await connect(databaseUrl)
  try {
    const { rows } = await client.query<{ number: string; email: string }>(
      // excludes earlier orders of the demo customer
      'select order_number as number, contact_email as email from orders where created_at >= (select created_at from coupons where code = $1)',
      [code],
    )
    const numbers = new Set(rows.map(({ number }) => number))
    const buyers = rows.map(({ email }) => email)
    const counts = await client.query<{ uses: string; redeemed: string }>(
      `select coalesce(used_count, 0) as uses, (select count(*) from redemptions where coupon = $1 and state = 'reserved') as redeemed
       from coupons where code = $1`,
      [code],
    )
    const { uses, redeemed } = counts.rows[0] ?? { uses: 'NaN', redeemed: '0' }
    return {
      confirmed: confirmed.length,
      lost: confirmed.filter(({ number }) => !numbers.has(number)).length,
      doubled: buyers.length - new Set(buyers).size,
      uses: Number(uses),
      miscounted: Number(uses) - Number(redeemed),
    }
  } finally {
    await client.end()
  }
}
