'use client'

import { useTranslations, useLocale } from 'next-intl'
import type { CartItem } from '@/features/cart/types'
import { useCart } from '@/features/cart/use-cart.client'
import { Button } from '@/components/ui/button/button'
import { CheckboxField, FieldGrid, TextField } from '@/components/ui/field/field'
import Link from 'next/link'
import { type ReactNode, type FormEvent, useState } from 'react'
import { domainLifecycle } from '@/lib/config/limits'
import { kindOfPayment, type PaymentKind, type PaymentMethodId } from '@/core/payments/types'
import { CountryFields, RegistrantFields, type HolderCondition } from './address-fields.client'
import { type FieldName, type Prefill, fieldNames } from './field-messages'
import { needsExtraConsent, needsStartConsent } from '@/core/orders/preselection'
import { ErrorSummary } from '@/components/ui/field/error-summary.client'
import { useForm, type FieldErrors } from '@/components/ui/field/use-form.client'
import { buyerIn, checkForm, type CheckoutForm as CheckoutFormValue } from './checkout-schema'

interface PreselectedExtra extends Pick<CartItem, 'lineId' | 'name'> {
  readonly domain: string
  /** Formatted. */
  readonly price: string
  /** N4: years that the price covers. */
  readonly years: number
}

interface CheckoutExtrasProps {
  readonly extras: readonly PreselectedExtra[]
  readonly id: string
  readonly error: string | undefined
}

/** Preselected add-ons, listed again with name and price; they are only bought with the buyer's own consent. */
const CheckoutExtras = ({ extras, id, error }: CheckoutExtrasProps) => {
  const t = useTranslations('checkout')
  const removeLine = useCart((cart) => cart.removeLine)
  return (
    <fieldset>
      <legend>{t('extras.title')}</legend>
      <p>{t('extras.intro')}</p>
      <ul className="checkout-extras">
        {extras.map(({ lineId, name, domain, price, years }) => (
          <li key={lineId}>
            <span>{t('extras.line', { name, domain, price, years })}</span>
            <Button variant="quiet" onClick={() => void removeLine(lineId)}>
              {t('extras.remove')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <CheckboxField id={id} name="acceptExtras" error={error} required label={t('extras.accept', { count: extras.length })} />
    </fieldset>
  )
}

const methodWords = {
  transfer: ['offline', 'offlineHint'],
  card: ['card', 'cardHint'],
  sandbox: ['sandbox', 'sandboxHint'],
} as const satisfies Record<PaymentKind, readonly [string, string]>

interface CheckoutFieldsProps {
  /** Preselected add-ons that need the buyer's consent. */
  readonly extras: readonly PreselectedExtra[]
  /** U46: the buyer is a consumer with a right of withdrawal. */
  readonly isWithdrawable?: boolean
  readonly hasNames: boolean
  /** T1: tax depends on the buyer, so a VAT number matters. */
  readonly hasSeveralTaxes?: boolean
  /** U18: part of the order renews, so a card may be saved. */
  readonly isRecurring: boolean
  readonly conditions?: readonly HolderCondition[]
  /** The first one is preselected. */
  readonly methods: readonly PaymentMethodId[]
  readonly idOf: (name: FieldName) => string
  readonly errorOf: (name: FieldName) => string | undefined
  readonly prefill: Prefill
}

const framesOf = ({ idOf, errorOf, prefill }: Pick<CheckoutFieldsProps, 'idOf' | 'errorOf' | 'prefill'>) => {
  const frame = (name: FieldName) => ({ id: idOf(name), name, error: errorOf(name) })
  const field = (name: FieldName) => ({ ...frame(name), defaultValue: prefill[name] ?? '' })
  return { frame, field, required: (name: FieldName) => ({ ...field(name), required: true }) }
}

type Frames = ReturnType<typeof framesOf>

/** Field names are those of the API schema. */
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
            <b>{t(methodWords[kindOfPayment(method)][0])}</b>
            <span className="checkout-hint">{t(methodWords[kindOfPayment(method)][1])}</span>
          </span>
        </label>
      ))}
      {/* Hidden for bank transfer (checkout.css), and never preselected. */}
      {isRecurring && methods.some((method) => method !== 'offline') ? (
        <CheckboxField id={idOf('keepCard')} name="keepCard" className="checkout-keep" label={t('keepCard')} hint={t('keepCardHint')} />
      ) : null}
    </fieldset>
  )
}

