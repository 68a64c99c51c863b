import type { Where } from 'payload'
import { type OpenTaskKind, oldRateDays, openTaskLimit, type OpenTask } from '@/modules/analytics/analytics.repository'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import { dayLength } from '@/core/analytics/periods'
import type { CountRow } from '@/modules/translations/translations.repository'
import { DataTable } from '@/payload/admin/data-table'
import type { StaffRole } from '@/payload/access/rules'
import { numberText, type Clock } from './drafts'

/** As a query string holds it: `where[status][equals]`. */
export const flatten = (value: unknown, name: string, into: URLSearchParams): URLSearchParams => {
  if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) flatten(each, `${name}[${key}]`, into)
  else into.append(name, String(value))
  return into
}

/** Joins conditions with AND in the form the admin's lists use for filters. */
export const allOf = (...conditions: readonly Where[]): Where => ({ or: [{ and: [...conditions] }] })

export const listAddress = (admin: string, collection: string, where: Where): string =>
  `${admin}/collections/${collection}?${flatten(where, 'where', new URLSearchParams()).toString()}`

const statusIn = (...statuses: readonly string[]): Where => allOf({ status: { in: statuses } })

interface Place {
  readonly collection: string
  readonly where: Where
}

/** A4: list where a task is done, filtered to match its count. */
export const placeOf = (kind: OpenTaskKind, now: number): Place => {
  const places: Readonly<Record<OpenTaskKind, Place>> = {
    contact: { collection: 'contact-messages', where: statusIn('new') },
    migration: { collection: 'migration-requests', where: statusIn('new', 'contacted', 'in-progress') },
    transfer: { collection: 'transfers', where: statusIn('requested', 'awaiting-registry') },
    registrar: { collection: 'registrar-tasks', where: statusIn('open') },
    provisioning: { collection: 'provision-tasks', where: statusIn('open', 'failed') },
    payment: { collection: 'payments', where: allOf({ trouble: { exists: true } }) },
    mail: { collection: 'mail-outbox', where: statusIn('dead') },
    webhook: { collection: 'webhook-deliveries', where: statusIn('dead') },
    rate: {
      collection: 'currencies',
      where: allOf(
        { isActive: { equals: true } },
        { code: { not_equals: 'USD' } },
        { rateDate: { less_than: new Date(now - oldRateDays * dayLength).toISOString() } },
      ),
    },
  }
  return places[kind]
}

const sales: readonly OpenTaskKind[] = ['contact', 'migration', 'transfer', 'registrar', 'provisioning', 'payment', 'mail']

/** A4: each role only sees tasks whose lists it may open. */
export const waitingOf: Readonly<Record<StaffRole, readonly OpenTaskKind[]>> = {
  support: sales,
  marketing: ['rate'],
  admin: [...sales, 'webhook', 'rate'],
}

interface Line {
  readonly name: string
  readonly href: string
  readonly count: string
  readonly oldest: string
}

interface Props {
  readonly reader: Reader
  readonly clock: Clock
  readonly waiting: readonly OpenTask[]
  /** `null` for roles that do not translate. */
  readonly translations: readonly CountRow[] | null
  readonly admin: string
  readonly now: number
}

const lineOf = ({ reader, clock, admin, now }: Props, { kind, count, oldest }: OpenTask): Line => ({
  name: translate(reader, words(`dashboardWaiting.waitingNames.${kind}`)),
  href: listAddress(admin, placeOf(kind, now).collection, placeOf(kind, now).where),
  count:
    count > openTaskLimit
      ? translate(reader, words('dashboardWaiting.more'), { count: numberText(reader, openTaskLimit) })
      : numberText(reader, count),
  oldest: clock.day(oldest),
})

const ofTranslations = ({ reader, admin, translations }: Props): readonly Line[] =>
  (['outdated', 'missing', 'same'] as const).flatMap((state) => {
    const count = (translations ?? []).reduce((sum, row) => sum + row[state], 0)
    const line = {
      name: translate(reader, words(`dashboardWaiting.${state}`)),
      href: `${admin}/translations`,
      count: numberText(reader, count),
      oldest: '–',
    }
    return count === 0 ? [] : [line]
  })

/** A4: open tasks of the reader's role and how long they have been waiting. */
export const WaitingSection = (props: Props) => {
  const { reader, waiting } = props
  const lines = [...waiting.map((each) => lineOf(props, each)), ...ofTranslations(props)]
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{translate(reader, words('dashboardWaiting.title'))}</h2>
      {lines.length === 0 ? (
        <p>{translate(reader, words('dashboardWaiting.none'))}</p>
      ) : (
        <DataTable
          hasRowHeads
          headings={(['what', 'count', 'oldest'] as const).map((name) => translate(reader, words(`dashboardWaiting.${name}`)))}
          rows={lines.map(({ name, href, count, oldest }) => [
            <a key={name} href={href}>
              {name}
            </a>,
            count,
            oldest,
          ])}
        />
      )}
    </section>
  )
}
