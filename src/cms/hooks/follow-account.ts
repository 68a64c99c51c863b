import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { forgetAccount } from '@/server/accounts/forget-account'
import { deleteSessionsOf } from '@/server/accounts/session-repository'
import { handleOfRequest } from '@/server/platform/request-handle'
import { hasNewPassword } from './has-new-password'

/** Whether the shop's form or staff changed the password: sessions opened with the old one end. */
export const endSessionsOnNewPassword: CollectionAfterChangeHook = async (change) => {
  const { doc, operation, req } = change
  if (operation === 'update' && (await hasNewPassword(change))) await deleteSessionsOf(await handleOfRequest(req), doc.id)
}

export const forgetDeletedAccount: CollectionBeforeDeleteHook = async ({ id, req }) => forgetAccount(await handleOfRequest(req), String(id))
