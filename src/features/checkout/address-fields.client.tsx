'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState, useId } from 'react'
import { addressErrors, findRegion, countryOptions } from '@/core/addresses'
import { loadedAddressFormat, useAddressFormat } from '@/components/forms/use-address-format.client'
import { SelectField, TextField, CheckboxField, FieldGrid } from '@/components/ui/field/field'
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

interface PersonFieldsProps {
  readonly field: (name: FieldName) => Framed
  readonly required: (name: FieldName) => Framed & { readonly required: boolean }
}

/** S10: a domain whose registry restricts who may own it. */
export interface HolderCondition {
  readonly name: string
  readonly holder: string
}

interface RegistrantFieldsProps extends PersonFieldsProps {
  readonly conditions: readonly HolderCondition[]
  /** Another owner was entered before. */
  readonly isOpenFirst: boolean
}

/** N9: the buyer owns the domains and adds a phone number, or enters another owner, whose fields are only rendered and sent once opened. */
export const RegistrantFields = ({ field, required, conditions, isOpenFirst }: RegistrantFieldsProps) => {
  const t = useTranslations('checkout')
  const [isOther, setOther] = useState(isOpenFirst)
  const id = useId()
  // The initial number belongs to the owner the form opens with.
  const { defaultValue: typedPhone } = field('registrant.phone')
  return (
    <fieldset>
      <legend>{t('registrant.title')}</legend>
      {conditions.map(({ name, holder }) => (
        <p key={name} className="small">
          <b translate="no">{name}</b> {holder}
        </p>
      ))}
      <CheckboxField
        id={id}
        label={t('registrant.other')}
        hint={t('registrant.hint')}
        checked={isOther}
        onChange={({ target }) => setOther(target.checked)}
      />
      {isOther ? (
        <PersonFields field={field} required={required} phone={isOpenFirst ? typedPhone : ''} />
      ) : (
        <FieldGrid>
          <PhoneField {...required('registrant.phone')} defaultValue={isOpenFirst ? '' : typedPhone} autoComplete="tel" />
        </FieldGrid>
      )}
    </fieldset>
  )
}

interface PhoneFieldProps extends ReturnType<PersonFieldsProps['required']> {
  readonly autoComplete: 'tel' | 'off'
}

const PhoneField = (field: PhoneFieldProps) => {
  const t = useTranslations('checkout.registrant')
  return <TextField {...field} className="span-3" type="tel" maxLength={40} label={t('phone')} hint={t('phoneHint')} />
}

const PersonFields = ({ field, required, phone }: PersonFieldsProps & { readonly phone: string }) => {
  const t = useTranslations('checkout')
  const optionalLabel = t('optional')
  const line = { autoComplete: 'off', maxLength: 120 } as const
  const half = { ...line, className: 'span-3' } as const
  return (
    <FieldGrid>
      <TextField {...required('registrant.name')} {...half} label={t('fields.name')} />
      <TextField {...field('registrant.organisation')} {...half} label={t('fields.company')} optionalLabel={optionalLabel} />
      <TextField {...required('registrant.email')} {...half} type="email" maxLength={254} label={t('fields.email')} />
      <PhoneField {...required('registrant.phone')} defaultValue={phone} autoComplete="off" />
      <TextField {...required('registrant.line1')} {...line} maxLength={200} label={t('fields.line1')} />
      <TextField {...field('registrant.line2')} {...line} maxLength={200} label={t('fields.line2')} optionalLabel={optionalLabel} />
      <CountryFields group="registrant" field={field} isOwn={false} />
    </FieldGrid>
  )
}
