import {
  initTransaction,
  killTransaction,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

/** Within the shop, or in a call to another collection, the transaction may be somebody else's. */
const isOwnCall = (req: PayloadRequest): boolean => req.payloadAPI === 'REST' && req.routeParams?.['collection'] === 'media'

/** A picture was sent, or is cropped anew. */
const willDecode = ({ file, query }: PayloadRequest): boolean => file !== undefined || query['uploadEdits'] !== undefined

/**
 * Payload begins the transaction of a change first and resizes the picture in it, while Postgres ends a transaction that idles for five
 * seconds. Nothing has been written yet, so the transaction is ended before the resizing and begun again after it.
 */
export const leaveTransaction: CollectionBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  // Later hooks may write the document once more, in the transaction of the call and past its access rules.
  const isOutermost = isOwnCall(req) && overrideAccess !== true
  if ((operation === 'create' || operation === 'update') && isOutermost && willDecode(req)) await killTransaction(req)
}

/** Does nothing where the transaction goes on. */
export const enterTransaction: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (isOwnCall(req)) await initTransaction(req)
  return data
}
