'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { needsExtraConsent, needsStartConsent } from '@/core/orders/consent'
import type { PaymentMethodId } from '@/core/payments/types'
import { Button } from '@/ui/button/button'
import { ErrorSummary } from '@/ui/field/error-summary.client'
import { useForm, type FieldErrors } from '@/ui/field/use-form.client'
import type { PreselectedExtra } from './checkout-extras.client'
import { CheckoutFields } from './checkout-fields.client'
import { buyerIn, checkForm, type CheckoutForm as CheckoutFormValue } from './checkout-schema'
import { fieldNames, type Prefill } from './field-messages'
import type { HolderCondition } from './registrant-fields.client'

interface CheckoutFormProps {
  readonly methods: readonly PaymentMethodId[]
  /** What is due once it is pressed, written out above the button: the button itself says only that it obliges to pay. */
  readonly dueNow: string
  readonly dueLater: string | null
  /** Of the cart: what the shop ticks beforehand. */
  readonly preselected: readonly PreselectedExtra[]
  /** N9: whether the order brings names, which have an owner. */
  readonly hasNames: boolean
  readonly hasSeveralTaxes: boolean
  /** U18: something of it is paid again each term. */
  readonly isRecurring: boolean
  readonly conditions: readonly HolderCondition[]
  /** What the form opens with. */
  readonly prefill: Prefill
  /** What has been typed so far. */
  readonly onTyped: (form: FormData) => void
  /** A field was left, or a country chosen. */
  readonly onLeft: (form: FormData) => void
  /** True once it is an order. */
  readonly onPlace: (form: CheckoutFormValue) => Promise<boolean>
}

/** What is said under the button of every way that is offered: what costs nothing at all is said where nothing else can be chosen. */
const nothingCharged = (methods: readonly PaymentMethodId[]) => {
  if (methods.includes('stripe')) return 'nothingChargedHere'
  return methods.includes('sandbox') ? 'nothingChargedSandbox' : 'nothingCharged'
}

/** The form: checked by the contract's own schema, errors tied to their fields and summed up at the top. */
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