interface CheckoutFormProps {
  readonly methods: readonly PaymentMethodId[]
  /** Amount due now, shown above the button, whose label only states the obligation to pay. */
  readonly dueNow: string
  readonly dueLater: string | null
  /** Preselected add-ons in the cart. */
  readonly preselected: readonly PreselectedExtra[]
  /** N9: the order contains domains, which need an owner. */
  readonly hasNames: boolean
  readonly hasSeveralTaxes: boolean
  /** U18: part of the order renews. */
  readonly isRecurring: boolean
  readonly conditions: readonly HolderCondition[]
  readonly prefill: Prefill
  readonly onTyped: (form: FormData) => void
  /** Called on blur and on change of country. */
  readonly onLeft: (form: FormData) => void
  /** Resolves to true once the order is placed. */
  readonly onPlace: (form: CheckoutFormValue) => Promise<boolean>
}

/** Note under the button. It only says that nothing is charged if no other method can be chosen. */
const nothingCharged = (methods: readonly PaymentMethodId[]) => {
  const kinds = new Set(methods.map(kindOfPayment))
  if (kinds.has('card')) return 'nothingChargedHere'
  return kinds.has('sandbox') ? 'nothingChargedSandbox' : 'nothingCharged'
}

/** Validates with the API's own schema; errors are tied to their fields and summarised at the top. */
export const CheckoutForm = ({
  methods,
  preselected,
  hasNames,
  hasSeveralTaxes,
  isRecurring,
  conditions,
  dueNow,
  dueLater,
  prefill,
  onTyped,
  onLeft,
  onPlace,
}: CheckoutFormProps) => {
  const t = useTranslations('checkout')
  const [buyer, setBuyer] = useState({
    country: prefill['billingAddress.country'] ?? '',
    company: prefill['contact.company'] ?? '',
    vatId: prefill['contact.vatId'] ?? '',
  })
  const extras = needsExtraConsent(buyer.country) ? preselected : []
  const hasPreselected = preselected.length > 0

  const check = (data: FormData): FieldErrors => {
    const faults = Object.entries(checkForm(data, hasPreselected).faults ?? {})
    return Object.fromEntries(faults.map(([name, fault]) => [name, t(`errors.${fault}`)]))
  }
  const send = async (data: FormData) => {
    const { form } = checkForm(data, hasPreselected)
    return form !== null && (await onPlace(form)) ? 'leaving' : {}
  }
  const form = useForm({ id: 'checkout', check, send })
  const errors = form.errorsOf(fieldNames)

  const follow = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event
    form.attributes.onChange(event)
    onTyped(new FormData(currentTarget))
    setBuyer(buyerIn(new FormData(currentTarget)))
    if (!(target instanceof HTMLSelectElement) || target.name !== 'billingAddress.country') return
    onLeft(new FormData(currentTarget))
  }
  return (
    <form
      {...form.attributes}
      onChange={follow}
      onBlur={({ currentTarget }) => onLeft(new FormData(currentTarget))}
      className="checkout-form"
      noValidate
    >
      <ErrorSummary title={t('errorSummary', { count: errors.length })} errors={errors} answer={form.attempt} />
      <CheckoutFields
        extras={extras}
        isWithdrawable={needsStartConsent(buyer)}
        methods={methods}
        hasNames={hasNames}
        hasSeveralTaxes={hasSeveralTaxes}
        isRecurring={isRecurring}
        conditions={conditions}
        idOf={form.idOf}
        errorOf={form.errorOf}
        prefill={prefill}
      />
      <p key={dueNow} className="checkout-due">
        {t.rich('dueNow', { amount: dueNow, b: (chunks) => <b>{chunks}</b> })}
      </p>
      <Button type="submit" variant="go" size="large" block pending={form.isSending}>
        {form.isSending ? t('placing') : t('pay')}
      </Button>
      <p className="small muted checkout-after">
        {dueLater ? `${t('thenLater', { amount: dueLater })} ${t(nothingCharged(methods))}` : t(nothingCharged(methods))}
      </p>
    </form>
  )
}
