'use client'

import { useState } from 'react'
import type { MoneyBackAnswer } from '@/modules/subscriptions/schema'
import { staffAsk, staffCall } from '@/cms/admin/staff-call.client'
import { Figures, Line, Press, useText, type Desk } from './panel-parts.client'
import { panelWords } from './panel-words'

const toAmount = (typed: string): { readonly amount?: number } =>
  typed.trim() === '' ? {} : { amount: Number(typed.trim().replace(',', '.')) }

/** U15: everything that was paid, or some of it; seen first, and confirmed by its figures. */
export const MoneyBackDesk = ({ path, reason, isBusy, act }: Desk) => {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [ends, setEnds] = useState(true)
  const [seen, setSeen] = useState<MoneyBackAnswer | null>(null)

  const show = () =>
    act(async () => {
      const { answer, fault } = await staffAsk<MoneyBackAnswer>(`${path}/money-back/preview`, toAmount(typed))
      setSeen(answer)
      return fault ?? ''
    })
  const give = () =>
    act(async () => {
      const fault = await staffCall(`${path}/money-back`, { ...toAmount(typed), reason, ends, figures: seen?.figures })
      setSeen(null)
      return fault
    })

  return (
    <details>
      <summary>{text(panelWords.moneyBack)}</summary>
      <Line
        id="desk-amount"
        label={text(panelWords.amount)}
        value={typed}
        inputMode="decimal"
        onValue={(value) => {
          setTyped(value)
          setSeen(null)
        }}
      />
      <label>
        <input type="checkbox" checked={ends} onChange={(event) => setEnds(event.target.checked)} /> {text(panelWords.ends)}
      </label>
      <div>
        <Press isOff={isBusy} onPress={show}>
          {text(panelWords.show)}
        </Press>
      </div>
      {seen ? (
        <>
          <Figures
            currency={seen.currency}
            rows={[
              ...seen.lines.map(({ invoice, name, back }): readonly [string, number] => [`${invoice} ${name}`, back]),
              ...seen.kept.map(({ name, amount }): readonly [string, number] => [`${text(panelWords.kept)}: ${name}`, -amount]),
              [text(panelWords.moneyBack), seen.total],
            ]}
          />
          {seen.byHand ? <p>{text(panelWords.byHand)}</p> : null}
          <Press isOff={isBusy || reason.trim() === ''} onPress={give}>
            {text(panelWords.give)}
          </Press>
        </>
      ) : null}
    </details>
  )
}
