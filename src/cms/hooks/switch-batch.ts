import type { CollectionAfterChangeHook } from 'payload'
import type { CodeBatch } from '@/payload-types'
import { handleOfRequest } from '@/server/platform/request-handle'
import { updateBatchSwitch } from '@/server/promotions/batch-repository'

/** A batch is switched as a whole, in the same transaction as its own switch. */
export const switchBatch: CollectionAfterChangeHook<CodeBatch> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.isActive === previousDoc.isActive) return doc
  await updateBatchSwitch(await handleOfRequest(req), doc.id, doc.isActive ?? false)
  return doc
}
