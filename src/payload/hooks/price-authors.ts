import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { actorOf } from '@/lib/audit'
import { handleOfRequest } from '@/lib/db/transaction'
import { recordPriceAuthor, type PriceChangeSource } from '@/modules/catalog/catalog.repository'

/**
 * Where a price change came from: forms send the session cookie and a document id, list edits no id, and scheduled publications have
 * a user but no REST call.
 */
const doorOf = (req: PayloadRequest): PriceChangeSource => {
  if (req.payloadAPI !== 'REST') return req.user ? 'schedule' : 'shop'
  if (req.headers.get('authorization')) return 'api'
  return req.method === 'POST' || req.routeParams?.['id'] !== undefined || req.routeParams?.['global'] !== undefined ? 'form' : 'list'
}

/** A database trigger records price changes; only the request knows who made them and how. */
const record = async (req: PayloadRequest): Promise<void> => recordPriceAuthor(await handleOfRequest(req), actorOf(req), doorOf(req))

export const recordAuthorOfChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  await record(req)
  return data
}

export const recordAuthorOfDeletion: CollectionBeforeDeleteHook = async ({ req }) => record(req)

export const recordAuthorOfGlobal: GlobalBeforeChangeHook = async ({ data, req }) => {
  await record(req)
  return data
}
