import type { TextField } from 'payload'
import { tidyUpper } from '@/cms/fields/identifiers'
import { translate, words, type Reader } from '@/cms/words'

const fault = words({
  en: 'Please use 2 to 20 letters, digits or hyphens, such as SPRING.',
  es: 'Utilice de 2 a 20 letras, cifras o guiones, por ejemplo SPRING.',
  fr: 'Veuillez utiliser de 2 à 20 lettres, chiffres ou traits d’union, par exemple SPRING.',
  de: 'Bitte verwenden Sie 2 bis 20 Buchstaben, Ziffern oder Bindestriche, zum Beispiel SPRING.',
})

/** What all codes of a batch begin with, before the part nobody can guess. */
export const batchPrefix: TextField = {
  name: 'prefix',
  type: 'text',
  required: true,
  label: words({ en: 'Begins with', es: 'Empieza por', fr: 'Commence par', de: 'Beginnt mit' }),
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyUpper(value) : value)] },
  validate: (value: unknown, { req }: { req: Reader }) =>
    (typeof value === 'string' && /^[A-Z0-9][A-Z0-9-]{0,18}[A-Z0-9]$/.test(tidyUpper(value))) || translate(req, fault),
}
