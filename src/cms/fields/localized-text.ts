import type { TextareaField, TextField } from 'payload'
import { translate, words, type Words } from '@/cms/words'
import { requireInEnglish, type Asked } from './required-in-english'

interface Options {
  readonly description?: Words
  /** In English; the other languages fall back to it (R6). */
  readonly required?: boolean
  readonly maxLength?: number
}

const tooLong = (most: number) =>
  words({
    en: `Please use at most ${most} characters.`,
    es: `Utilice como máximo ${most} caracteres.`,
    fr: `Veuillez utiliser au plus ${most} caractères.`,
    de: `Bitte verwenden Sie höchstens ${most} Zeichen.`,
  })

type Validator = (value: string | null | undefined, asked: Asked) => string | true

const validator =
  (options: Options, fallbackMaximum: number): Validator =>
  (value, asked) => {
    const maximum = options.maxLength ?? fallbackMaximum
    if (typeof value === 'string' && value.length > maximum) return translate(asked.req, tooLong(maximum))
    return options.required ? requireInEnglish(value, asked) : true
  }

/** Under every field of words: what its language, or this shop, writes otherwise. */
export const wordingNotes = '/cms/admin/wording/wording-notes.client#WordingNotes'

/** The star of a field that English must have; Payload's own `required` would ask it of every language. */
const requiredLabel = { Label: '/cms/admin/required-label.client#RequiredLabel' }

const adminOf = ({ description, required }: Options) => ({
  ...(description ? { description } : {}),
  components: { Description: wordingNotes, ...(required ? requiredLabel : {}) },
})

/** One line of words, once per language. */
export const localizedText = (name: string, label: Words, options: Options = {}): TextField => {
  const validate = validator(options, 300)
  return {
    name,
    type: 'text',
    localized: true,
    label,
    admin: adminOf(options),
    validate: (value: unknown, asked: Asked) => validate(value as string | null | undefined, asked),
  }
}

/** A paragraph, once per language. */
export const localizedTextarea = (name: string, label: Words, options: Options = {}): TextareaField => {
  const validate = validator(options, 5000)
  return { name, type: 'textarea', localized: true, label, admin: adminOf(options), validate: (value, asked) => validate(value, asked) }
}
