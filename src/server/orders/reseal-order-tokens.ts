import type { Payload } from 'payload'
import { accessTokenOf } from './order-access'
import { findOrderAccess, updateSealedTokens } from './order-repository'
import { sealText } from '@/server/platform/sealed-text'

const page = 500

/**
 * O7: the token that each order's mails name, sealed anew with today's secret; answers how many. Pages by id, each in one statement:
 * it may run beside the shop, and twice. One that cannot be read is made again, since the link of the order's first mail opens by its hash.
 */
export const resealOrderTokens = async (payload: Payload): Promise<number> => {
  const { drizzle } = payload.db
  let [sealed, after] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const orders = await findOrderAccess(drizzle, { after, limit: page })
    const last = orders.at(-1)
    if (last === undefined) return sealed
    await updateSealedTokens(
      drizzle,
      orders.map((order) => ({
        id: order.id,
        before: order.sealedAccessToken,
        sealed: sealText(payload, accessTokenOf(payload, order)),
      })),
    )
    sealed += orders.length
    after = last.id
  }
}
