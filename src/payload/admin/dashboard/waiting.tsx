import type { Where } from 'payload'
import { type WaitingKind, oldRateDays, waitingUpTo, type Waiting } from '@/modules/analytics/analytics.repository'
import { words, type Words, translate, type Reader } from '@/payload/words'
import { dayLength } from '@/core/analytics/periods'
import type { CountRow } from '@/modules/translations/translations.repository'
import type { StaffRole } from '@/payload/access/rules'
import { fillWords } from '@/payload/admin/promotions/promotion-sentence'
import { numberText, type Clock } from './drafts'

const flatten = (value: unknown, name: string, into: URLSearchParams): URLSearchParams => {
  if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) flatten(each, `${name}[${key}]`, into)
  else into.append(name, String(value))
  return into
}

/** Joins conditions with AND in the form the admin's lists use for filters. */
export const allOf = (...conditions: readonly Where[]): Where => ({ or: [{ and: [...conditions] }] })

export const listAddress = (admin: string, collection: string, where: Where): string =>
  `${admin}/collections/${collection}?${flatten(where, 'where', new URLSearchParams()).toString()}`

const waitingWords = {
  title: words({ en: 'Needs attention', es: 'Requiere atención', fr: 'À traiter', de: 'Zu erledigen' }),
  none: words({ en: 'Nothing is waiting.', es: 'No hay nada pendiente.', fr: 'Rien n’est en attente.', de: 'Nichts wartet.' }),
  what: words({ en: 'What', es: 'Qué', fr: 'Quoi', de: 'Was' }),
  count: words({ en: 'How many', es: 'Cuántos', fr: 'Combien', de: 'Wie viele' }),
  oldest: words({ en: 'The oldest', es: 'El más antiguo', fr: 'Le plus ancien', de: 'Das älteste' }),
  more: words({ en: 'more than {count}', es: 'más de {count}', fr: 'plus de {count}', de: 'mehr als {count}' }),
  outdated: words({
    en: 'Outdated translations',
    es: 'Traducciones desfasadas',
    fr: 'Traductions dépassées',
    de: 'Veraltete Übersetzungen',
  }),
  missing: words({ en: 'Missing translations', es: 'Traducciones que faltan', fr: 'Traductions manquantes', de: 'Fehlende Übersetzungen' }),
} as const

const waitingNames: Readonly<Record<WaitingKind, Words>> = {
  contact: words({ en: 'Contact messages', es: 'Mensajes de contacto', fr: 'Messages de contact', de: 'Kontaktnachrichten' }),
  migration: words({ en: 'Migration requests', es: 'Solicitudes de migración', fr: 'Demandes de migration', de: 'Umzugsanfragen' }),
  transfer: words({ en: 'Domain transfers', es: 'Transferencias de dominio', fr: 'Transferts de domaine', de: 'Domaintransfers' }),
  registrar: words({ en: 'Registrar tasks', es: 'Tareas de registro', fr: 'Tâches d’enregistrement', de: 'Registrierungsaufgaben' }),
  provisioning: words({
    en: 'Setting up: to do, or failed',
    es: 'Puesta en marcha: por hacer o fallida',
    fr: 'Mises en place à faire ou échouées',
    de: 'Einrichtungen, offen oder fehlgeschlagen',
  }),
  payment: words({
    en: 'Payments that need attention',
    es: 'Pagos que requieren atención',
    fr: 'Paiements à vérifier',
    de: 'Zahlungen zu prüfen',
  }),
  mail: words({ en: 'Emails that were given up', es: 'Correos abandonados', fr: 'Mails abandonnés', de: 'Aufgegebene E-Mails' }),
  webhook: words({ en: 'Webhooks that were given up', es: 'Webhooks abandonados', fr: 'Webhooks abandonnés', de: 'Aufgegebene Webhooks' }),
  rate: words({
    en: 'Exchange rates older than seven days',
    es: 'Tipos de cambio de hace más de siete días',
    fr: 'Taux de change de plus de sept jours',
    de: 'Wechselkurse, älter als sieben Tage',
  }),
}

const statusIn = (...statuses: readonly string[]): Where => allOf({ status: { in: statuses } })

interface Place {
  readonly collection: string
  readonly where: Where
}

/** A4: the list where a task is done, with the filter that matches its count. */
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

/** A4: each role only sees tasks whose lists it may open. */
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
  /** `null` for roles that do not translate. */
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

/** A4: open tasks of the reader's role and how long they have been waiting. */
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
