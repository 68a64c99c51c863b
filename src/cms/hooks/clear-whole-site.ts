import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { insertContentChange } from '@/server/content/publishing/content-change-repository'
import { siteTag } from '@/server/platform/cache-tags'
import { handleOfRequest } from '@/server/platform/request-handle'

/** For what any page may show: in the transaction of the change, as every other. */
export const clearWholeSite: CollectionAfterChangeHook = async ({ req }) => insertContentChange(await handleOfRequest(req), [siteTag])

export const clearWholeSiteOnDelete: CollectionAfterDeleteHook = async ({ req }) =>
  insertContentChange(await handleOfRequest(req), [siteTag])
