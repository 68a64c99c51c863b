'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useMemo, useState } from 'react'
import { countryOptions } from '@/parts/address/country-codes'
import { CheckboxField } from '@/ui/field/checkbox-field'
import { FieldGrid } from '@/ui/field/field'
import { SelectField } from '@/ui/field/select-field'
import { TextField } from '@/ui/field/text-field'
import type { FieldName } from './field-messages'

interface Framed {
  readonly id: string
  readonly name: FieldName
  readonly error: string | undefined
  readonly defaultValue: string
}

interface PersonFieldsProps {
  readonly field: (name: FieldName) => Framed
  readonly required: (name: FieldName) => Framed & { readonly required: boolean }
}

/** S10: a name of the order that its registry does not give to everybody. */
export interface HolderCondition {
  readonly name: string
  readonly holder: string
}

interface RegistrantFieldsProps extends PersonFieldsProps {
  readonly conditions: readonly HolderCondition[]
  /** Somebody was named before. */
  readonly isOpenFirst: boolean
}

/** N9: who owns the names, where that is not whoever pays. Nothing of it is asked, or sent, until it is opened. */
export const RegistrantFields = ({ field, required, conditions, isOpenFirst }: RegistrantFieldsProps) => {
  const t = useTranslations('checkout')
  const [isOther, setOther] = useState(isOpenFirst)
  const id = useId()
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
      {isOther ? <PersonFields field={field} required={required} /> : null}
    </fieldset>
  )
}

const PersonFields = ({ field, required }: PersonFieldsProps) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const countries = useMemo(() => countryOptions(locale), [locale])
  const optionalLabel = t('optional')
  const line = { autoComplete: 'off', maxLength: 120 } as const
  const half = { ...line, className: 'span-3' } as const
  return (
    <FieldGrid>
      <TextField {...required('registrant.name')} {...half} label={t('fields.name')} />
      <TextField {...field('registrant.organisation')} {...half} label={t('fields.company')} optionalLabel={optionalLabel} />
      <TextField {...required('registrant.email')} {...half} type="email" maxLength={254} label={t('fields.email')} />
      <TextField
        {...required('registrant.phone')}
        {...half}
        type="tel"
        maxLength={40}
        label={t('registrant.phone')}
        hint={t('registrant.phoneHint')}
      />
      <TextField {...required('registrant.line1')} {...line} maxLength={200} label={t('fields.line1')} />
      <TextField {...field('registrant.line2')} {...line} maxLength={200} label={t('fields.line2')} optionalLabel={optionalLabel} />
      <TextField
        {...required('registrant.postalCode')}
        {...line}
        className="span-2 span-half"
        maxLength={20}
        label={t('fields.postalCode')}
      />
      <TextField {...required('registrant.city')} {...line} className="span-4 span-half" label={t('fields.city')} />
      <TextField {...field('registrant.region')} {...half} label={t('fields.region')} optionalLabel={optionalLabel} />
      <SelectField
        {...required('registrant.country')}
        className="span-3"
        label={t('fields.country')}
        options={[{ value: '', label: t('fields.chooseCountry') }, ...countries]}
      />
    </FieldGrid>
  )
}
