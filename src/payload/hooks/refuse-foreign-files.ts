import { MissingFile, type CollectionBeforeOperationHook } from 'payload'
import { isStaff } from '@/payload/access/rules'

/** Images must be uploaded. Payload would also fetch one from a URL, which allows SSRF. */
export const refuseForeignFiles: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isSent = req.file !== undefined || req.payloadAPI === 'local' || 'duplicateFromID' in args
  if (operation === 'create' && isStaff(req.user) && !isSent) throw new MissingFile(req.t)
}
