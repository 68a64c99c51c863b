import type { QuoteItemRequest, QuoteLine } from '../orders/types'
import { sumOf } from '../money/sum'
import type { RecurringType, Subscribed } from './types'

type RecurringLine = QuoteLine & { readonly type: RecurringType }

/** Names renew as they always did, and add-ons with the name they hang on (ADR 015): without it none can be ordered. */
const recurs = (line: QuoteLine): line is RecurringLine => line.type !== 'domain' && line.type !== 'addon'

/** What was written by hand or long ago may say nothing of what its line is for. */
const dataOf = ({ serviceData }: { readonly serviceData?: QuoteLine['serviceData'] }): QuoteLine['serviceData'] => serviceData ?? {}

const isRenewed = (line: QuoteLine): boolean => dataOf(line).operation === 'renew'

/** Whether an order brings another term of something. */
export const renewsSubscriptions = (lines: readonly QuoteLine[]): boolean => lines.some((line) => recurs(line) && isRenewed(line))

const referenceOf = ({ type, id, billing, quantity, serviceData }: QuoteLine): QuoteItemRequest => ({
  type,
  id,
  billing,
  quantity,
  serviceData,
})

/** U3: what the receipt says that comes again. */
export const termAmount = (lines: readonly Pick<QuoteLine, 'renewal' | 'quantity'>[]) =>
  sumOf(lines.map(({ renewal, quantity }) => renewal * quantity))

/** U36: what lines pay into a balance, before tax, without their setup fees. */
const paidInOf = (lines: readonly QuoteLine[]): Subscribed['paidIn'] =>
  lines.some(({ topUpBelow }) => topUpBelow !== undefined)
    ? {
        amount: sumOf(lines.map(({ subtotal, discount }) => subtotal - discount)),
        threshold: sumOf(lines.map(({ topUpBelow = 0 }) => topUpBelow)),
      }
    : undefined

/** U37: the same of an order that tops up what runs; undefined where it pays a term. */
export const topUpOf = (lines: readonly QuoteLine[]): Subscribed['paidIn'] => paidInOf(lines.filter(recurs).filter(isRenewed))

const bundleOf = (line: QuoteLine): string | null => {
  const { bundle } = dataOf(line)
  return bundle === undefined ? null : `bundle|${bundle}|${line.billing}`
}

/** The `lineKey` of the subscription that a line brings. */
export const subscriptionKeyOf = (line: QuoteLine): string => bundleOf(line) ?? line.key

/** The lines of an order that are about one subscription: of an order for what runs already, all of them. */
export const linesOf = (lines: readonly QuoteLine[], lineKey: string): readonly QuoteLine[] => {
  const recurring = lines.filter(recurs)
  const renewed = recurring.filter(isRenewed)
  return renewed.length > 0 ? renewed : recurring.filter((line) => subscriptionKeyOf(line) === lineKey)
}

const subscribe = (first: RecurringLine, parts: readonly RecurringLine[]): Subscribed => {
  const { bundle } = dataOf(first)
  const paidIn = paidInOf(parts)
  const ofAll = {
    items: parts.map(referenceOf),
    quantity: first.quantity,
    billing: first.billing,
    amount: termAmount(parts),
    ...(paidIn === undefined ? {} : { paidIn }),
  }
  return bundle === undefined
    ? { lineKey: subscriptionKeyOf(first), kind: first.type, product: first.id, name: first.name, ...ofAll }
    : {
        lineKey: subscriptionKeyOf(first),
        kind: 'bundle',
        product: bundle,
        name: parts.map(({ name }) => name).join(' + '),
        ...ofAll,
      }
}

/** U1: every line of an order that is paid again each term, and what was put together as one. An order for another term brings nothing new. */
export const subscribedLines = (lines: readonly QuoteLine[]): readonly Subscribed[] => {
  const recurring = lines.filter(recurs).filter((line) => !isRenewed(line))
  return recurring.flatMap((line) => {
    const bundle = bundleOf(line)
    if (bundle === null) return [subscribe(line, [line])]
    const parts = recurring.filter((other) => bundleOf(other) === bundle)
    return parts[0] === line ? [subscribe(line, parts)] : []
  })
}
