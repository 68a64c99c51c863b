import type { Handle } from '../database/handle'
import { findAccountMails } from './mail-repository'

/**
 * However many strangers ask: an hour's mails about an account, to one address, and after those one every few minutes, so that its owner
 * is never left without a link that works.
 */
const freely = 20
const pause = 5 * 60 * 1000

export const mayMail = async (handle: Handle, email: string): Promise<boolean> => {
  const { count, sinceLast } = await findAccountMails(handle, email)
  return count < freely || sinceLast === null || sinceLast > pause
}
