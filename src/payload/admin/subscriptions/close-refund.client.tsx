'use client'

import { useTranslation, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { translate } from '@/payload/translate'
import { Line, Panel, ActionButton, ActionMessage, staffCall, requestStaffApi, useAct, useText } from '@/payload/admin/staff-call.client'
import type { ChangePreviewResponse } from '@/modules/subscriptions/schema'
import type { ChangeChoices, RequestedChange } from '@/core/subscriptions/plan-change'

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
  readonly act: (work: () => Promise<string | null>) => Promise<unknown>
}

/** U14: closes a refund in progress; part of the work list of staff who send bank transfers. */
export const CloseRefund = () => {
  const { id } = useDocumentInfo()
  const text = useText()
  const state = useFormFields(([fields]) => fields['state']?.value)
  const [reason, setReason] = useState('')
  const { isBusy, said, act } = useAct(text('closeRefund.done'))
  if (state !== 'requested') return null
  return (
    <Panel title={text('closeRefund.title')}>
      <Line id="refund-reference" label={text('closeRefund.reason')} value={reason} onValue={setReason} />
      {(['sent', 'failed'] as const).map((kind) => (
        <ActionButton
          key={kind}
          isOff={isBusy || reason.trim() === ''}
          onPress={() => act(() => staffCall(`/api/refunds/${id}/close`, { kind, reason }))}
        >
          {text(`closeRefund.${kind}`)}
        </ActionButton>
      ))}
      <ActionMessage text={said} />
    </Panel>
  )
}

type Choices = ChangeChoices & { readonly wish: RequestedChange }

interface ChoiceProps {
  readonly choices: Choices
  readonly wish: RequestedChange
  readonly onWish: (wish: RequestedChange) => void
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
  const [wish, setWish] = useState<RequestedChange | null>(null)
  const [seen, setSeen] = useState<ChangePreviewResponse | null>(null)

  const load = () =>
    act(async () => {
      const { answer, fault } = await requestStaffApi<Choices>(`${path}/plan`)
      setChoices(answer)
      setWish(answer?.wish ?? null)
      return fault ?? ''
    })
  const show = () =>
    act(async () => {
      const { answer, fault } = await requestStaffApi<ChangePreviewResponse>(`${path}/plan/preview`, wish)
      setSeen(answer)
      return fault ?? ''
    })
  const order = () =>
    act(async () => {
      const fault = await staffCall(`${path}/plan`, { ...wish, figures: seen?.figures, reason })
      setSeen(null)
      return fault
    })
  const choose = (next: RequestedChange) => {
    setWish(next)
    setSeen(null)
  }

  return (
    <details>
      <summary>{text('subscriptionScreen.plan')}</summary>
      <ActionButton isOff={isBusy} onPress={load}>
        {text('subscriptionScreen.load')}
      </ActionButton>
      {choices && wish ? (
        <>
          <Choice choices={choices} wish={wish} onWish={choose} />
          <ActionButton isOff={isBusy} onPress={show}>
            {text('subscriptionScreen.show')}
          </ActionButton>
        </>
      ) : null}
      {seen ? <Seen seen={seen} isOff={isBusy || reason.trim() === ''} onOrder={order} /> : null}
    </details>
  )
}

interface SeenProps {
  readonly seen: ChangePreviewResponse
  readonly isOff: boolean
  readonly onOrder: () => Promise<unknown>
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
      <ActionButton isOff={isOff} onPress={onOrder}>
        {text('subscriptionScreen.order')}
      </ActionButton>
    </>
  )
}
