import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'
import { closeTargets } from '@/modules/translations/translations.repository'
import { translate } from '@/payload/translate'
import { findDocumentUses, type DocumentUses } from '@/payload/references/document-uses'
import { stillUsed } from '@/payload/references/still-used'
import { targetsOfDocument } from '@/payload/references/find-picks'

type Values = Readonly<Record<string, unknown>>

/** The error lists at most this many; the form lists all. */
const mostNamed = 5

const refuse = (req: PayloadRequest, name: string, { places, isMore }: DocumentUses): never => {
  const names = places.slice(0, mostNamed).map(({ name }) => name)
  const rest = places.length - names.length
  const sentence = translate(req, stillUsed(name, names.join(', '), rest > 0 || isMore))
  throw new APIError(sentence, 409, { uses: places }, true)
}

/** Blocks show a topic rather than a single question, so a question may be deleted as long as the topic has another. */
const isReplaced = async (req: PayloadRequest, collection: string, { id, topic }: Values): Promise<boolean> => {
  if (collection !== 'faqs') return false
  const { docs } = await req.payload.find({
    collection: 'faqs',
    where: { and: [{ topic: { equals: topic } }, { id: { not_equals: id } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
    req,
  })
  return docs.length > 0
}

/**
 * Waits for saves that are about to reference the document; later ones wait and then find it deleted (`holdTargets`). Internal calls have
 * no user and are not checked.
 */
const refuseWhereUsed = async (req: PayloadRequest, collection: string, document: Values): Promise<void> => {
  if (!req.user) return
  await closeTargets(await handleOfRequest(req), targetsOfDocument(collection, document))
  const uses = await findDocumentUses(req, collection, document)
  if (uses.places.length === 0 || (await isReplaced(req, collection, document))) return
  const { useAsTitle = 'id' } = req.payload.collections[collection as CollectionSlug].config.admin
  refuse(req, String(document[useAsTitle] ?? document['id']), uses)
}

/** G11: a document cannot be deleted while others reference it. */
export const refuseDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const document = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  // Trashed documents are no longer referenced.
  if (document && !Reflect.get(document, 'deletedAt')) await refuseWhereUsed(req, collection.slug, { ...document })
}

/** G11: nor can it be moved to the trash, which immediately hides it from visitors. */
export const refuseTrash: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Values
  if (operation === 'update' && data['deletedAt'] && !before['deletedAt']) await refuseWhereUsed(req, collection.slug, before)
  return data
}
