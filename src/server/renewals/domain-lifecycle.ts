import type { Payload } from 'payload'
import { domainLifecycle } from '@/config/limits'
import { statusOf, type DomainStatus } from '@/core/domains/domain-status'
import { lifecycleInstants, lifecycleOf } from '@/core/domains/lifecycle'
import { dueReminder } from '@/core/domains/renewal-reminders'
import { inUsd } from '@/core/money/convert'
import { describeFault } from '@/server/platform/database/database-faults'
import { deleteHoldsBefore, deleteHold } from '@/server/names/holds/hold-repository'
import { domainMoved } from '@/server/platform/events/facts'
import { tellEvents } from '@/server/platform/events/tell-events'
import type { MailPrice } from '@/server/platform/outbox/mail-price'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { cancelUnpaidRenewals } from './cancel-unpaid-renewals'
import { findExpiringNames, insertNameEvent, updateNameStatus, type ExpiringName } from './expiring-name-repository'
import { renewByItself } from './renew-by-itself'
import { withTransaction } from '@/server/platform/with-transaction'

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
