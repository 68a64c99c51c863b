import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { forgetAccount } from '@/modules/accounts/accounts.service'
import { deleteSessionsOf } from '@/modules/auth/sessions.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { hasNewPassword } from './has-new-password'

/** Whether the shop's form or staff changed the password: sessions opened with the old one end. */
export const endSessionsOnNewPassword: CollectionAfterChangeHook = async (change) => {
  const { doc, operation, req } = change
  if (operation === 'update' && (await hasNewPassword(change))) await deleteSessionsOf(await handleOfRequest(req), doc.id)
}

export const forgetDeletedAccount: CollectionBeforeDeleteHook = async ({ id, req }) => forgetAccount(await handleOfRequest(req), String(id))
