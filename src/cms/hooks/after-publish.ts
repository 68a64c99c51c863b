import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { noteShownDocument, noteShownGlobal, type Shown, type ShownDocument } from '@/modules/content/publishing/change-follower'
import { handleOfRequest } from '@/lib/http/client-address'

/** The hooks of a collection whose documents are shown: published, changed or deleted, the site notices. */
export const shownCollection = (slug: string, shown: Shown = {}): NonNullable<CollectionConfig['hooks']> => {
  const afterChange: CollectionAfterChangeHook<ShownDocument> = async ({ doc, previousDoc, req, operation }) =>
    noteShownDocument(await handleOfRequest(req), slug, shown, doc, operation === 'update' ? previousDoc : undefined)
  const afterDelete: CollectionAfterDeleteHook<ShownDocument> = async ({ doc, req }) =>
    noteShownDocument(await handleOfRequest(req), slug, shown, doc)
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** The hooks of a global that is shown. */
export const shownGlobal = (slug: string, shown: Pick<Shown, 'isPriced'> = {}): NonNullable<GlobalConfig['hooks']> => {
  const afterChange: GlobalAfterChangeHook = async ({ req }) => noteShownGlobal(await handleOfRequest(req), slug, shown)
  return { afterChange: [afterChange] }
}
