'use client'

import { useState } from 'react'
import { SelectField, TextAreaField, TextField } from '@/components/ui/field/field'
import { PasswordField } from '@/components/ui/field/password-field.client'
import { findRegion, type AddressFormat } from '@/core/addresses'
import type { FormField } from './types'
import { useAddressFormat } from './use-address-format.client'

interface FormFieldsProps {
  readonly fields: readonly FormField[]
  readonly idOf: (name: string) => string
  readonly errorOf: (name: string) => string | undefined
  /** Submitted values, otherwise stored ones. */
  readonly values: Readonly<Record<string, string>>
  readonly showPassword?: string | undefined
}

/** O22: adapts a field to the country's format; `null` if the country has no such field. */
const fieldIn = (format: AddressFormat, field: FormField, isRequired: boolean | undefined): FormField | null => {
  const { addressPart, defaultValue = '', chooseLabel = '' } = field
  if (addressPart === 'postalCode') {
    if (format.postalCode === 'none') return null
    return format.postalCode === 'required' ? { ...field, required: isRequired, optionalLabel: undefined } : field
  }
  if (addressPart !== 'region' || format.regions.length === 0) return field
  return {
    ...field,
    required: isRequired,
    optionalLabel: undefined,
    defaultValue: findRegion(format, defaultValue)?.name ?? '',
    options: [{ value: '', label: chooseLabel }, ...format.regions.map(({ name }) => ({ value: name, label: name }))],
  }
}

export const FormFields = ({ fields, idOf, errorOf, values, showPassword }: FormFieldsProps) => {
  const filled = fields.map((field) => ({ ...field, defaultValue: values[field.name] ?? field.defaultValue ?? '' }))
  const countryField = filled.find(({ addressPart }) => addressPart === 'country')
  const [country, setCountry] = useState(countryField?.defaultValue ?? '')
  const format = useAddressFormat(country)

  return filled.map((field) => {
    const shown = fieldIn(format, field, countryField?.required)
    if (shown === null) return null
    const { kind = 'text', options, addressPart, chooseLabel: _, ...rest } = shown
    const { name } = rest
    const frame = { ...rest, id: idOf(name), error: errorOf(name) }
    if (options) {
      const isCountry = addressPart === 'country'
      return (
        <SelectField
          key={isCountry ? name : `${name} ${country}`}
          {...frame}
          options={options}
          {...(isCountry ? { onChange: ({ target }) => setCountry(target.value) } : {})}
        />
      )
    }
    if (kind === 'password' && showPassword !== undefined) return <PasswordField key={name} showLabel={showPassword} {...frame} />
    return kind === 'long' ? <TextAreaField key={name} rows={5} {...frame} /> : <TextField key={name} type={kind} {...frame} />
  })
}
