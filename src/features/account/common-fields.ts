import type { useTranslations } from 'next-intl'
import type { FormField, FormWords } from '@/components/forms/types'
import { countryOptions } from '@/core/addresses'

export type AccountMessages = ReturnType<typeof useTranslations<'account'>>

export const formWords = (words: AccountMessages, submit: string, doneTitle?: string): FormWords => ({
  submit,
  sending: words('working'),
  network: words('network'),
  showPassword: words('showPassword'),
  doneTitle,
  session: { logInAgain: words('logInAgain'), restored: words('restored') },
})

export const nameField = (words: AccountMessages, defaultValue?: string): FormField => ({
  name: 'name',
  label: words('fields.name'),
  autoComplete: 'name',
  maxLength: 120,
  required: true,
  defaultValue,
})

export const emailField = (words: AccountMessages): FormField => ({
  name: 'email',
  kind: 'email',
  label: words('fields.email'),
  autoComplete: 'username',
  maxLength: 254,
  required: true,
})

export const knownPassword = (label: string, name = 'password'): FormField => ({
  name,
  kind: 'password',
  label,
  autoComplete: 'current-password',
  maxLength: 200,
  required: true,
})

/** Six digits of the authenticator app; the attributes make phones fill them in or show a numeric keypad. */
export const timeCode = (words: AccountMessages): FormField => ({
  name: 'code',
  label: words('fields.code'),
  hint: words('fields.codeHint'),
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: 12,
  required: true,
})

export const recoveryCode = (words: AccountMessages): FormField => ({
  name: 'code',
  label: words('fields.recoveryCode'),
  hint: words('fields.recoveryCodeHint'),
  autoComplete: 'off',
  maxLength: 40,
  required: true,
})

export const freshPassword = (words: AccountMessages, label: string, name = 'password'): FormField => ({
  name,
  kind: 'password',
  label,
  hint: words('fields.passwordHint'),
  autoComplete: 'new-password',
  maxLength: 200,
  required: true,
})

type AddressField = 'line1' | 'line2' | 'postalCode' | 'city' | 'region' | 'country'

/** O22: address fields of the selected country. */
export const addressFields = (
  words: AccountMessages,
  locale: string,
  fieldOf: (name: AddressField) => Pick<FormField, 'name' | 'defaultValue' | 'required'>,
): readonly FormField[] => {
  const field = (name: AddressField) => ({ ...fieldOf(name), label: words(`fields.${name}`) })
  const optionalLabel = words('optional')
  return [
    { ...field('line1'), autoComplete: 'address-line1', maxLength: 200 },
    { ...field('line2'), optionalLabel, autoComplete: 'address-line2', maxLength: 200 },
    {
      ...field('country'),
      addressPart: 'country',
      autoComplete: 'country',
      options: [{ value: '', label: words('fields.chooseCountry') }, ...countryOptions(locale)],
    },
    {
      ...field('postalCode'),
      addressPart: 'postalCode',
      optionalLabel,
      required: undefined,
      autoComplete: 'postal-code',
      maxLength: 20,
      className: 'span-2 span-half',
    },
    { ...field('city'), autoComplete: 'address-level2', maxLength: 120, className: 'span-4 span-half' },
    {
      ...field('region'),
      addressPart: 'region',
      optionalLabel,
      chooseLabel: words('fields.chooseRegion'),
      autoComplete: 'address-level1',
      maxLength: 120,
    },
  ]
}
