import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { insertContentChange } from '@/modules/content/publishing/publishing.repository'
import { siteTag } from '@/lib/cache/cache-tags'
import { handleOfRequest } from '@/lib/http/client-address'

/** For what any page may show: in the transaction of the change, as every other. */
export const clearWholeSite: CollectionAfterChangeHook = async ({ req }) => insertContentChange(await handleOfRequest(req), [siteTag])

export const clearWholeSiteOnDelete: CollectionAfterDeleteHook = async ({ req }) =>
  insertContentChange(await handleOfRequest(req), [siteTag])
