'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { CheckboxField, FieldGrid, TextField } from '@/components/ui/field/field'
import { CountryFields } from './country-fields.client'
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
