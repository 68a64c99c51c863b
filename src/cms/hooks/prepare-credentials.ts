import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { normalisePassword } from '@/core/accounts/accounts'
import { isExactPassword } from '@/modules/accounts/accounts.service'

const isNoText = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'string'

const doors: ReadonlySet<string> = new Set(['create', 'update', 'login', 'resetPassword'])

/**
 * Payload takes an address and a password for texts before anything of theirs is validated. K9: the password is normalised at each of its
 * doors, in place, since a reset reads it before its hooks run.
 */
export const prepareCredentials: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if (!doors.has(operation) || isExactPassword(context)) return
  const { data } = args as { readonly data?: { email?: unknown; password?: unknown } }
  if (isNoText(data?.email) || isNoText(data?.password)) throw new APIError('An address and a password are texts.', 400, undefined, true)
  if (typeof data?.password === 'string') data.password = normalisePassword(data.password)
}
