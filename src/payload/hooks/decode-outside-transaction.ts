import {
  initTransaction,
  killTransaction,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

/** Nested and internal calls may run in someone else's transaction. */
const isOwnCall = (req: PayloadRequest): boolean => req.payloadAPI === 'REST' && req.routeParams?.['collection'] === 'media'

const willDecode = ({ file, query }: PayloadRequest): boolean => file !== undefined || query['uploadEdits'] !== undefined

/**
 * Payload opens the transaction before it resizes the image, and Postgres ends transactions that idle for five seconds. Nothing has
 * been written yet, so the transaction ends before resizing and starts again after it.
 */
export const leaveTransaction: CollectionBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  // Later hooks may write the document again with `overrideAccess` in the call's transaction.
  const isOutermost = isOwnCall(req) && overrideAccess !== true
  if ((operation === 'create' || operation === 'update') && isOutermost && willDecode(req)) await killTransaction(req)
}

/** No-op if the transaction is still open. */
export const enterTransaction: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (isOwnCall(req)) await initTransaction(req)
  return data
}
