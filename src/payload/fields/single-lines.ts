import type { EmailFieldValidation, Field, FieldHook } from 'payload'
import { isEmailAddress } from '@/core/accounts/email-address'
import { cleanLine, cleanWords } from '@/core/typed-text'

const cleaned =
  (clean: (typed: string) => string): FieldHook =>
  ({ value }: { value?: unknown }) => {
    if (Array.isArray(value)) return value.map((each: unknown) => (typeof each === 'string' ? clean(each) : each))
    return typeof value === 'string' ? clean(value) : value
  }

const cleanedLine = cleaned(cleanLine)
const cleanedWords = cleaned(cleanWords)

/** K10: Payload's own validation accepts only ASCII. */
const validateEmail: EmailFieldValidation = (value, { req: { t }, required }) =>
  (value ? isEmailAddress(value) : !required) || t('validation:emailAddress')

const clean = (field: Field): void => {
  if (field.type === 'tabs') for (const { fields } of field.tabs) fields.forEach(clean)
  else if (field.type === 'blocks') for (const { fields } of field.blocks) fields.forEach(clean)
  else if ('fields' in field) field.fields.forEach(clean)
  if (field.type !== 'text' && field.type !== 'email') return
  if (field.type === 'email') field.validate ??= validateEmail
  const { hooks } = field
  // Fields are shared by collections.
  if (hooks?.beforeValidate?.some((each) => each === cleanedLine || each === cleanedWords)) return
  // Runs before a field's own hooks, which expect cleaned values.
  field.hooks = { ...hooks, beforeValidate: [field.localized ? cleanedWords : cleanedLine, ...(hooks?.beforeValidate ?? [])] }
}

/** R28: removes invisible characters from every single-line field, however the document is written. */
export const cleanSingleLines = (fields: readonly Field[]): void => fields.forEach(clean)
