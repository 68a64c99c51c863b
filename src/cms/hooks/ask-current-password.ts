import type { CollectionBeforeValidateHook } from 'payload'
import type { User } from '@/payload-types'
import { opensAccount } from '@/modules/accounts/accounts.service'
import { checkOwnPassword } from '@/cms/access/own-password'
import { words } from '@/cms/words'
import { refuseField, refuseTry } from './refuse-change'

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

/**
 * Whoever finds an open browser does not take the account over: the own password and e-mail address are changed with the password that
 * is. Others' are an administrator's to set.
 */
export const askCurrentPassword: CollectionBeforeValidateHook<User> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const { currentPassword, ...rest } = (data ?? {}) as Partial<User> & { readonly currentPassword?: unknown }
  const { user } = req
  const isOwn = operation === 'update' && user?.collection === 'users' && user.id === originalDoc?.id
  if (!isOwn || !opensAccount(rest, user)) return rest
  if (typeof currentPassword !== 'string' || currentPassword === '') return refuseField(change, 'currentPassword', faults.missing)
  const checked = await checkOwnPassword(req, user.email, currentPassword)
  if (checked === 'too-often') return refuseTry(change, faults.tooMany)
  if (checked === 'wrong') return refuseField(change, 'currentPassword', faults.wrong)
  return rest
}
