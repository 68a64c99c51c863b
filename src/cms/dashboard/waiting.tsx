import type { Where } from 'payload'
import { dayLength } from '@/core/analytics/periods'
import type { CountRow } from '@/modules/translations/translations.repository'
import { oldRateDays, waitingUpTo, type Waiting, type WaitingKind } from '@/modules/analytics/analytics.repository'
import type { StaffRole } from '@/cms/access/identity'
import { fillWords } from '@/cms/promotions/fill-words'
import { translate, type Reader } from '@/cms/words'
import { allOf, listAddress } from './list-address'
import { numberText, type Clock } from './spoken'
import { waitingNames, waitingWords } from './waiting-words'

const statusIn = (...statuses: readonly string[]): Where => allOf({ status: { in: statuses } })

interface Place {
  readonly collection: string
  readonly where: Where
}

/** A4: where it is done, and the filter that shows what is counted. */
export const placeOf = (kind: WaitingKind, now: number): Place => {
  const places: Readonly<Record<WaitingKind, Place>> = {
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

const sales: readonly WaitingKind[] = ['contact', 'migration', 'transfer', 'registrar', 'provisioning', 'payment', 'mail']

/** A4: nobody is told of lists they may not open. */
export const waitingOf: Readonly<Record<StaffRole, readonly WaitingKind[]>> = {
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
  readonly waiting: readonly Waiting[]
  /** `null` for those who translate nothing. */
  readonly translations: readonly CountRow[] | null
  readonly admin: string
  readonly now: number
}

const lineOf = ({ reader, clock, admin, now }: Props, { kind, count, oldest }: Waiting): Line => ({
  name: translate(reader, waitingNames[kind]),
  href: listAddress(admin, placeOf(kind, now).collection, placeOf(kind, now).where),
  count: count > waitingUpTo ? fillWords(reader, waitingWords.more, { count: numberText(reader, waitingUpTo) }) : numberText(reader, count),
  oldest: clock.day(oldest),
})

const ofTranslations = ({ reader, admin, translations }: Props): readonly Line[] =>
  (['outdated', 'missing'] as const).flatMap((state) => {
    const count = (translations ?? []).reduce((sum, row) => sum + row[state], 0)
    const line = {
      name: translate(reader, waitingWords[state]),
      href: `${admin}/translations`,
      count: numberText(reader, count),
      oldest: '–',
    }
    return count === 0 ? [] : [line]
  })

/** A4: everything that waits for somebody who reads this, and how long it has. */
export const WaitingSection = (props: Props) => {
  const { reader, waiting } = props
  const lines = [...waiting.map((each) => lineOf(props, each)), ...ofTranslations(props)]
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{translate(reader, waitingWords.title)}</h2>
      {lines.length === 0 ? (
        <p>{translate(reader, waitingWords.none)}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{translate(reader, waitingWords.what)}</th>
              <th scope="col">{translate(reader, waitingWords.count)}</th>
              <th scope="col">{translate(reader, waitingWords.oldest)}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, href, count, oldest }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={href}>{name}</a>
                </th>
                <td>{count}</td>
                <td>{oldest}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
