import { findRefundScreen, findOpenRefunds } from '@/modules/refunds/refunds.repository'
import { findMoneyBackUntil, findSubscriptionLimits, listMovements } from '@/modules/subscriptions/subscriptions.service'
import { addDays } from '@/core/dates'
import { milestones, paidUntil } from '@/core/subscriptions/lifecycle'
import type { SubscriptionLimits } from '@/core/subscriptions/types'
import type { Context } from '@/lib/context'
import { findOpenChange, findOpenOrders } from '@/modules/subscriptions/term-orders.repository'
import {
  findPartsOfSubscription,
  type SubscriptionRecord,
  findSubscription,
  insertSubscriptionEvent,
} from '@/modules/subscriptions/subscriptions.repository'
import { amountText, formatDay } from '@/payload/admin/formats'
import { translate, type Reader } from '@/payload/translate'
import { type NamesIn, words, type Words } from '@/payload/words'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { defaultLocale } from '@/lib/config/locales'
import { changeForm, changeWish } from '@/modules/subscriptions/schema'
import { fromTyped } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { toRequestedChange } from '@/core/subscriptions/plan-change'
import { createContext } from '@/container'
import { confirmMoneyBack } from '@/modules/refunds/money-back.service'
import { type MoneyBackError, previewMoneyBack, presentMoneyBack } from '@/modules/refunds/money-back-preview'
import { insertStaffAction } from '@/lib/audit'
import type { Transaction } from '@/lib/db/transaction'
import { changeSubscription, type ChangeSubscriptionError } from '@/modules/renewals/subscriptions/change-subscription'
import {
  cancelChange,
  type PlanChangeError,
  orderChange,
  presentChange,
  offerChange,
} from '@/modules/renewals/subscriptions/order-plan-change'
import { presentBalance } from '@/modules/subscriptions/presenter'
import { answered, bodyOf, refused, salesCall } from '@/payload/admin/payments/staff-calls'

export type StaffCommand = 'cancelAtEnd' | 'end' | 'resume' | 'suspend' | 'release' | 'putForward' | 'moneyBack' | 'plan'

/** U15: a subscription as staff see it, in the admin's language. */
export interface ScreenFacts {
  readonly sentence: string
  readonly dates: readonly { readonly label: string; readonly day: string }[]
  readonly open: readonly {
    readonly kind: NamesIn<'subscriptionScreen.open'>
    readonly label: string
    readonly name: string
    readonly path: string
  }[]
  readonly deeds: readonly StaffCommand[]
  readonly currency: string
  /** U36: whether it is paid from a prepaid balance. */
  readonly hasBalance: boolean
}

/** Commands offered in this state; each checks its own rule again when it runs. */
const commandsOf = ({ state, cancelAtEnd, isHeld, balance }: SubscriptionRecord): readonly StaffCommand[] => {
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
  const say = (kind: NamesIn<'subscriptionScreen.sentences'>, day: number) =>
    translate(reader, words(`subscriptionScreen.sentences.${kind}`)).replace('{day}', formatDay(reader, day))
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

/** Upcoming dates only. */
const datesOf = ({ subscription, limits, until, now }: Dated, reader: Reader): ScreenFacts['dates'] => {
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
    .map(([kind, at]) => ({ label: translate(reader, words(`subscriptionScreen.date.${kind}`)), day: formatDay(reader, at) }))
}

const openOf = async ({ payload }: Context, { id, currency, digits }: SubscriptionRecord, reader: Reader): Promise<ScreenFacts['open']> => {
  const { drizzle } = payload.db
  const [orders, parts, change, refunds, tasks] = await Promise.all([
    findOpenOrders(drizzle, id),
    findPartsOfSubscription(drizzle, id),
    findOpenChange(drizzle, id),
    findOpenRefunds(drizzle, id),
    findRefundScreen(drizzle, id),
  ])
  const of = (kind: NamesIn<'subscriptionScreen.open'>) => ({ kind, label: translate(reader, words(`subscriptionScreen.open.${kind}`)) })
  return [
    ...orders.map(({ orderId, orderNumber }) => ({ ...of('order'), name: orderNumber, path: `/collections/orders/${orderId}` })),
    ...parts.map(({ paymentId, amount, dueAt, ...money }) => ({
      ...of('part'),
      name: `${amountText(amount, money, reader)}, ${formatDay(reader, dueAt)}`,
      path: `/collections/payments/${paymentId}`,
    })),
    ...(change ? [{ ...of('change'), name: change.orderNumber, path: `/collections/orders/${change.orderId}` }] : []),
    ...refunds.map((refund) => ({
      ...of('refund'),
      name: amountText(refund.amount, { currency, digits }, reader),
      path: `/collections/refunds/${refund.id}`,
    })),
    ...tasks.map((task) => ({ ...of('task'), name: task.kind, path: `/collections/provision-tasks/${task.id}` })),
  ]
}

const findScreenFacts = async (context: Context, subscription: SubscriptionRecord, reader: Reader): Promise<ScreenFacts> => {
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
    deeds: commandsOf(subscription),
    currency: subscription.currency,
    hasBalance: subscription.balance !== null,
  }
}

