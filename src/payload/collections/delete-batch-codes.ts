import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type PayloadRequest } from 'payload'
import { deleteBatchCodes, findBatchUses } from '@/modules/promotions/promotions.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import { stillUsed } from '@/payload/references/still-used'
import { findArea, translateLabel } from '@/payload/admin/translations/units'
import { translate } from '@/payload/translate'

const nameArea = (req: PayloadRequest, slug: string): string => {
  const plural = req.payload.collections[slug as CollectionSlug]?.config.labels.plural
  return translateLabel(req, findArea(req.payload.config, slug)?.label ?? (typeof plural === 'function' ? slug : (plural ?? slug)))
}

/** D19: deletes a batch and its codes together or not at all; G11 applies to each code. */
export const deleteCodesOfBatch: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const handle = await handleOfRequest(req)
  const uses = await findBatchUses(handle, String(id))
  if (uses.length > 0) {
    const names = uses.map((slug) => nameArea(req, slug)).join(', ')
    throw new APIError(translate(req, stillUsed(names, false)), 409, null, true)
  }
  await deleteBatchCodes(handle, String(id))
}
