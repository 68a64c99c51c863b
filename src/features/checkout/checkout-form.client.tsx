'use client'

import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { needsExtraConsent } from '@/core/orders/extra-consent'
import type { PaymentMethodId } from '@/core/payments/types'
import { Button } from '@/ui/button/button'
import { ErrorSummary } from '@/ui/field/error-summary.client'
import type { PreselectedExtra } from './checkout-extras.client'
import { CheckoutFields } from './checkout-fields.client'
import type { CheckoutForm as CheckoutFormValue } from './checkout-schema'
import { checkoutSchemaFor } from './checkout-schema'
import type { FieldName, Prefill } from './field-messages'
import { fieldNames, isFieldMessage, messageFor } from './field-messages'

interface CheckoutFormProps {
  readonly methods: readonly PaymentMethodId[]
  /** What is due once it is pressed, written out above the button: the button itself says only that it obliges to pay. */
  readonly dueNow: string
  readonly dueLater: string | null
  readonly isPlacing: boolean
  /** Of the cart: what the shop ticks beforehand. */
  readonly preselected: readonly PreselectedExtra[]
  /** What the form opens with. */
  readonly prefill: Prefill
  /** What has been typed so far. */
  readonly onTyped: (form: FormData) => void
  readonly onPlace: (form: CheckoutFormValue) => void
}

const formId = 'checkout'
const idOf = (name: FieldName) => `${formId}-${name.replace('.', '-')}`

/** The form: checked by the contract's own schema, errors tied to their fields and summed up at the top. */
export const CheckoutForm = ({ methods, preselected, dueNow, dueLater, isPlacing, prefill, onTyped, onPlace }: CheckoutFormProps) => {
  const words = useTranslations('checkout')
  const [attempt, setAttempt] = useState(0)
  const [country, setCountry] = useState(prefill['billingAddress.country'] ?? '')
  const extras = needsExtraConsent(country) ? preselected : []
  const schema = checkoutSchemaFor(country, preselected.length > 0)
  const [form] = useForm({
    id: formId,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema, error: messageFor }),
    onSubmit: (event, { submission }) => {
      event.preventDefault()
      if (submission?.status === 'success') onPlace(submission.value)
    },
  })

  const messageOf = (name: FieldName): string | undefined => {
    const [message] = form.allErrors[name] ?? []
    return isFieldMessage(message) ? words(`errors.${message}`) : undefined
  }
  const errors = fieldNames.flatMap((name) => {
    const message = messageOf(name)
    return message ? [{ fieldId: idOf(name), message }] : []
  })

  const { onSubmit, ...attributes } = getFormProps(form)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event)
    // Conform checks a field again by sending the form with a hidden button: nobody has pressed that one.
    const isPressed = !(event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.hidden)
    if (isPressed) setAttempt(attempt + 1)
  }
  const follow = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    onTyped(new FormData(currentTarget))
    if (target instanceof HTMLSelectElement && target.name === 'billingAddress.country') setCountry(target.value)
  }
  return (
    <form {...attributes} onSubmit={submit} onChange={follow} className="checkout-form" noValidate>
      <ErrorSummary title={words('errorSummary', { count: errors.length })} errors={errors} answer={attempt} />
      <CheckoutFields extras={extras} methods={methods} idOf={idOf} errorOf={messageOf} prefill={prefill} />
      <p className="checkout-due">{words.rich('dueNow', { amount: dueNow, b: (chunks) => <b>{chunks}</b> })}</p>
      <Button type="submit" variant="go" size="large" block pending={isPlacing}>
        {isPlacing ? words('placing') : words('pay')}
      </Button>
      <p className="small muted checkout-after">
        {dueLater ? `${words('thenLater', { amount: dueLater })} ` : null}
        {words(methods.includes('stripe') ? 'nothingChargedHere' : 'nothingCharged')}
      </p>
    </form>
  )
}
