import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { words } from '@/payload/words'
import { refuseConflict } from './documents'

const refusal = words('keepAnAdmin.refusal')

const requireAnother = async (req: PayloadRequest, id: string | number): Promise<void> => {
  const where: Where = { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, overrideAccess: true, req })
  if (totalDocs === 0) refuseConflict({ req }, refusal)
}

/** The last admin cannot be demoted or deleted: nobody could grant access any more. */
export const keepAnAdminWhenDemoting: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemotion = operation === 'update' && originalDoc?.role === 'admin' && data['role'] !== undefined && data['role'] !== 'admin'
  if (isDemotion) await requireAnother(req, originalDoc.id)
  return data
}

export const keepAnAdminWhenDeleting: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
  if (user.role === 'admin') await requireAnother(req, id)
}
