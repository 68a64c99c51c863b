import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { accessTokenOf } from './order-access'
import { sealText } from '@/server/platform/sealed-text'

interface Kept extends Record<string, unknown> {
  readonly id: string
  readonly order_number: string
  readonly access_token_hash: string
  readonly sealed: string | null
}

const page = 500

/**
 * O7: the token that each order's mails name, sealed anew with today's secret; answers how many. Pages by id, each in one statement:
 * it may run beside the shop, and twice. One that cannot be read is made again, since the link of the order's first mail opens by its hash.
 */
export const resealOrderTokens = async (payload: Payload): Promise<number> => {
  const { drizzle } = payload.db
  let [sealed, after] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const { rows } = await drizzle.execute<Kept>(sql`
      select id, order_number, access_token_hash, sealed_access_token as sealed from orders where id > ${after} order by id limit ${page}
    `)
    const last = rows.at(-1)
    if (last === undefined) return sealed
    const anew = rows.map((row) => {
      const token = accessTokenOf(payload, {
        orderNumber: row.order_number,
        accessTokenHash: row.access_token_hash,
        sealedAccessToken: row.sealed,
      })
      return sql`(${row.id}::uuid, ${sealText(payload, token)}, ${row.sealed}::text)`
    })
    await drizzle.execute(sql`
      update orders set sealed_access_token = anew.sealed from (values ${sql.join(anew, sql`, `)}) as anew (id, sealed, before)
      where orders.id = anew.id and orders.sealed_access_token is not distinct from anew.before
    `)
    sealed += rows.length
    after = last.id
  }
}
