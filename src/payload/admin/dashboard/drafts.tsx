import type { CollectionSlug, Payload } from 'payload'
import { isLocale } from '@/lib/config/locales'
import { translate, type Reader } from '@/payload/translate'
import { isWords, words } from '@/payload/words'
import { findOwnDrafts } from '@/modules/analytics/calendar.repository'

interface Place {
  readonly collection: string
  readonly document: string
}

export interface NamedDocument {
  /** Kind and title. */
  readonly name: string
  readonly isPublished: boolean
  readonly changedAt: string
}

export const keyOf = ({ collection, document }: Place): string => `${collection} ${document}`

const wordsOf = (label: unknown, reader: Reader, fallback: string): string => {
  if (typeof label === 'string') return label
  return isWords(label) ? translate(reader, label) : fallback
}

export const kindOf = (payload: Payload, reader: Reader, collection: string, many = false): string => {
  const labels = payload.collections[collection as CollectionSlug]?.config.labels
  return wordsOf(many ? labels?.plural : labels?.singular, reader, collection)
}

/** Titles of documents as last saved, drafts included. Deleted and trashed documents are left out. */
export const nameDocuments = async (
  payload: Payload,
  reader: Reader,
  places: readonly Place[],
): Promise<ReadonlyMap<string, NamedDocument>> => {
  const named = new Map<string, NamedDocument>()
  const { language } = reader.i18n
  for (const slug of new Set(places.map(({ collection }) => collection))) {
    const known = payload.collections[slug as CollectionSlug]?.config
    if (!known) continue
    const ids = [...new Set(places.filter(({ collection }) => collection === slug).map(({ document }) => document))]
    const title = known.admin.useAsTitle ?? 'id'
    const find = async (draft: boolean) => {
      const { docs } = await payload.find({
        collection: known.slug,
        where: { id: { in: ids } },
        select: { [title]: true, _status: true, updatedAt: true } as never,
        limit: ids.length,
        pagination: false,
        depth: 0,
        draft,
        ...(isLocale(language) ? { locale: language } : {}),
      })
      return docs.map((each): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(each)))
    }
    const newest = new Map((await find(true)).map((each) => [each['id'], each]))
    for (const found of await find(false)) {
      const name = `${kindOf(payload, reader, slug)} ${String((newest.get(found['id']) ?? found)[title] ?? '')}`.trim()
      const changedAt = String(found['updatedAt'] ?? '')
      named.set(keyOf({ collection: slug, document: String(found['id']) }), {
        name,
        isPublished: found['_status'] === 'published',
        changedAt,
      })
    }
  }
  return named
}

export const numberText = ({ i18n }: Reader, value: number): string => new Intl.NumberFormat(i18n.language).format(value)

export const percentText = ({ i18n }: Reader, value: number, { isSigned = false } = {}): string =>
  new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: isSigned ? 0 : 1,
    ...(isSigned ? { signDisplay: 'exceptZero' as const } : {}),
  }).format(value)

export const secondsText = ({ i18n }: Reader, milliseconds: number): string =>
  `${new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(Math.max(0, milliseconds) / 1000)}\u00a0s`

export interface Clock {
  /** IANA name. */
  readonly zone: string
  readonly moment: (at: number) => string
  readonly day: (at: number) => string
}

export const clockOf = ({ i18n }: Reader, zone: string): Clock => {
  const moment = new Intl.DateTimeFormat(i18n.language, {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const day = new Intl.DateTimeFormat(i18n.language, { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' })
  return { zone, moment: (at) => moment.format(at), day: (at) => day.format(at) }
}

const mostShown = 8

interface ShownDraft {
  readonly key: string
  readonly name: string
  readonly href: string
  readonly isPublished: boolean
  readonly changedAt: number
}

export const loadDrafts = async (payload: Payload, reader: Reader, person: string): Promise<readonly ShownDraft[]> => {
  const collections = payload.config.collections
    .filter(({ versions }) => Boolean(versions) && typeof versions === 'object' && Boolean(versions.drafts))
    .map(({ slug }) => slug)
  const drafts = await findOwnDrafts(payload.db.drizzle, collections, person, mostShown)
  const names = await nameDocuments(payload, reader, drafts)
  return drafts.flatMap((draft) => {
    const key = keyOf(draft)
    const known = names.get(key)
    const href = `${payload.config.routes.admin}/collections/${draft.collection}/${draft.document}`
    return known ? [{ key, href, ...known, changedAt: draft.changedAt }] : []
  })
}

interface Props {
  readonly reader: Reader
  readonly clock: Clock
  readonly drafts: readonly ShownDraft[]
}

export const DraftsSection = ({ reader, clock, drafts }: Props) => (
  <section aria-labelledby="drafts">
    <h2 id="drafts">{translate(reader, words('dashboardDrafts.title'))}</h2>
    {drafts.length === 0 ? (
      <p>{translate(reader, words('dashboardDrafts.none'))}</p>
    ) : (
      <ul className="desk-lines">
        {drafts.map(({ key, name, href, isPublished, changedAt }) => (
          <li key={key}>
            <a href={href}>{name}</a>
            <span>
              {translate(reader, isPublished ? words('dashboardDrafts.beside') : words('dashboardDrafts.unseen'))} ·{' '}
              {clock.moment(changedAt)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
