import { sql } from '@payloadcms/db-postgres'
import { unpaidOrders } from '@/config/limits'
import type { Handle } from '@/server/platform/database/handle'

const { cardMinutes } = unpaidOrders.defaults

/** O17: of the order `o`, whether its buyer is a guest with a limited code. */
export const isGuestWithLimitedCode = sql`o.customer_id is null and exists (
      select 1 from redemptions r join coupons c on c.code = r.coupon where r.order_id = o.id and c.usage_limit is not null)`

/** O16: its payment page is opened now, so it waits anew. O17: a guest's order with a limited code does not. */
export const extendCardDeadline = async (handle: Handle, orderId: string, now: number): Promise<void> => {
  await handle.execute(sql`
    update orders o set expires_at = greatest(o.expires_at, ${new Date(now).toISOString()}::timestamptz
      + make_interval(mins => coalesce((select card_minutes from pricing_settings order by id limit 1), ${cardMinutes})::int))
    where o.id = ${orderId} and o.expires_at is not null and not (${isGuestWithLimitedCode})
  `)
}
