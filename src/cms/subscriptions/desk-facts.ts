import { findDeskTasks, findOpenRefunds } from '@/modules/refunds/refunds.repository'
import { findMoneyBackUntil, findSubscriptionLimits } from '@/modules/subscriptions/subscriptions.service'
import { addDays } from '@/core/dates'
import { milestones, paidUntil } from '@/core/subscriptions/lifecycle'
import type { SubscriptionLimits } from '@/core/subscriptions/types'
import type { Context } from '@/lib/context'
import { findOpenChange } from '@/modules/subscriptions/changes.repository'
import { findPartsOfSubscription } from '@/modules/subscriptions/parts.repository'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { findOpenOrders } from '@/modules/subscriptions/term-orders.repository'
import { amountText } from '@/cms/admin/amount'
import { translate, type Reader } from '@/cms/words'
import { dateLabels, openLabels, sentences } from './desk-words'
import { sayDay } from '@/cms/admin/say-moment'

export type DeskDeed = 'cancelAtEnd' | 'end' | 'resume' | 'suspend' | 'release' | 'putForward' | 'moneyBack' | 'plan'

/** U15: what the desk sees of a subscription, in the language it reads the admin in. */
export interface DeskFacts {
  readonly sentence: string
  readonly dates: readonly { readonly label: string; readonly day: string }[]
  readonly open: readonly { readonly kind: keyof typeof openLabels; readonly label: string; readonly name: string; readonly path: string }[]
  readonly deeds: readonly DeskDeed[]
  readonly currency: string
  /** U36: whether days are drawn from a balance. */
  readonly hasBalance: boolean
}

/** What may be done in this state: each is refused by its own rule as well. */
export const deedsOf = ({ state, cancelAtEnd, isHeld, balance }: SubscriptionRecord): readonly DeskDeed[] => {
  if (state === 'ended') return ['resume', 'moneyBack']
  return [
    cancelAtEnd ? 'resume' : 'cancelAtEnd',
    ...(isHeld ? (['release'] as const) : []),
    ...(state === 'active' || state === 'pastDue' ? (['suspend'] as const) : []),
    ...(balance ? [] : (['putForward'] as const)),
    'end',
    'moneyBack',
    ...(state === 'active' && !cancelAtEnd && !balance ? (['plan'] as const) : []),
  ]
}

const sentenceOf = (subscription: SubscriptionRecord, now: number, reader: Reader): string => {
  const { state, cancelAtEnd, isHeld, termEnd } = subscription
  const say = (kind: keyof typeof sentences, day: number) => translate(reader, sentences[kind]).replace('{day}', sayDay(reader, day))
  if (state === 'suspended' && isHeld) return say('held', termEnd)
  const until = paidUntil(subscription)
  const owesPart = subscription.partDueAt === until && until <= now
  if (owesPart && state === 'pastDue') return say('partPastDue', until)
  if (owesPart && state === 'suspended') return say('partSuspended', until)
  return say(state === 'active' && cancelAtEnd ? 'cancelled' : state, termEnd)
}

interface Dated {
  readonly subscription: SubscriptionRecord
  readonly limits: SubscriptionLimits
  readonly until: number | null
  readonly now: number
}

/** What comes next, with its day; nothing that is over. */
const datesOf = ({ subscription, limits, until, now }: Dated, reader: Reader): DeskFacts['dates'] => {
  const { termEnd, state, cancelAtEnd, partDueAt, balance } = subscription
  const { orderFrom } = milestones(termEnd, limits)
  const { suspendAt, endAt } = milestones(paidUntil(subscription), limits)
  const goesOn = state !== 'ended' && !cancelAtEnd
  const all = [
    ...(goesOn ? [['order', balance?.topUpAt ?? orderFrom] as const] : []),
    ...(partDueAt === null ? [] : [['part', partDueAt] as const]),
    ...(state === 'ended' ? [] : [['due', termEnd] as const]),
    ...(goesOn || (state !== 'ended' && partDueAt !== null) ? [['suspend', suspendAt] as const, ['end', endAt] as const] : []),
    ...(until === null ? [] : [['moneyBack', addDays(until, -1)] as const]),
  ]
  return all
    .filter(([, at]) => addDays(at, 1) > now)
    .map(([kind, at]) => ({ label: translate(reader, dateLabels[kind]), day: sayDay(reader, at) }))
}

const openOf = async ({ payload }: Context, { id, currency, digits }: SubscriptionRecord, reader: Reader): Promise<DeskFacts['open']> => {
  const { drizzle } = payload.db
  const [orders, parts, change, refunds, tasks] = await Promise.all([
    findOpenOrders(drizzle, id),
    findPartsOfSubscription(drizzle, id),
    findOpenChange(drizzle, id),
    findOpenRefunds(drizzle, id),
    findDeskTasks(drizzle, id),
  ])
  const of = (kind: keyof typeof openLabels) => ({ kind, label: translate(reader, openLabels[kind]) })
  return [
    ...orders.map(({ orderId, orderNumber }) => ({ ...of('order'), name: orderNumber, path: `/collections/orders/${orderId}` })),
    ...parts.map(({ paymentId, amount, dueAt, ...money }) => ({
      ...of('part'),
      name: `${amountText(amount, money)}, ${sayDay(reader, dueAt)}`,
      path: `/collections/payments/${paymentId}`,
    })),
    ...(change ? [{ ...of('change'), name: change.orderNumber, path: `/collections/orders/${change.orderId}` }] : []),
    ...refunds.map((refund) => ({
      ...of('refund'),
      name: amountText(refund.amount, { currency, digits }),
      path: `/collections/refunds/${refund.id}`,
    })),
    ...tasks.map((task) => ({ ...of('task'), name: task.kind, path: `/collections/provision-tasks/${task.id}` })),
  ]
}

export const findDeskFacts = async (context: Context, subscription: SubscriptionRecord, reader: Reader): Promise<DeskFacts> => {
  const { drizzle } = context.payload.db
  const [limits, until, open] = await Promise.all([
    findSubscriptionLimits(drizzle),
    findMoneyBackUntil(drizzle, subscription),
    openOf(context, subscription, reader),
  ])
  return {
    sentence: sentenceOf(subscription, context.now(), reader),
    dates: datesOf({ subscription, limits, until, now: context.now() }, reader),
    open,
    deeds: deedsOf(subscription),
    currency: subscription.currency,
    hasBalance: subscription.balance !== null,
  }
}
