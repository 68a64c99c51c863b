import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, type CollectionBeforeValidateHook } from 'payload'
import { normalisePassword } from '@/core/accounts/accounts'
import { isExactPassword } from '@/modules/accounts/accounts.service'
import { countAttempt, mayRequestEmail } from '@/modules/auth/sessions'
import { clientAddress } from '@/lib/http/request-origin'
import { consumeRateLimit } from '@/lib/http/rate-limit'
import { words } from '@/payload/words'
import { refuseTooManyRequests, refuseField } from './documents'
import { isWeakPassword, shortestPassword } from '@/core/accounts/password-strength'

const tooMany = words('passwords.tooMany')

const doors: ReadonlySet<string> = new Set(['login', 'forgotPassword', 'resetPassword'])

type Door = 'login' | 'forgotPassword' | 'resetPassword'

const isDoor = (operation: string): operation is Door => doors.has(operation)

/**
 * Limits attempts by network address, and by account and address together, whether or not the account exists, so that an attacker cannot
 * lock out anyone else.
 */
export const limitAttempts = async (req: PayloadRequest, door: Door, email?: unknown): Promise<void> => {
  const visitor = clientAddress(req.headers)
  const each = { payload: req.payload, visitor }
  if ((await consumeRateLimit(req.payload, 'login', visitor)) !== null) refuseTooManyRequests({ req }, tooMany)
  if (typeof email !== 'string') return
  const minutes = door === 'login' ? await countAttempt(each, email) : null
  if (minutes !== null) refuseTooManyRequests({ req }, words('passwords.lockedOut', { minutes }))
  if (door === 'forgotPassword' && !(await mayRequestEmail(each, email))) refuseTooManyRequests({ req }, tooMany)
}

const emailOf = (args: unknown): unknown => (args as { readonly data?: { readonly email?: unknown } }).data?.email

/** Internal calls are not counted, nor is the second normalisation form of the same password. */
export const rateLimitStaffLogin: CollectionBeforeOperationHook = async ({ args, context, operation, req }) => {
  if (isDoor(operation) && req.payloadAPI !== 'local' && !isExactPassword(context)) await limitAttempts(req, operation, emailOf(args))
}

const tooShort = words('passwords.tooShort', { shortest: shortestPassword })

const easy = words('passwords.easy')

/** Payload requires only three characters. */
export const requireLongPassword: CollectionBeforeValidateHook = (change) => {
  const { data, originalDoc, collection } = change
  const password: unknown = data?.['password']
  if (typeof password !== 'string') return data
  // The API schema has already validated customers' passwords.
  const own = collection.slug === 'users' ? ['email', 'name'].map((field) => String(data?.[field] ?? originalDoc?.[field] ?? '')) : []
  const fault = password.length < shortestPassword ? tooShort : isWeakPassword(password, ...own) ? easy : null
  return fault ? refuseField(change, 'password', fault) : data
}

const isNoText = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'string'

const settingCredentials: ReadonlySet<string> = new Set(['create', 'update', 'login', 'resetPassword'])

/**
 * Payload treats email and password as strings before validating them, so other types are rejected here. K9: normalises the password of
 * every operation in place, because a reset reads it before its hooks run.
 */
export const prepareCredentials: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if (!settingCredentials.has(operation) || isExactPassword(context)) return
  const { data } = args as { readonly data?: { email?: unknown; password?: unknown } }
  if (isNoText(data?.email) || isNoText(data?.password)) throw new APIError('Email and password must be strings.', 400, undefined, true)
  if (typeof data?.password === 'string') data.password = normalisePassword(data.password)
}
