import type { Payload } from 'payload'
import { domainLifecycle } from '@/lib/config/limits'
import type { Locale } from '@/lib/config/locales'
import { type DomainStatus, statusOf, lifecycleInstants, lifecycleOf, dueReminder } from '@/core/domains/lifecycle'
import { isRenewalDue, isUnpaidRenewal } from '@/core/orders/renewal-order'
import { createContext } from '@/container'
import { orderRenewal, cancelUnpaidRenewals, type OrderedRenewal, type RenewalRequest } from './renewal-orders'
import { inUsd } from '@/core/money/currency'
import { describeFault } from '@/lib/db/database-errors'
import { deleteHoldsBefore, deleteHold } from '@/modules/domains/reservations/reservations.repository'
import { domainMoved } from '@/modules/webhooks/events'
import { tellEvents } from '@/modules/webhooks/emit-events'
import type { MailPrice } from '@/lib/outbox/email-data'
import { queueMail } from '@/lib/outbox/outbox'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import {
  findExpiringNames,
  insertNameEvent,
  updateNameStatus,
  type ExpiringName,
  findUnpaidRenewals,
  findRenewableName,
} from './renewals.repository'
import { withTransaction } from '@/lib/db/transaction'
import { refuse, type Result } from '@/core/result'
import { findOrderByNumber } from '@/modules/orders/orders.repository'
import type { Context, SignedInCustomer } from '@/lib/context'
import { refusal, type Refusal } from '@/lib/http/http-error'
import { cancelOrder } from '@/modules/checkout/unpaid-orders'
import { previewRenewal } from './renewal-quote'

interface DueName {
  readonly id: string
  readonly status: DomainStatus
  readonly expiresAt: number
  readonly autoRenew: boolean
  readonly locale: Locale
}

/** Some days before its end a name that renews by itself gets the order for its next year. One that cannot be ordered runs out as it would. */
const renewByItself = async (payload: Payload, held: DueName, now: number): Promise<void> => {
  if (!isRenewalDue(held, now, domainLifecycle)) return
  const context = { ...createContext(payload, held.locale), now: () => now }
  const ordered = await orderRenewal(context, { domainId: held.id, askedBy: 'shop' })
  if (!ordered.ok) payload.logger.warn({ domain: held.id, refusal: ordered.error }, 'A renewal could not be ordered')
}

const day = 86_400_000

const renewalPrice = async (payload: Payload, { extension, locale }: ExpiringName): Promise<MailPrice | undefined> => {
  const { catalog } = await findCatalogSnapshot({ payload, locale })
  const row = catalog.extensions.get(extension)
  return row && { amount: inUsd(row.renewal), currency: 'USD', digits: 2 }
}

/** O7: what leads a guest to their order's page. */
const guestOf = ({ guestOrder }: ExpiringName) => (guestOrder === null ? {} : { guestOrder })

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** §9: once a name, a term and a number of days. */
const remind = async (payload: Payload, held: ExpiringName, now: number): Promise<void> => {
  const reminder = dueReminder(held, now, domainLifecycle)
  if (reminder === null) return
  const price = await renewalPrice(payload, held)
  const { id, name, expiresAt, autoRenew, email, locale } = held
  await queueMail(
    { payload },
    {
      template: 'renewal-reminder',
      to: email,
      locale,
      data: { domain: name, expiresAt: iso(expiresAt), days: reminder.days, autoRenew, ...(price ? { price } : {}), ...guestOf(held) },
      dedupeKey: `renewal-reminder:${id}:${iso(expiresAt).slice(0, 10)}:${reminder.days}`,
    },
  )
}

/** What a name's owner is told when time has moved it on. */
const tell = async (payload: Payload, req: Parameters<typeof queueMail>[0], held: ExpiringName, status: DomainStatus): Promise<void> => {
  const { id, name, expiresAt, email, locale } = held
  const { redemptionFrom, givenBackAt } = lifecycleInstants(expiresAt, domainLifecycle)
  const mail = { to: email, locale, dedupeKey: `domain-${status}:${id}:${iso(expiresAt).slice(0, 10)}` } as const
  if (status === 'grace') {
    const price = await renewalPrice(payload, held)
    await queueMail(req, {
      ...mail,
      template: 'domain-grace',
      data: { domain: name, graceEndsAt: iso(redemptionFrom), ...(price ? { price } : {}), ...guestOf(held) },
    })
  }
  if (status === 'redemption')
    await queueMail(req, {
      ...mail,
      template: 'domain-redemption',
      data: { domain: name, redemptionEndsAt: iso(givenBackAt), ...guestOf(held) },
    })
  if (status === 'expired') await queueMail(req, { ...mail, template: 'domain-expired', data: { domain: name } })
}

