import type { PayloadRequest, TextareaField, TextField, JSONField } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { translate } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { isTopicIconName, topicIconNames } from '@/lib/config/topic-icons'
import { pickedOf } from '@/payload/admin/picker/source'
import { shopWritten } from '@/payload/access/rules'

const missing = words('fields.text.missing')

const englishFirst = words('fields.text.englishFirst')

const isEmpty = (value: unknown): boolean => value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** A validator's arguments. Validation while typing passes no path, and passes the document as the siblings of a top-level field. */
export interface ValidatorArguments {
  readonly req: PayloadRequest
  readonly operation?: string
  readonly path?: readonly (string | number)[]
  readonly data?: unknown
  readonly siblingData?: unknown
}

const isAtTop = ({ path, data, siblingData }: ValidatorArguments): boolean => (path ? path.length === 1 : data === siblingData)

/**
 * R6: only English is required; other languages fall back to it, so they never block publishing. A row added in another language starts
 * with a text in that language.
 */
export const requireInEnglish = (value: unknown, asked: ValidatorArguments): string | true => {
  if (asked.req.locale === defaultLocale || asked.req.locale === undefined) return isEmpty(value) ? translate(asked.req, missing) : true
  return asked.operation === 'create' && isAtTop(asked) ? translate(asked.req, englishFirst) : true
}

interface Options {
  readonly description?: Words
  /** Required only in English; other languages fall back to it (R6). */
  readonly required?: boolean
  readonly maxLength?: number
}

const tooLong = (most: number) => words('fields.text.tooLong', { most })

type Validator = (value: string | null | undefined, asked: ValidatorArguments) => string | true

const validator =
  (options: Options, fallbackMaximum: number): Validator =>
  (value, asked) => {
    const maximum = options.maxLength ?? fallbackMaximum
    if (typeof value === 'string' && value.length > maximum) return translate(asked.req, tooLong(maximum))
    return options.required ? requireInEnglish(value, asked) : true
  }

export const wordingNotes = '/payload/admin/wording/wording-notes.client#WordingNotes'

/**
 * Marks fields required in English, since Payload's `required` would apply to every language. In lists, omits the group, which Payload puts
 * before the label.
 */
export const requiredLabel = { Label: '/payload/admin/form-fields.client#RequiredLabel' }

const adminOf = ({ description, required }: Options) => ({
  ...(description ? { description } : {}),
  components: { Description: wordingNotes, ...(required ? requiredLabel : {}) },
})

export const localizedText = (name: string, label: Words, options: Options = {}): TextField => {
  const validate = validator(options, 300)
  return {
    name,
    type: 'text',
    localized: true,
    label,
    admin: adminOf(options),
    validate: (value: unknown, asked: ValidatorArguments) => validate(value as string | null | undefined, asked),
  }
}

export const localizedTextarea = (name: string, label: Words, options: Options = {}): TextareaField => {
  const validate = validator(options, 5000)
  return { name, type: 'textarea', localized: true, label, admin: adminOf(options), validate: (value, asked) => validate(value, asked) }
}

export const title = (maxLength: number, more: Pick<Options, 'description'> = {}) =>
  localizedText('title', words('fields.text.title.label'), { required: true, maxLength, ...more })

export const nameText = (maxLength: number) => localizedText('name', words('fields.text.name.label'), { required: true, maxLength })

export const label = (maxLength: number) => localizedText('label', words('fields.text.label'), { required: true, maxLength })

export const valueText = (maxLength: number) => localizedText('value', words('fields.text.value.label'), { required: true, maxLength })

export const description = (maxLength: number) => localizedTextarea('description', words('fields.text.description.label'), { maxLength })

export const buttonLabel = localizedText('buttonLabel', words('fields.text.button.buttonLabel.label'), {
  required: true,
  maxLength: 60,
})

const fault = words('fields.text.fault')

/** Name of a design system icon. */
export const icon: TextField = {
  name: 'icon',
  type: 'text',
  label: words('fields.text.icon.label'),
  admin: pickedOf(topicIconNames),
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === null || value === undefined || value === '' || isTopicIconName(value) || translate(req, fault),
}

interface JsonOptions {
  readonly required?: boolean
  readonly defaultValue?: readonly unknown[]
  readonly description?: Words
  /** Component that displays it; plain JSON by default. */
  readonly view?: string
}

/** JSON written by internal code; read-only for staff. */
export const json = (name: string, label: Words, { required, defaultValue, description, view }: JsonOptions = {}): JSONField =>
  shopWritten({
    name,
    type: 'json',
    label,
    ...(required ? { required } : {}),
    ...(defaultValue ? { defaultValue: [...defaultValue] } : {}),
    admin: { ...(description ? { description } : {}), components: { Field: view ?? '/payload/admin/record-fields#JsonField' } },
  })
