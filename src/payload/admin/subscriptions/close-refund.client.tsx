'use client'

import { Button, useTranslation, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { translate } from '@/payload/translate'
import type { BrowserKey } from '@/payload/i18n/browser-words'
import { useRouter } from 'next/navigation'
import { staffCall, staffAsk } from '@/payload/admin/payments/payment-buttons.client'
import type { ChangePreviewResponse } from '@/modules/subscriptions/schema'
import type { ChangeChoices, ChangeWish } from '@/core/subscriptions/plan-change'

/** Text of the panel in the admin's language. */
export const useText = (): ((text: BrowserKey) => string) => {
  const { i18n } = useTranslation()
  return (text) => translate({ i18n }, text)
}

interface LineProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly inputMode?: 'numeric' | 'decimal'
}

export const Line = ({ id, label, value, onValue, inputMode }: LineProps) => (
  <>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <div className="input-wrapper field-type text">
      <input id={id} type="text" inputMode={inputMode} maxLength={300} value={value} onChange={(event) => onValue(event.target.value)} />
    </div>
  </>
)

interface PressProps {
  readonly children: ReactNode
  readonly isOff: boolean
  readonly onPress: () => Promise<void>
}

export const Press = ({ children, isOff, onPress }: PressProps) => (
  <Button buttonStyle="secondary" size="small" type="button" disabled={isOff} onClick={() => void onPress()}>
    {children}
  </Button>
)

interface FiguresProps {
  readonly rows: readonly (readonly [string, number])[]
  readonly currency: string
}

/** Amounts of the API, in major units. */
export const Figures = ({ rows, currency }: FiguresProps) => {
  const { i18n } = useTranslation()
  const money = new Intl.NumberFormat(i18n.language, { style: 'currency', currency })
  return (
    <ul style={{ margin: 0, paddingInlineStart: 'calc(var(--base) * 0.8)' }}>
      {rows.map(([label, amount], index) => (
        <li key={`${index} ${label}`}>
          {label}: {money.format(amount)}
        </li>
      ))}
    </ul>
  )
}

/** Actions of a panel section: sends the reason along, reports the result and reloads the data. */
export interface Screen {
  readonly path: string
  readonly reason: string
  readonly isBusy: boolean
  readonly act: (work: () => Promise<string | null>) => Promise<void>
}

/** U14: closes a refund in progress; part of the work list of staff who send bank transfers. */
export const CloseRefund = () => {
  const { id } = useDocumentInfo()
  const text = useText()
  const router = useRouter()
  const state = useFormFields(([fields]) => fields['state']?.value)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const press = async (kind: 'sent' | 'failed') => {
    setBusy(true)
    const fault = await staffCall(`/api/refunds/${id}/close`, { kind, reason })
    setBusy(false)
    setSaid(fault ?? text('closeRefund.done'))
    if (fault === null) router.refresh()
  }
  if (state !== 'requested') return null
  return (
    <fieldset className="field-type" style={{ border: 0, padding: 0, marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <legend className="field-label">{text('closeRefund.title')}</legend>
      <Line id="refund-reference" label={text('closeRefund.reason')} value={reason} onValue={setReason} />
      {(['sent', 'failed'] as const).map((kind) => (
        <Press key={kind} isOff={isBusy || reason.trim() === ''} onPress={() => press(kind)}>
          {text(`closeRefund.${kind}`)}
        </Press>
      ))}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}

type Choices = ChangeChoices & { readonly wish: ChangeWish }

interface ChoiceProps {
  readonly choices: Choices
  readonly wish: ChangeWish
  readonly onWish: (wish: ChangeWish) => void
}

const Choice = ({ choices, wish, onWish }: ChoiceProps) => {
  const text = useText()
  const { i18n } = useTranslation()
  const withPart = (index: number, product: string) => wish.products.map((each, at) => (at === index ? product : each))
  return (
    <>
      {choices.parts.map((options, index) => (
        <div key={choices.wish.products[index]}>
          <label className="field-label" htmlFor={`desk-part-${index}`}>
            {text('subscriptionScreen.part')}
          </label>
          <select
            id={`desk-part-${index}`}
            value={wish.products[index]}
            onChange={(event) => onWish({ ...wish, products: withPart(index, event.target.value) })}
          >
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
      <label className="field-label" htmlFor="desk-period">
        {text('subscriptionScreen.period')}
      </label>
      <select
        id="desk-period"
        value={wish.billing}
        onChange={(event) => onWish({ ...wish, billing: choices.periods.find((each) => each === event.target.value) ?? wish.billing })}
      >
        {choices.periods.map((period) => (
          <option key={period} value={period}>
            {translate({ i18n }, `period.${period}`)}
          </option>
        ))}
      </select>
      <Line
        id="desk-quantity"
        label={text('subscriptionScreen.quantity')}
        value={String(wish.quantity)}
        inputMode="numeric"
        onValue={(value) => onWish({ ...wish, quantity: Number(value) || 0 })}
      />
    </>
  )
}

/** U15: the preview that the customer sees, ordered on their behalf; the customer pays. */
export const PlanScreen = ({ path, reason, isBusy, act }: Screen) => {
  const text = useText()
  const [choices, setChoices] = useState<Choices | null>(null)
  const [wish, setWish] = useState<ChangeWish | null>(null)
  const [seen, setSeen] = useState<ChangePreviewResponse | null>(null)

  const load = () =>
    act(async () => {
      const { answer, fault } = await staffAsk<Choices>(`${path}/plan`)
      setChoices(answer)
      setWish(answer?.wish ?? null)
      return fault ?? ''
    })
  const show = () =>
    act(async () => {
      const { answer, fault } = await staffAsk<ChangePreviewResponse>(`${path}/plan/preview`, wish)
      setSeen(answer)
      return fault ?? ''
    })
  const order = () =>
    act(async () => {
      const fault = await staffCall(`${path}/plan`, { ...wish, figures: seen?.figures, reason })
      setSeen(null)
      return fault
    })
  const choose = (next: ChangeWish) => {
    setWish(next)
    setSeen(null)
  }

  return (
    <details>
      <summary>{text('subscriptionScreen.plan')}</summary>
      <Press isOff={isBusy} onPress={load}>
        {text('subscriptionScreen.load')}
      </Press>
      {choices && wish ? (
        <>
          <Choice choices={choices} wish={wish} onWish={choose} />
          <Press isOff={isBusy} onPress={show}>
            {text('subscriptionScreen.show')}
          </Press>
        </>
      ) : null}
      {seen ? <Seen seen={seen} isOff={isBusy || reason.trim() === ''} onOrder={order} /> : null}
    </details>
  )
}

interface SeenProps {
  readonly seen: ChangePreviewResponse
  readonly isOff: boolean
  readonly onOrder: () => Promise<void>
}

const Seen = ({ seen: { currency, unused, price, dueNow, left }, isOff, onOrder }: SeenProps) => {
  const text = useText()
  return (
    <>
      <Figures
        currency={currency}
        rows={[
          [text('subscriptionScreen.unused'), unused],
          [text('subscriptionScreen.price'), price],
          [text('subscriptionScreen.due'), dueNow],
          [text('subscriptionScreen.left'), left],
        ]}
      />
      <Press isOff={isOff} onPress={onOrder}>
        {text('subscriptionScreen.order')}
      </Press>
    </>
  )
}
