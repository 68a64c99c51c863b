'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { addressErrors, findRegion } from '@/core/addresses'
import { countryOptions } from '@/core/addresses/country-codes'
import { loadedAddressFormat, useAddressFormat } from '@/components/forms/use-address-format.client'
import { SelectField, TextField } from '@/components/ui/field/field'
import type { FieldMessage, FieldName } from './field-messages'

type Group = 'billingAddress' | 'registrant'

const messages = {
  'postal-code-missing': ['postalCode', 'postalCodeRequired'],
  'postal-code-invalid': ['postalCode', 'postalCodeInvalid'],
  'region-missing': ['region', 'regionRequired'],
} as const

/** O22: errors of the typed address, if its country's format is loaded. */
export const countryErrors = (data: FormData, group: Group): Readonly<Partial<Record<FieldName, FieldMessage>>> => {
  const valueOf = (name: string): string => String(data.get(`${group}.${name}`) ?? '')
  const faults = addressErrors(loadedAddressFormat(valueOf('country')), { postalCode: valueOf('postalCode'), region: valueOf('region') })
  return Object.fromEntries(faults.map((fault) => [`${group}.${messages[fault][0]}`, messages[fault][1]]))
}

interface Framed {
  readonly id: string
  readonly name: FieldName
  readonly error: string | undefined
  readonly defaultValue: string
}

interface CountryFieldsProps {
  readonly group: Group
  readonly field: (name: FieldName) => Framed
  /** The buyer's own address may be autofilled. */
  readonly isOwn: boolean
}

/** O22: fields in the order and format of the selected country. */
export const CountryFields = ({ group, field, isOwn }: CountryFieldsProps) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const countries = useMemo(() => countryOptions(locale), [locale])
  const frame = field(`${group}.country`)
  const [country, setCountry] = useState(frame.defaultValue)
  const { postalCode, regions, ...format } = useAddressFormat(country)
  const optionalLabel = t('optional')
  const filled = (name: 'country' | 'postal-code' | 'address-level1' | 'address-level2') => ({ autoComplete: isOwn ? name : 'off' })
  const region = field(`${group}.region`)
  return (
    <>
      <SelectField
        {...frame}
        {...filled('country')}
        required
        label={t('fields.country')}
        options={[{ value: '', label: t('fields.chooseCountry') }, ...countries]}
        onChange={({ target }) => setCountry(target.value)}
      />
      {postalCode === 'none' ? null : (
        <TextField
          {...field(`${group}.postalCode`)}
          {...filled('postal-code')}
          {...(postalCode === 'required' ? { required: true } : { optionalLabel })}
          className="span-2 span-half"
          label={t('fields.postalCode')}
          maxLength={20}
        />
      )}
      <TextField
        {...field(`${group}.city`)}
        {...filled('address-level2')}
        required
        className={postalCode === 'none' ? 'span-6' : 'span-4 span-half'}
        label={t('fields.city')}
        maxLength={120}
      />
      {regions.length > 0 ? (
        <SelectField
          {...region}
          {...filled('address-level1')}
          key={country}
          required
          defaultValue={findRegion({ postalCode, regions, ...format }, region.defaultValue)?.name ?? ''}
          label={t('fields.region')}
          options={[{ value: '', label: t('fields.chooseRegion') }, ...regions.map(({ name }) => ({ value: name, label: name }))]}
        />
      ) : (
        <TextField {...region} {...filled('address-level1')} label={t('fields.region')} optionalLabel={optionalLabel} maxLength={120} />
      )}
    </>
  )
}
