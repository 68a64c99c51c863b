import type { useTranslations } from 'next-intl'
import type { FieldWords, FormWords } from './field-words'

export type AccountWords = ReturnType<typeof useTranslations<'account'>>

export const formWords = (words: AccountWords, submit: string): FormWords => ({
  submit,
  working: words('working'),
  network: words('network'),
  logInAgain: words('logInAgain'),
  restored: words('restored'),
})

export const nameField = (words: AccountWords, defaultValue?: string): FieldWords => ({
  name: 'name',
  label: words('fields.name'),
  autoComplete: 'name',
  maxLength: 120,
  required: true,
  defaultValue,
})

export const emailField = (words: AccountWords): FieldWords => ({
  name: 'email',
  kind: 'email',
  label: words('fields.email'),
  autoComplete: 'username',
  maxLength: 254,
  required: true,
})

/** A password that is there already; `name` and label say which. */
export const knownPassword = (label: string, name = 'password'): FieldWords => ({
  name,
  kind: 'password',
  label,
  autoComplete: 'current-password',
  maxLength: 200,
  required: true,
})

export const freshPassword = (words: AccountWords, label: string, name = 'password'): FieldWords => ({
  name,
  kind: 'password',
  label,
  hint: words('fields.passwordHint'),
  autoComplete: 'new-password',
  maxLength: 200,
  required: true,
})