/** The state its dates give it, written with its event and its mail in one transaction. */
const moveOn = async (payload: Payload, held: ExpiringName, now: number): Promise<void> => {
  const status = statusOf(lifecycleOf(held, now, domainLifecycle).state)
  if (status === held.status) return
  if (status === 'expired') await cancelUnpaidRenewals(payload, held.id)
  await withTransaction(payload, async (req, transaction) => {
    if (!(await updateNameStatus(transaction, held, status))) return
    if (status === 'expired') await deleteHold(transaction, held.name, held.orderId)
    await insertNameEvent(transaction, { id: held.id, type: status, at: now })
    await tellEvents(transaction, domainMoved({ ...held, status, isMoved: false, at: now, before: held }))
    await tell(payload, req, held, status)
  })
}

type Care = (payload: Payload, held: ExpiringName, now: number) => Promise<void>

const care = { remind, renewByItself, moveOn } as const satisfies Readonly<Record<string, Care>>

/** What goes wrong with one name is left for the next look, and holds up neither what else is due of it nor any other name. */
const tryCare = async (step: keyof typeof care, payload: Payload, held: ExpiringName, now: number): Promise<void> => {
  try {
    await care[step](payload, held, now)
  } catch (fault) {
    payload.logger.error({ domain: held.id, step, fault: describeFault(fault) }, 'A name could not be cared for')
  }
}

/** N1: in days, how long a hold that ran out can still be looked up. */
const keptHoldDays = 30

/** The daily care for customers' names: reminders and the renewal order before they expire, the two periods after. Safe to run any time. */
export const runDomainLifecycle = async (payload: Payload, now: number): Promise<void> => {
  await deleteHoldsBefore(payload.db.drizzle, now - keptHoldDays * day)
  const lookAhead = Math.max(...domainLifecycle.renewalReminderDays) * day
  for (const held of await findExpiringNames(payload.db.drizzle, now + lookAhead)) {
    await tryCare('remind', payload, held, now)
    await tryCare('renewByItself', payload, held, now)
    await tryCare('moveOn', payload, held, now)
  }
}

/** N5: whoever asks for other years than an open order has does not want that one: it is cancelled, unless it has been paid meanwhile. */
const cancelOtherYears = async (context: Context, domainId: string, years: number): Promise<boolean> => {
  const open = await findUnpaidRenewals(context.payload.db.drizzle, domainId)
  const others = open.filter((order) => order.years !== years)
  for (const { orderNumber } of others) await cancelOrder(context, orderNumber)
  return others.length > 0
}

/** Orders another year, or several, of one of the customer's own names. Somebody else's is not there. */
export const renewDomain = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  { currency, years, figures }: Pick<RenewalRequest, 'figures'> & { readonly currency: string; readonly years: number },
): Promise<Result<OrderedRenewal, Refusal>> => {
  const domainId = await findRenewableName(context.payload.db.drizzle, id, domain.toLowerCase())
  if (domainId === null) return refuse(refusal('not-found'))
  if (figures !== undefined) {
    const preview = await previewRenewal(context, { id }, domain, { currency, years })
    if (!preview.ok) return preview
    if (preview.value.figures !== figures) return refuse(refusal('figures-changed'))
  }
  const order = () => orderRenewal(context, { domainId, askedBy: 'holder', currency, years, ...(figures === undefined ? {} : { figures }) })
  // What cannot be ordered takes nothing back.
  const first = await order()
  const ordered = first.ok && (await cancelOtherYears(context, domainId, years)) ? await order() : first
  if (!ordered.ok) return ordered
  return ordered.value === null ? refuse(refusal('not-found')) : { ok: true, value: ordered.value }
}

/** U43: cancels an unpaid renewal of the customer's own domain. A paid one, another order and somebody else's are not there. */
export const cancelRenewal = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  orderNumber: string,
): Promise<Result<null, Refusal>> => {
  const order = await findOrderByNumber(context.payload.db.drizzle, orderNumber)
  if (!order || order.customerId !== id || !isUnpaidRenewal(order)) return refuse(refusal('not-found'))
  return cancelOrder(context, orderNumber)
}
