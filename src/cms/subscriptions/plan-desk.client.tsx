'use client'

import { useState } from 'react'
import type { ChangePreviewAnswer } from '@/modules/subscriptions/schema'
import type { ChangeChoices, ChangeWish } from '@/core/subscriptions/plan-change'
import { staffAsk, staffCall } from '@/cms/admin/staff-call.client'
import { translate } from '@/cms/words'
import { periodLabels } from '@/cms/fields/selects'
import { useTranslation } from '@payloadcms/ui'
import { Figures, Line, Press, useText, type Desk } from './panel-parts.client'
import { panelWords } from './panel-words'

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
            {text(panelWords.part)}
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
        {text(panelWords.period)}
      </label>
      <select
        id="desk-period"
        value={wish.billing}
        onChange={(event) => onWish({ ...wish, billing: choices.periods.find((each) => each === event.target.value) ?? wish.billing })}
      >
        {choices.periods.map((period) => (
          <option key={period} value={period}>
            {translate({ i18n }, periodLabels[period])}
          </option>
        ))}
      </select>
      <Line
        id="desk-quantity"
        label={text(panelWords.quantity)}
        value={String(wish.quantity)}
        inputMode="numeric"
        onValue={(value) => onWish({ ...wish, quantity: Number(value) || 0 })}
      />
    </>
  )
}

/** U15: the same preview its holder sees, ordered for them: they pay it. */
export const PlanDesk = ({ path, reason, isBusy, act }: Desk) => {
  const text = useText()
  const [choices, setChoices] = useState<Choices | null>(null)
  const [wish, setWish] = useState<ChangeWish | null>(null)
  const [seen, setSeen] = useState<ChangePreviewAnswer | null>(null)

  const load = () =>
    act(async () => {
      const { answer, fault } = await staffAsk<Choices>(`${path}/plan`)
      setChoices(answer)
      setWish(answer?.wish ?? null)
      return fault ?? ''
    })
  const show = () =>
    act(async () => {
      const { answer, fault } = await staffAsk<ChangePreviewAnswer>(`${path}/plan/preview`, wish)
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
      <summary>{text(panelWords.plan)}</summary>
      <Press isOff={isBusy} onPress={load}>
        {text(panelWords.load)}
      </Press>
      {choices && wish ? (
        <>
          <Choice choices={choices} wish={wish} onWish={choose} />
          <Press isOff={isBusy} onPress={show}>
            {text(panelWords.show)}
          </Press>
        </>
      ) : null}
      {seen ? <Seen seen={seen} isOff={isBusy || reason.trim() === ''} onOrder={order} /> : null}
    </details>
  )
}

interface SeenProps {
  readonly seen: ChangePreviewAnswer
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
          [text(panelWords.unused), unused],
          [text(panelWords.price), price],
          [text(panelWords.due), dueNow],
          [text(panelWords.left), left],
        ]}
      />
      <Press isOff={isOff} onPress={onOrder}>
        {text(panelWords.order)}
      </Press>
    </>
  )
}