type Refused = readonly [number, Words]

const malformed: Refused = [400, words('subscriptionErrors.malformed')]

const missing: Refused = [404, words('subscriptionErrors.missing')]

const stale: Refused = [409, words('subscriptionErrors.stale')]

const tooMuch: Refused = [409, words('subscriptionErrors.tooMuch')]

const notNow: Refused = [409, words('subscriptionErrors.notNow')]

const prepaid: Refused = [409, words('subscriptionErrors.prepaid')]

const notOffered: Refused = [422, words('subscriptionErrors.notOffered')]

const moneyBackRefusals = {
  'not-found': missing,
  ended: notNow,
  held: notNow,
  'too-late': notNow,
  nothing: tooMuch,
  'too-much': tooMuch,
  disputed: notNow,
  'parts-open': notNow,
  'changed-meanwhile': stale,
  'used-before': notNow,
  kept: tooMuch,
} as const satisfies Record<MoneyBackError, Refused>

const byChange: Partial<Record<PlanChangeError, Refused>> = {
  'not-found': missing,
  'changed-meanwhile': stale,
  'not-active': notNow,
  prepaid,
  'change-open': notNow,
  'parts-open': notNow,
  'currency-gone': notNow,
}

const changeRefusal = (reason: PlanChangeError): Refused => byChange[reason] ?? notOffered

const reason = requiredText(300)
/** In major units; everything paid if omitted. */
const amount = z.number().positive().max(1e11).optional()

interface StaffCall<Body> {
  readonly req: PayloadRequest
  readonly context: Context
  readonly subscription: SubscriptionRecord
  readonly body: Body
  readonly by: string
  /** Writes to the audit log in the command's own transaction. */
  readonly note: (deed: string) => (transaction: Transaction) => Promise<void>
}

const screenCall = <Body>(
  method: 'get' | 'post',
  path: string,
  schema: z.ZodType<Body>,
  handler: (call: StaffCall<Body>) => Promise<Response>,
): Endpoint =>
  salesCall({
    method,
    path: `/:id/${path}`,
    scope: method === 'get' || path.endsWith('/preview') ? 'subscriptions:read' : 'subscriptions:write',
    handler: async (req, by) => {
      const parsed = schema.safeParse(method === 'get' ? {} : await bodyOf(req))
      if (!parsed.success) return refused(req, malformed)
      const id = z.uuid().safeParse(req.routeParams?.['id']).data
      const context = createContext(req.payload, defaultLocale)
      const subscription = id === undefined ? null : await findSubscription(req.payload.db.drizzle, id)
      if (!subscription) return refused(req, missing)
      const note = (deed: string) => (transaction: Transaction) =>
        insertStaffAction(transaction, {
          person: by,
          action: 'changed',
          area: 'subscriptions',
          document: subscription.id,
          fields: [deed],
        })
      return handler({ req, context, subscription, body: parsed.data, by, note })
    },
  })

/** `undefined` if the currency has no such amount. */
const minorOf = (typed: number | undefined, { digits }: SubscriptionRecord): Minor | null | undefined => {
  const minor = typed === undefined ? null : fromTyped(typed, digits)
  return typed !== undefined && (minor === null || minor < 1) ? undefined : minor
}

const showFacts = screenCall('get', 'desk', z.looseObject({}), async ({ req, context, subscription }) =>
  answered(await findScreenFacts(context, subscription, req)),
)

/** U36: one page of balance movements. */
const showMovements = screenCall('get', 'movements', z.looseObject({}), async ({ req, context, subscription }) => {
  const list = await listMovements(context.payload.db.drizzle, subscription, Number(req.searchParams?.get('page')))
  const balance = presentBalance(subscription, list)
  return balance ? answered(balance) : refused(req, missing)
})

const showMoneyBack = screenCall('post', 'money-back/preview', z.strictObject({ amount }), async ({ req, context, subscription, body }) => {
  const minor = minorOf(body.amount, subscription)
  if (minor === undefined) return refused(req, malformed)
  const preview = await previewMoneyBack(context, { id: subscription.id, customerId: null, isDesk: true, amount: minor })
  return preview.ok ? answered(presentMoneyBack(preview.value)) : refused(req, moneyBackRefusals[preview.error])
})

