import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { noteShown, noteShownDocuments, type Shown, type ShownDocument } from '@/server/content/publishing/note-shown'
import { globalTag } from '@/server/platform/cache-tags'
import { handleOfRequest } from '@/server/platform/request-handle'

type Document = ShownDocument & { readonly id: string }

/** The hooks of a collection whose documents are shown: published, changed or deleted, the site notices. */
export const shownCollection = (slug: string, shown: Shown = {}): NonNullable<CollectionConfig['hooks']> => {
  const afterChange: CollectionAfterChangeHook<Document> = async ({ doc, previousDoc, req, operation }) =>
    noteShownDocuments(await handleOfRequest(req), slug, shown, operation === 'update' ? [doc, previousDoc] : [doc])
  const afterDelete: CollectionAfterDeleteHook<Document> = async ({ doc, req }) =>
    noteShownDocuments(await handleOfRequest(req), slug, shown, [doc])
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** The hooks of a global that is shown. */
export const shownGlobal = (slug: string, shown: Pick<Shown, 'isPriced'> = {}): NonNullable<GlobalConfig['hooks']> => {
  const afterChange: GlobalAfterChangeHook = async ({ req }) => noteShown(await handleOfRequest(req), shown, [globalTag(slug)])
  return { afterChange: [afterChange] }
}
