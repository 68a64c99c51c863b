import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { hashToken } from '@/server/cart-token'
import { clientAddress } from '@/server/client-address'
import { normaliseEmail } from '@/server/normalise-email'
import { secondsToWait } from '@/server/rate-limit'
import { say, words } from '../words'

const tooMany = words(
  'Too many attempts. Please wait a minute and try again.',
  'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  'Trop de tentatives. Veuillez patienter une minute, puis réessayer.',
  'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
)

const doors: ReadonlySet<string> = new Set(['login', 'forgotPassword', 'resetPassword'])

const emailOf = (args: unknown): unknown => (args as { readonly data?: { readonly email?: unknown } }).data?.email

/**
 * Counted by the address of the network and by the e-mail address, known or not, as a customer's tries are. Payload alone locks
 * an account after five wrong passwords, but lets one computer try every account there is and fill the owners' mailboxes.
 */
export const limitStaffTries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!doors.has(operation) || req.payloadAPI === 'local') return
  const email = emailOf(args)
  const keys = [clientAddress(req.headers), ...(typeof email === 'string' ? [`staff:${hashToken(normaliseEmail(email))}`] : [])]
  for (const key of keys) if ((await secondsToWait(req.payload, 'login', key)) !== null) throw new APIError(say(req, tooMany), 429, undefined, true)
}
