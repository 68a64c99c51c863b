import type { EmailFieldValidation, Field, FieldHook, Plugin } from 'payload'
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

/** K10: Payload's own check knows ASCII alone. */
export const validateEmail: EmailFieldValidation = (value, { req: { t }, required }) =>
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
  // Before a field's own hooks, which look at what was meant.
  field.hooks = { ...hooks, beforeValidate: [field.localized ? cleanedWords : cleanedLine, ...(hooks?.beforeValidate ?? [])] }
}

/** R28: every field of one line loses what nobody sees, in forms of the admin and whatever else writes a document. */
export const singleLines: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? [])]) fields.forEach(clean)
  return config
}
