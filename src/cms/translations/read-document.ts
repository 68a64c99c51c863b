import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload'
import { handleOfRequest } from '@/lib/http/client-address'
import type { ContentLink } from '@/modules/translations/translations.repository'
import { linksOf } from './links-of'
import { type Area, hasDrafts } from './areas'
import { findMessageUnits } from './message-units'
import { unitsOf, type Unit } from './units'

type Stored = Readonly<Record<string, unknown>>

export interface ReadDocument {
  readonly units: readonly Unit[]
  /** Its title in English, where it has one. */
  readonly title: string
  readonly isShown: boolean
  /** What it leads to, or shows. */
  readonly links: readonly ContentLink[]
}

const titleOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  const english: unknown = typeof value === 'object' && value !== null ? (value as Stored)['en'] : undefined
  return typeof english === 'string' ? english : ''
}

/** Of what may wait as a draft the newest state: that is what its form shows, and what translators work on. */
const findStored = async (req: PayloadRequest, area: Extract<Area, { kind: 'collection' }>, id: string): Promise<Stored | null> => {
  const { db } = req.payload
  const collection = area.slug as CollectionSlug
  if (hasDrafts(area)) {
    const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
    const { docs } = await db.findVersions<Stored & { id: string }>({ collection, where, limit: 1, pagination: false, locale: 'all', req })
    if (docs[0]) return docs[0].version
  }
  return db.findOne<Stored & { id: string }>({ collection, where: { id: { equals: id } }, locale: 'all', req })
}

export const readStored = (area: Extract<Area, { kind: 'collection' | 'global' }>, stored: Stored): ReadDocument => ({
  units: unitsOf(area.config.flattenedFields, stored),
  title: area.kind === 'collection' ? titleOf(stored[area.config.admin.useAsTitle ?? 'id']) : '',
  isShown: !stored['deletedAt'],
  links: linksOf(area.config.flattenedFields, stored),
})

/**
 * The texts of a document in every language, as they are stored: no fallback, no hook, and the request's own language stays what it is.
 * `null` where there is none.
 */
export const readDocument = async (req: PayloadRequest, area: Area, document: string): Promise<ReadDocument | null> => {
  if (area.kind === 'messages') {
    const units = await findMessageUnits(await handleOfRequest(req), document)
    return units.length === 0 ? null : { units, title: document, isShown: true, links: [] }
  }
  const stored =
    area.kind === 'global'
      ? await req.payload.db.findGlobal<Stored>({ slug: area.slug as GlobalSlug, locale: 'all', req })
      : await findStored(req, area, document)
  return stored ? readStored(area, stored) : null
}
