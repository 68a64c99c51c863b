'use client'

import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { PaymentMethodId } from '@/core/payments/types'
import { CheckboxField } from '@/ui/field/checkbox-field'
import { FieldGrid } from '@/ui/field/field'
import { SelectField } from '@/ui/field/select-field'
import { TextField } from '@/ui/field/text-field'
import { countryOptions } from '@/parts/address/country-codes'
import { CheckoutExtras, type PreselectedExtra } from './checkout-extras.client'
import type { FieldName, Prefill } from './field-messages'

const methodWords = { offline: ['offline', 'offlineHint'], stripe: ['card', 'cardHint'] } as const satisfies Record<
  PaymentMethodId,
  readonly [string, string]
>

interface CheckoutFieldsProps {
  /** What the buyer has to confirm by a tick of their own; none without. */
  readonly extras: readonly PreselectedExtra[]
  /** The first one is chosen. */
  readonly methods: readonly PaymentMethodId[]
  readonly idOf: (name: FieldName) => string
  readonly errorOf: (name: FieldName) => string | undefined
  readonly prefill: Prefill
}

/** Who it is for, where the invoice goes, how it is paid. Names of the fields are the contract's. */
export const CheckoutFields = ({ extras, methods, idOf, errorOf, prefill }: CheckoutFieldsProps) => {
  const words = useTranslations('checkout')
  const locale = useLocale()
  const countries = useMemo(() => countryOptions(locale), [locale])
  const frame = (name: FieldName) => ({ id: idOf(name), name, error: errorOf(name) })
  const field = (name: FieldName) => ({ ...frame(name), defaultValue: prefill[name] ?? '' })
  const required = (name: FieldName) => ({ ...field(name), required: true })
  const optionalLabel = words('optional')
  const page = (path: string) => (chunks: ReactNode) => (
    <Link href={`/${locale}${path}`} target="_blank">
      {chunks}
    </Link>
  )
  return (
    <>
      <fieldset>
        <legend>{words('owner')}</legend>
        <FieldGrid>
          <TextField {...required('contact.name')} label={words('fields.name')} autoComplete="name" maxLength={120} />
          <TextField
            {...required('contact.email')}
            type="email"
            label={words('fields.email')}
            hint={words('fields.emailHint')}
            autoComplete="email"
            maxLength={254}
          />
        </FieldGrid>
      </fieldset>
      <fieldset>
        <legend>{words('address')}</legend>
        <FieldGrid>
          <TextField {...required('billingAddress.line1')} label={words('fields.line1')} autoComplete="address-line1" maxLength={200} />
          <TextField
            {...field('billingAddress.line2')}
            label={words('fields.line2')}
            optionalLabel={optionalLabel}
            autoComplete="address-line2"
            maxLength={200}
          />
          <TextField
            {...required('billingAddress.postalCode')}
            className="span-2 span-half"
            label={words('fields.postalCode')}
            autoComplete="postal-code"
            maxLength={20}
          />
          <TextField
            {...required('billingAddress.city')}
            className="span-4 span-half"
            label={words('fields.city')}
            autoComplete="address-level2"
            maxLength={120}
          />
          <TextField
            {...field('billingAddress.region')}
            className="span-3"
            label={words('fields.region')}
            optionalLabel={optionalLabel}
            autoComplete="address-level1"
            maxLength={120}
          />
          <SelectField
            {...required('billingAddress.country')}
            className="span-3"
            label={words('fields.country')}
            autoComplete="country"
            options={[{ value: '', label: words('fields.chooseCountry') }, ...countries]}
          />
        </FieldGrid>
      </fieldset>
      <fieldset>
        <legend>{words('payment')}</legend>
        {methods.map((method, index) => (
          <label key={method} className="check-row">
            <input className="check" type="radio" name="paymentMethod" value={method} defaultChecked={index === 0} />
            <span>
              <b>{words(methodWords[method][0])}</b>
              <span className="checkout-hint">{words(methodWords[method][1])}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {extras.length > 0 ? <CheckoutExtras extras={extras} id={idOf('acceptExtras')} error={errorOf('acceptExtras')} /> : null}
      <CheckboxField
        {...frame('acceptTerms')}
        required
        label={words.rich('terms', { terms: page('/legal/terms-of-service'), privacy: page('/legal/privacy-policy') })}
      />
    </>
  )
}
