'use client'

import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { domainLifecycle } from '@/lib/config/limits'
import type { PaymentMethodId } from '@/core/payments/types'
import { CheckboxField } from '@/ui/field/checkbox-field'
import { FieldGrid } from '@/ui/field/field'
import { TextField } from '@/ui/field/text-field'
import { CheckoutExtras, type PreselectedExtra } from './checkout-extras.client'
import { CountryFields } from './country-fields.client'
import { RegistrantFields, type HolderCondition } from './registrant-fields.client'
import type { FieldName, Prefill } from './field-messages'

const methodWords = {
  offline: ['offline', 'offlineHint'],
  stripe: ['card', 'cardHint'],
  sandbox: ['sandbox', 'sandboxHint'],
} as const satisfies Record<PaymentMethodId, readonly [string, string]>

interface CheckoutFieldsProps {
  /** What the buyer has to confirm by a tick of their own; none without. */
  readonly extras: readonly PreselectedExtra[]
  /** U46: the buyer is a consumer with a right of withdrawal. */
  readonly isWithdrawable?: boolean
  readonly hasNames: boolean
  /** T1: taxes differ by buyer, so that a VAT number counts. */
  readonly hasSeveralTaxes?: boolean
  /** U18: something of it is paid again each term, so that a card may be kept for it. */
  readonly isRecurring: boolean
  readonly conditions?: readonly HolderCondition[]
  /** The first one is chosen. */
  readonly methods: readonly PaymentMethodId[]
  readonly idOf: (name: FieldName) => string
  readonly errorOf: (name: FieldName) => string | undefined
  readonly prefill: Prefill
}

/** What every group of fields is given: ids, errors and what the form opens with. */
const framesOf = ({ idOf, errorOf, prefill }: Pick<CheckoutFieldsProps, 'idOf' | 'errorOf' | 'prefill'>) => {
  const frame = (name: FieldName) => ({ id: idOf(name), name, error: errorOf(name) })
  const field = (name: FieldName) => ({ ...frame(name), defaultValue: prefill[name] ?? '' })
  return { frame, field, required: (name: FieldName) => ({ ...field(name), required: true }) }
}

type Frames = ReturnType<typeof framesOf>

/** Who it is for, where the invoice goes, how it is paid. Names of the fields are the contract's. */
export const CheckoutFields = ({
  extras,
  methods,
  isWithdrawable = false,
  hasNames,
  hasSeveralTaxes = false,
  isRecurring,
  conditions = [],
  ...form
}: CheckoutFieldsProps) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const frames = framesOf(form)
  const page = (path: string) => (chunks: ReactNode) => (
    <Link href={`/${locale}${path}`} target="_blank">
      {chunks}
    </Link>
  )
  return (
    <>
      <OwnerFields {...frames} hasSeveralTaxes={hasSeveralTaxes} />
      <AddressFields {...frames} />
      {hasNames ? <RegistrantFields {...frames} conditions={conditions} isOpenFirst={Boolean(form.prefill['registrant.name'])} /> : null}
      <PaymentMethods methods={methods} isRecurring={isRecurring} idOf={form.idOf} />
      {hasNames ? <p className="small">{t('domainRenewal', { days: domainLifecycle.renewalOrderDays })}</p> : null}
      {extras.length > 0 ? <CheckoutExtras extras={extras} id={form.idOf('acceptExtras')} error={form.errorOf('acceptExtras')} /> : null}
      {isWithdrawable ? (
        <fieldset>
          <legend>{t('start.title')}</legend>
          <p>{t.rich('start.intro', { withdrawal: page('/legal/withdrawal') })}</p>
          <CheckboxField {...frames.frame('acceptStart')} required label={t(hasNames ? 'start.acceptWithDomain' : 'start.accept')} />
        </fieldset>
      ) : null}
      <CheckboxField
        {...frames.frame('acceptTerms')}
        required
        label={t.rich('terms', { terms: page('/legal/terms-of-service'), privacy: page('/legal/privacy-policy') })}
      />
    </>
  )
}

const OwnerFields = ({
  field,
  required,
  hasSeveralTaxes,
}: Pick<Frames, 'field' | 'required'> & Pick<CheckoutFieldsProps, 'hasSeveralTaxes'>) => {
  const t = useTranslations('checkout')
  const optionalLabel = t('optional')
  return (
    <fieldset>
      <legend>{t('owner')}</legend>
      <FieldGrid>
        <TextField {...required('contact.name')} label={t('fields.name')} autoComplete="name" maxLength={120} />
        <TextField
          {...required('contact.email')}
          type="email"
          label={t('fields.email')}
          hint={t('fields.emailHint')}
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...field('contact.company')}
          className="span-3"
          label={t('fields.company')}
          optionalLabel={optionalLabel}
          autoComplete="organization"
          maxLength={120}
        />
        <TextField
          {...field('contact.vatId')}
          className="span-3"
          label={t('fields.vatId')}
          hint={t(hasSeveralTaxes ? 'fields.vatIdTaxHint' : 'fields.vatIdHint')}
          optionalLabel={optionalLabel}
          autoComplete="off"
          maxLength={40}
        />
      </FieldGrid>
    </fieldset>
  )
}

const AddressFields = ({ field, required }: Pick<Frames, 'field' | 'required'>) => {
  const t = useTranslations('checkout')
  const optionalLabel = t('optional')
  return (
    <fieldset>
      <legend>{t('address')}</legend>
      <FieldGrid>
        <TextField {...required('billingAddress.line1')} label={t('fields.line1')} autoComplete="address-line1" maxLength={200} />
        <TextField
          {...field('billingAddress.line2')}
          label={t('fields.line2')}
          optionalLabel={optionalLabel}
          autoComplete="address-line2"
          maxLength={200}
        />
        <CountryFields group="billingAddress" field={field} isOwn />
      </FieldGrid>
    </fieldset>
  )
}

const PaymentMethods = ({ methods, isRecurring, idOf }: Pick<CheckoutFieldsProps, 'methods' | 'isRecurring' | 'idOf'>) => {
  const t = useTranslations('checkout')
  return (
    <fieldset>
      <legend>{t('payment')}</legend>
      {methods.map((method, index) => (
        <label key={method} className="check-row">
          <input className="check" type="radio" name="paymentMethod" value={method} defaultChecked={index === 0} />
          <span>
            <b>{t(methodWords[method][0])}</b>
            <span className="checkout-hint">{t(methodWords[method][1])}</span>
          </span>
        </label>
      ))}
      {/* Hidden where a bank transfer is chosen (checkout.css), and never ticked for the buyer. */}
      {isRecurring && methods.some((method) => method !== 'offline') ? (
        <CheckboxField id={idOf('keepCard')} name="keepCard" className="checkout-keep" label={t('keepCard')} hint={t('keepCardHint')} />
      ) : null}
    </fieldset>
  )
}
