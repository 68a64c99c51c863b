import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { handleOfRequest } from '@/lib/db/transaction'
import { apiWords } from '@/lib/http/http-error'
import { lockDocument } from '@/modules/catalog/catalog.repository'
import { requestLanguage } from '@/payload/http/error-response'

const tagOf = (updatedAt: string | Date): string => `"${new Date(updatedAt).getTime().toString(36)}"`

/** Hooks also run for nested reads and writes. */
const isAskedFor = ({ method, payloadAPI, routeParams }: PayloadRequest, slug: string, id: unknown): boolean =>
  payloadAPI === 'REST' &&
  method !== 'DELETE' &&
  routeParams?.['collection'] === slug &&
  (routeParams['id'] === undefined || routeParams['id'] === id)

const answersDocument: ReadonlySet<string> = new Set(['create', 'findByID', 'updateByID'])

export const sendTag: CollectionAfterOperationHook = ({ collection, operation, req, result }) => {
  const { id, updatedAt } = ((result as unknown) ?? {}) as { readonly id?: unknown; readonly updatedAt?: unknown }
  if (answersDocument.has(operation) && typeof updatedAt === 'string' && isAskedFor(req, collection.slug, id))
    (req.responseHeaders ??= new Headers()).set('ETag', tagOf(updatedAt))
  return result
}

/** Locks the row until the change commits, so that one of two changes with the same version is rejected. */
const findLocked = async (req: PayloadRequest, slug: string, id: string): Promise<string | null> => {
  await lockDocument(await handleOfRequest(req), slug, id)
  const draft = String(req.query['draft']) === 'true'
  const stored = await req.payload.findByID({
    ...{ collection: slug as CollectionSlug, id, draft, depth: 0, trash: true },
    ...{ disableErrors: true, overrideAccess: true, req },
  })
  return (stored as { readonly updatedAt?: string } | null)?.updatedAt ?? null
}

/** `If-Match` as in RFC 9110: 412 if the document has changed since the client read it. Changes without the header are not checked. */
export const requireMatch: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const wanted = operation === 'update' && req.payloadAPI === 'REST' ? req.headers.get('if-match') : null
  if (wanted === null || req.routeParams?.['collection'] !== collection.slug) return data
  const id: unknown = (originalDoc as { readonly id?: unknown } | undefined)?.id
  const isOne = typeof id === 'string' && req.routeParams['id'] === id
  const updatedAt = isOne ? await findLocked(req, collection.slug, id) : null
  const tags = wanted.split(',').map((each) => each.trim())
  if (updatedAt !== null && (tags.includes('*') || tags.includes(tagOf(updatedAt)))) return data
  const words = await apiWords(requestLanguage(req.searchParams, req.headers))
  throw new APIError(words.error('precondition-failed'), 412, null, true)
}
