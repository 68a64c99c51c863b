import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { translate, words } from '@/cms/words'

const missing = words({
  en: 'Please write the English text: the other languages fall back to it.',
  es: 'Escriba el texto en inglés: los demás idiomas recurren a él.',
  fr: 'Veuillez saisir le texte anglais : les autres langues s’y réfèrent.',
  de: 'Bitte geben Sie den englischen Text ein: Die anderen Sprachen greifen darauf zurück.',
})

const englishFirst = words({
  en: 'Please create this in English first, then translate it.',
  es: 'Cree primero este contenido en inglés y tradúzcalo después.',
  fr: 'Veuillez d’abord créer ce contenu en anglais, puis le traduire.',
  de: 'Bitte legen Sie dies zuerst auf Englisch an und übersetzen Sie es dann.',
})

const isEmpty = (value: unknown): boolean => value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** What a validator is told. A form that asks while one types names no path; it hands the document itself as the surroundings of a field at its top. */
export interface Asked {
  readonly req: PayloadRequest
  readonly operation?: string
  readonly path?: readonly (string | number)[]
  readonly data?: unknown
  readonly siblingData?: unknown
}

const isAtTop = ({ path, data, siblingData }: Asked): boolean => (path ? path.length === 1 : data === siblingData)

/**
 * R6: only English must be there; an untranslated text falls back to it when read, so it never blocks publishing.
 * A row of a list that is added while another language is edited gets its text in that language first.
 */
export const requireInEnglish = (value: unknown, asked: Asked): string | true => {
  if (asked.req.locale === defaultLocale || asked.req.locale === undefined) return isEmpty(value) ? translate(asked.req, missing) : true
  return asked.operation === 'create' && isAtTop(asked) ? translate(asked.req, englishFirst) : true
}
