import type { CollectionBeforeValidateHook } from 'payload'
import { isWeakPassword } from '@/core/accounts/password-strength'
import { words } from '@/cms/words'
import { refuseField } from './refuse-change'

const shortest = 10

const tooShort = words({
  en: `Please use at least ${shortest} characters.`,
  es: `Utilice al menos ${shortest} caracteres.`,
  fr: `Veuillez utiliser au moins ${shortest} caractères.`,
  de: `Bitte verwenden Sie mindestens ${shortest} Zeichen.`,
})

const easy = words({
  en: 'This password is easy to guess. Please choose another.',
  es: 'Esta contraseña es fácil de adivinar. Elija otra.',
  fr: 'Ce mot de passe est facile à deviner. Veuillez en choisir un autre.',
  de: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
})

/** Payload itself is content with three characters, and with any. */
export const requireLongPassword: CollectionBeforeValidateHook = (change) => {
  const { data, originalDoc, collection } = change
  const password: unknown = data?.['password']
  if (typeof password !== 'string') return data
  // What a customer typed was looked at by the contract, which has its own answer.
  const own = collection.slug === 'users' ? ['email', 'name'].map((field) => String(data?.[field] ?? originalDoc?.[field] ?? '')) : []
  const fault = password.length < shortest ? tooShort : isWeakPassword(password, ...own) ? easy : null
  return fault ? refuseField(change, 'password', fault) : data
}
