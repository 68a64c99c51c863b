import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { withTransaction } from '@/lib/db/transaction'
import { keepStates } from '@/modules/translations/states'
import { keepLinks, deleteOtherStates, findUnkept } from '@/modules/translations/translations.repository'
import { areasOf, type Area } from './areas'
import { findMessageDocuments } from './message-units'
import { readDocument } from './read-document'
import { textsOf } from './units'

const atOnce = 100

/** A page of the ids of a collection, those in the trash too. */
const findIds = async (payload: Payload, slug: CollectionSlug, page: number): Promise<readonly string[]> => {
  const found = await payload.find({ collection: slug, select: {}, depth: 0, limit: atOnce, page, sort: 'id', trash: true })
  const docs: readonly { readonly id: string }[] = found.docs
  return docs.map(({ id }) => id)
}

const fillDocuments = async (payload: Payload, area: Area, documents: readonly string[]): Promise<number> => {
  const unkept = documents.length === 0 ? [] : await findUnkept(payload.db.drizzle, area.slug, documents)
  if (unkept.length === 0) return 0
  await withTransaction(payload, async (req: PayloadRequest, transaction) => {
    for (const document of unkept) {
      const read = await readDocument(req, area, document)
      if (!read) continue
      const place = { area: area.slug, document }
      await keepLinks(transaction, place, read.links)
      await keepStates(transaction, { place, texts: textsOf(read.units), isShown: read.isShown, areMeant: true })
    }
  })
  return unkept.length
}

const fillCollection = async (payload: Payload, area: Extract<Area, { kind: 'collection' }>): Promise<number> => {
  let filled = 0
  for (let page = 1; ; page += 1) {
    const ids = await findIds(payload, area.slug as CollectionSlug, page)
    filled += await fillDocuments(payload, area, ids)
    if (ids.length < atOnce) return filled
  }
}

/**
 * What was there before translations were watched counts as confirmed, and so does what was written past the forms (the seed). Messages are
 * looked at each time: a release brings other words. Documents that are known are left as they are, so it may run as often as one likes.
 */
export const fillTranslations = async (payload: Payload): Promise<number> => {
  let filled = 0
  for (const area of areasOf(payload.config)) {
    if (area.kind === 'collection') filled += await fillCollection(payload, area)
    else if (area.kind === 'global') filled += await fillDocuments(payload, area, [''])
    else await followMessages(payload, area)
  }
  return filled
}

/** A namespace whose words a release has changed. */
const followMessages = async (payload: Payload, area: Extract<Area, { kind: 'messages' }>): Promise<void> => {
  const documents = await findMessageDocuments(area.slug)
  await withTransaction(payload, async (req, transaction) => {
    for (const document of documents) {
      const read = await readDocument(req, area, document)
      if (read)
        await keepStates(transaction, { place: { area: area.slug, document }, texts: textsOf(read.units), isShown: true, areMeant: true })
    }
    await deleteOtherStates(transaction, area.slug, documents)
  })
}