const giveMoneyBack = screenCall(
  'post',
  'money-back',
  z.strictObject({ amount, reason, ends: z.boolean(), figures: z.string().min(1).max(20_000) }),
  async ({ req, context, subscription, body, by, note }) => {
    const minor = minorOf(body.amount, subscription)
    if (minor === undefined) return refused(req, malformed)
    const { ends, figures } = body
    const asked = { id: subscription.id, customerId: null, isDesk: true, amount: minor, ends, figures }
    const byWhom = { by: { email: by, reason: body.reason }, user: req.user, beside: note('moneyBack') }
    const given = await confirmMoneyBack(context, { ...asked, ...byWhom })
    return given.ok ? answered({ changed: true }) : refused(req, moneyBackRefusals[given.error])
  },
)

const showChoices = screenCall('get', 'plan', z.looseObject({}), async ({ req, context, subscription }) => {
  const offer = await offerChange(context, { id: subscription.id, customerId: null, wish: null })
  if (!offer.ok) return refused(req, changeRefusal(offer.error))
  return answered({ ...offer.value.choices, wish: toRequestedChange(subscription) })
})

const showPlan = screenCall('post', 'plan/preview', changeWish, async ({ req, context, subscription, body }) => {
  const offer = await offerChange(context, { id: subscription.id, customerId: null, wish: body })
  const preview = offer.ok ? offer.value.preview : offer
  if (preview?.ok !== true) return refused(req, changeRefusal(preview?.error ?? 'not-offered'))
  return answered(presentChange(preview.value, subscription.digits))
})

const orderPlan = screenCall(
  'post',
  'plan',
  z.strictObject({ ...changeForm.shape, reason }),
  async ({ req, context, subscription, body: { figures, reason: why, ...wish }, by, note }) => {
    const asked = { id: subscription.id, customerId: null, wish, figures, by: { email: by, reason: why }, beside: note('plan') }
    const ordered = await orderChange(context, asked)
    return ordered.ok ? answered(ordered.value) : refused(req, changeRefusal(ordered.error))
  },
)

const cancelPlan = screenCall('post', 'plan/cancel', z.strictObject({ reason }), async ({ req, context, subscription, body, by, note }) => {
  const event = { type: 'changeCancelled', at: context.now(), note: body.reason, by }
  const isCancelled = await cancelChange(context, subscription.id, null, async (transaction) => {
    await insertSubscriptionEvent(transaction, subscription.id, event)
    await note('planCancelled')(transaction)
  })
  return isCancelled ? answered({ changed: true }) : refused(req, changeRefusal('not-active'))
})

/** At most 366 days at a time, to catch typing errors. */
export const changeSubscriptionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['cancelAtEnd', 'end', 'resume', 'suspend', 'release']), reason }),
  z.strictObject({ kind: z.literal('putForward'), days: z.int().min(1).max(366), reason }),
])

const changeRefusals = {
  malformed: [400, words('subscriptionChangeErrors.refusals.malformed')],
  'not-found': [404, words('subscriptionChangeErrors.refusals.not-found')],
  'not-possible': [422, words('subscriptionChangeErrors.refusals.not-possible')],
} as const satisfies Record<ChangeSubscriptionError | 'malformed', readonly [number, Words]>

/** `POST /api/subscriptions/{id}/change`: changes by admin and support, each with a reason (U8, U15). */
const changeSubscriptionEndpoint = salesCall({
  method: 'post',
  path: '/:id/change',
  scope: 'subscriptions:write',
  handler: async (req, email) => {
    const parsed = changeSubscriptionSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, changeRefusals.malformed)
    const id = String(req.routeParams?.['id'] ?? '')
    if (!z.uuid().safeParse(id).success) return refused(req, changeRefusals['not-found'])
    const { reason: why, ...change } = parsed.data
    const changed = await changeSubscription(createContext(req.payload, defaultLocale), {
      id,
      change,
      by: { email, reason: why },
      beside: (transaction) =>
        insertStaffAction(transaction, { person: email, action: 'changed', area: 'subscriptions', document: id, fields: [change.kind] }),
    })
    return changed.ok ? answered({ changed: true }) : refused(req, changeRefusals[changed.error])
  },
})

/** U15: reads and commands of admin and support. */
export const subscriptionScreenEndpoints = [
  changeSubscriptionEndpoint,
  showFacts,
  showMovements,
  showMoneyBack,
  giveMoneyBack,
  showChoices,
  showPlan,
  orderPlan,
  cancelPlan,
]
