import type { Quote } from '@/core/orders/types'
import type { ChangePreview } from '@/core/subscriptions/change-preview'
import { termAmount } from '@/core/subscriptions/subscribed-lines'
import type { Plan } from '@/server/subscriptions/change-repository'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'

/** What of a subscription a change makes another. */
export const planOf = ({
  product,
  name,
  items,
  quantity,
  billing,
  amount,
  months,
  anchorDay,
  termStart,
  termEnd,
  credit,
  currency,
}: Plan): Plan => ({
  product,
  name,
  items,
  quantity,
  billing,
  amount,
  months,
  anchorDay,
  termStart,
  termEnd,
  credit,
  currency,
})

/** What it is once the order of the change is paid. */
export const planAfter = (subscription: SubscriptionRecord, preview: ChangePreview, { lines }: Quote): Plan => ({
  ...planOf(subscription),
  product: subscription.kind === 'bundle' ? subscription.product : (preview.items[0]?.id ?? subscription.product),
  name: lines.map(({ name }) => name).join(' + '),
  items: preview.items,
  quantity: preview.wish.quantity,
  billing: preview.wish.billing,
  amount: termAmount(lines),
  months: preview.months,
  anchorDay: preview.anchorDay,
  termStart: preview.termStart,
  termEnd: preview.termEnd,
  credit: preview.left,
})
