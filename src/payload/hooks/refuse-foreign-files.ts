import { MissingFile, type CollectionBeforeOperationHook } from 'payload'
import { isStaff } from '@/payload/access/rules'

/**
 * A picture is sent by whoever has it. Payload would fetch one from an address that is named instead: the shop asks no server for
 * somebody else, neither inside its network nor outside.
 */
export const refuseForeignFiles: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isSent = req.file !== undefined || req.payloadAPI === 'local' || 'duplicateFromID' in args
  if (operation === 'create' && isStaff(req.user) && !isSent) throw new MissingFile(req.t)
}
