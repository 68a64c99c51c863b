import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { domainLifecycle } from '@/config/limits'
import { defaultLocale, isLocale, type Locale } from '@/config/locales'
import { statusOf, type DomainStatus } from '@/core/domains/domain-status'
import { lifecycleInstants, lifecycleOf } from '@/core/domains/lifecycle'
import { dueReminder } from '@/core/domains/renewal-reminders'
import type { Minor } from '@/core/money/types'
import { describeFault } from '@/server/platform/database/database-faults'
import { forgetHolds, releaseName } from '@/server/names/holds/name-holds'
import type { MailPrice } from '@/server/platform/outbox/mail-data'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { cancelUnpaidRenewals } from './cancel-unpaid-renewals'
import { renewByItself } from './renew-by-itself'
import { withTransaction } from '@/server/platform/with-transaction'

interface HeldName {
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  readonly extension: string
  readonly status: DomainStatus
  readonly expiresAt: number
  readonly autoRenew: boolean
  readonly email: string
  /** The order's number, where nobody has an account to look at it with. */
  readonly guestOrder: string | null
  readonly locale: Locale
}

const day = 86_400_000

/** Names that time does something to: whoever expires within the first reminder's days, or has expired and is not given back yet. */
const findNames = async (payload: Payload, now: number): Promise<readonly HeldName[]> => {
  const until = new Date(now + Math.max(...domainLifecycle.renewalReminderDays) * day).toISOString()
  const { rows } = await payload.db.drizzle.execute<Record<string, unknown>>(sql`
    select d.id, d.name, d.order_id, d.extension, d.status, extract(epoch from d.expires_at) * 1000 as expires_at, coalesce(d.auto_renew, false) as auto_renew,
      coalesce(c.email, o.contact_email, d.customer_key) as email, coalesce(c.locale::text, o.locale::text) as locale,
      case when d.customer_id is null then o.order_number end as guest_order
    from domains d left join customers c on c.id = d.customer_id left join orders o on o.id = d.order_id
    where d.status in ('active', 'grace', 'redemption') and d.expires_at <= ${until}::timestamptz
    order by d.expires_at
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    orderId: typeof row['order_id'] === 'string' ? row['order_id'] : null,
    extension: String(row['extension']),
    status: row['status'] as DomainStatus,
    expiresAt: Number(row['expires_at']),
    autoRenew: row['auto_renew'] === true,
    email: String(row['email']),
    guestOrder: typeof row['guest_order'] === 'string' ? row['guest_order'] : null,
    locale: isLocale(row['locale']) ? row['locale'] : defaultLocale,
  }))
}

const renewalPrice = async (payload: Payload, { extension, locale }: HeldName): Promise<MailPrice | undefined> => {
  const { catalog } = await findCatalogSnapshot({ payload, locale })
  const row = catalog.extensions.get(extension)
  return row && { amount: row.renewal as number as Minor, currency: 'USD', digits: 2 }
}

/** O7: what leads a guest to their order's page. */
const guestOf = ({ guestOrder }: HeldName) => (guestOrder === null ? {} : { guestOrder })

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** §9: once a name, a term and a number of days. */
const remind = async (payload: Payload, held: HeldName, now: number): Promise<void> => {
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
const tell = async (payload: Payload, req: Parameters<typeof queueMail>[0], held: HeldName, status: DomainStatus): Promise<void> => {
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
const moveOn = async (payload: Payload, held: HeldName, now: number): Promise<void> => {
  const status = statusOf(lifecycleOf(held, now, domainLifecycle).state)
  if (status === held.status) return
  if (status === 'expired') await cancelUnpaidRenewals(payload, held.id)
  await withTransaction(payload, async (req, transaction) => {
    const { rows } = await transaction.execute(sql`
      update domains set status = ${status}, updated_at = now() where id = ${held.id} and status = ${held.status} returning id
    `)
    if (rows.length === 0) return
    if (status === 'expired') await releaseName(transaction, held.name, held.orderId)
    await transaction.execute(sql`
      insert into domains_events (id, _order, _parent_id, type, at)
      select replace(gen_random_uuid()::text, '-', ''), coalesce(max(_order), 0) + 1, ${held.id}, ${status}, ${iso(now)}::timestamptz
      from domains_events where _parent_id = ${held.id}
    `)
    await tell(payload, req, held, status)
  })
}

type Care = (payload: Payload, held: HeldName, now: number) => Promise<void>

const care = { remind, renewByItself, moveOn } as const satisfies Readonly<Record<string, Care>>

/** What goes wrong with one name is left for the next look, and holds up neither what else is due of it nor any other name. */
const tryCare = async (step: keyof typeof care, payload: Payload, held: HeldName, now: number): Promise<void> => {
  try {
    await care[step](payload, held, now)
  } catch (fault) {
    payload.logger.error({ domain: held.id, step, fault: describeFault(fault) }, 'A name could not be cared for')
  }
}

/** N1: in days, how long a hold that ran out can still be looked up. */
const keptHoldDays = 30

/** What the days do to customers' names: reminders and the order for another year before they expire, their two periods after it. Run as often as one likes. */
export const careForDomains = async (payload: Payload, now: number): Promise<void> => {
  await forgetHolds(payload.db.drizzle, now - keptHoldDays * day)
  for (const held of await findNames(payload, now)) {
    await tryCare('remind', payload, held, now)
    await tryCare('renewByItself', payload, held, now)
    await tryCare('moveOn', payload, held, now)
  }
}
