import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { say, words } from '../words'

const shortest = 10

const tooShort = words(
  `Please use at least ${shortest} characters.`,
  `Utilice al menos ${shortest} caracteres.`,
  `Veuillez utiliser au moins ${shortest} caractères.`,
  `Bitte verwenden Sie mindestens ${shortest} Zeichen.`,
)

/** Payload itself is content with three characters. */
export const requireLongPassword: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const password: unknown = data?.['password']
  if (typeof password === 'string' && password.length < shortest) {
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'password', message: say(req, tooShort) }], req })
  }
  return data
}
