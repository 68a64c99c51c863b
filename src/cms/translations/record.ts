import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { handleOfRequest } from '@/lib/http/client-address'
import { deleteLinks, keepLinks, deleteStates, type Place } from '@/modules/translations/translations.repository'
import { keepStates, type Amend } from '@/modules/translations/states'
import { findArea, type Area } from './areas'
import { messageAreaOf, messageDocumentOf } from './message-units'
import { readDocument } from './read-document'
import { textsOf } from './units'

/** What the document says now, written down for each language, in the transaction of whoever changed it. */
export const recordDocument = async (req: PayloadRequest, area: Area, document: string, amend?: Amend): Promise<void> => {
  const read = await readDocument(req, area, document)
  if (!read) return
  const place: Place = { area: area.slug, document }
  const handle = await handleOfRequest(req)
  await keepLinks(handle, place, read.links)
  await keepStates(handle, { place, texts: textsOf(read.units), isShown: read.isShown, areMeant: !req.user, ...(amend ? { amend } : {}) })
}

const record = async (req: PayloadRequest, slug: string, document: string): Promise<void> => {
  const area = findArea(req.payload.config, slug)
  if (area) await recordDocument(req, area, document)
}

export const recordChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await record(req, collection.slug, String(doc.id))
}

export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const place: Place = { area: collection.slug, document: String(id) }
  const handle = await handleOfRequest(req)
  await deleteLinks(handle, place)
  await deleteStates(handle, place)
}

export const recordGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await record(req, global.slug, '')
}

/** Another word for a message, or none any more: what became of the namespace it belongs to. */
const recordMessage = (req: PayloadRequest, key: unknown): Promise<void> =>
  typeof key === 'string' ? record(req, messageAreaOf(key), messageDocumentOf(key)) : Promise.resolve()

export const recordMessageChange: CollectionAfterChangeHook<{ id: string; key?: unknown }> = ({ doc, req }) => recordMessage(req, doc.key)

export const recordMessageDeletion: CollectionAfterDeleteHook<{ id: string; key?: unknown }> = ({ doc, req }) => recordMessage(req, doc.key)
