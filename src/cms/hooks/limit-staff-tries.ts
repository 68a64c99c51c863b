import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isExactPassword } from '@/modules/accounts/accounts.service'
import { isTriedTooOften, mayAskForMail } from '@/modules/auth/sessions'
import { clientAddress } from '@/lib/http/client-address'
import { secondsToWait } from '@/lib/http/rate-limit'
import { words } from '@/cms/words'
import { refuseTry } from './refuse-change'

const tooMany = words({
  en: 'Too many attempts. Please wait a minute and try again.',
  es: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
  fr: 'Trop de tentatives. Veuillez patienter une minute, puis réessayer.',
  de: 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
})

const doors: ReadonlySet<string> = new Set(['login', 'forgotPassword', 'resetPassword'])

type Door = 'login' | 'forgotPassword' | 'resetPassword'

const isDoor = (operation: string): operation is Door => doors.has(operation)

/**
 * Counted by the address of the network, and by account and address together, known or not, as a customer's tries are: a stranger
 * holds up nobody else.
 */
export const limitTries = async (req: PayloadRequest, door: Door, email?: unknown): Promise<void> => {
  const visitor = clientAddress(req.headers)
  const each = { payload: req.payload, visitor }
  const isTooMuch =
    (await secondsToWait(req.payload, 'login', visitor)) !== null ||
    (typeof email === 'string' && door === 'login' && (await isTriedTooOften(each, email))) ||
    (typeof email === 'string' && door === 'forgotPassword' && !(await mayAskForMail(each, email)))
  if (isTooMuch) refuseTry({ req }, tooMany)
}

const emailOf = (args: unknown): unknown => (args as { readonly data?: { readonly email?: unknown } }).data?.email

/** What the shop does itself is not counted, nor another form of the password that was counted already. */
export const limitStaffTries: CollectionBeforeOperationHook = async ({ args, context, operation, req }) => {
  if (isDoor(operation) && req.payloadAPI !== 'local' && !isExactPassword(context)) await limitTries(req, operation, emailOf(args))
}
