import { APIError, ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { forgetTries, isTriedTooOften } from '@/server/accounts/count-tries'
import { clientAddress } from '@/server/platform/client-address'
import { normaliseEmail } from '@/server/platform/normalise-email'
import { say, words } from '../words'

const faults = {
  missing: words({
    en: 'Please enter your current password as well.',
    es: 'Introduzca también su contraseña actual.',
    fr: 'Veuillez saisir aussi votre mot de passe actuel.',
    de: 'Bitte geben Sie auch Ihr aktuelles Passwort ein.',
  }),
  wrong: words({
    en: 'This is not your current password.',
    es: 'Esta no es su contraseña actual.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
    de: 'Das ist nicht Ihr aktuelles Passwort.',
  }),
  tooMany: words({
    en: 'Too many attempts. Please wait a minute and try again.',
    es: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
    fr: 'Trop de tentatives. Veuillez patienter une minute, puis réessayer.',
    de: 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
  }),
}

/** A login of its own, and no part of what is being saved. */
const isRight = async ({ payload }: PayloadRequest, email: string, password: string): Promise<boolean> => {
  try {
    await payload.login({ collection: 'users', data: { email, password }, depth: 0, overrideAccess: true })
    return true
  } catch (fault) {
    if (fault instanceof APIError && fault.status < 500) return false
    throw fault
  }
}

/** Whoever reads the mail of an address can choose a new password for its account: a new address is as good as one. */
const opensAccount = ({ email, password }: Readonly<Record<string, unknown>>, user: { readonly email: string }): boolean =>
  typeof password === 'string' ||
  (email !== undefined && (typeof email !== 'string' || normaliseEmail(email) !== normaliseEmail(user.email)))

/**
 * Whoever finds an open browser does not take the account over: the own password and e-mail address are changed with the password that
 * is. Others' are an administrator's to set.
 */
export const askCurrentPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req, collection }) => {
  const { currentPassword, ...rest } = (data ?? {}) as Readonly<Record<string, unknown>>
  const { user } = req
  const isOwn = operation === 'update' && user?.collection === 'users' && user.id === (originalDoc as { id?: string } | undefined)?.id
  if (!isOwn || !opensAccount(rest, user)) return rest
  const refuse = (path: string, message: string) => {
    throw new ValidationError({ collection: collection.slug, errors: [{ path, message }], req })
  }
  if (typeof currentPassword !== 'string' || currentPassword === '') return refuse('currentPassword', say(req, faults.missing))
  const each = { payload: req.payload, visitor: clientAddress(req.headers) }
  if (await isTriedTooOften(each, user.email)) throw new APIError(say(req, faults.tooMany), 429, undefined, true)
  if (!(await isRight(req, user.email, currentPassword))) return refuse('currentPassword', say(req, faults.wrong))
  await forgetTries(each, user.email)
  return rest
}
