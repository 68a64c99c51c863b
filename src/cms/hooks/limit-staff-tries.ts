import type { CollectionBeforeOperationHook } from 'payload'
import { isTriedTooOften, mayAskForMail } from '@/server/accounts/count-tries'
import { clientAddress } from '@/server/platform/client-address'
import { secondsToWait } from '@/server/platform/rate-limit'
import { words } from '../words'
import { refuseTry } from './refuse-change'

const tooMany = words({
  en: 'Too many attempts. Please wait a minute and try again.',
  es: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  fr: 'Trop de tentatives. Veuillez patienter une minute, puis réessayer.',
  de: 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
})

const doors: ReadonlySet<string> = new Set(['login', 'forgotPassword', 'resetPassword'])

const emailOf = (args: unknown): unknown => (args as { readonly data?: { readonly email?: unknown } }).data?.email

/**
 * Counted by the address of the network, and by account and address together, known or not, as a customer's tries are: a stranger
 * holds up nobody else.
 */
export const limitStaffTries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!doors.has(operation) || req.payloadAPI === 'local') return
  const visitor = clientAddress(req.headers)
  const each = { payload: req.payload, visitor }
  const email = emailOf(args)
  const isTooMuch =
    (await secondsToWait(req.payload, 'login', visitor)) !== null ||
    (typeof email === 'string' && operation === 'login' && (await isTriedTooOften(each, email))) ||
    (typeof email === 'string' && operation === 'forgotPassword' && !(await mayAskForMail(each, email)))
  if (isTooMuch) refuseTry({ req }, tooMany)
}
