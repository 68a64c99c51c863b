'use client'

import type { BalanceResponse, MoneyBackResponse } from '@/modules/subscriptions/schema'
import { useTranslation, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState, useCallback } from 'react'
import { staffAsk, staffCall } from '@/payload/admin/payments/payment-buttons.client'
import { Press, useText, Figures, Line, type Screen, PlanScreen } from './close-refund.client'
import { useRouter } from 'next/navigation'
import type { StaffCommand, ScreenFacts } from './endpoints'

interface BalanceScreenProps {
  readonly path: string
  readonly currency: string
}

/** U36: balance and movements, newest first, paged. Read-only. */
const BalanceScreen = ({ path, currency }: BalanceScreenProps) => {
  const text = useText()
  const { i18n } = useTranslation()
  const [page, setPage] = useState(1)
  const [balance, setBalance] = useState<BalanceResponse | null>(null)
  useEffect(() => {
    void staffAsk<BalanceResponse>(`${path}/movements?page=${page}`).then(({ answer }) => {
      if (answer) setBalance(answer)
    })
  }, [path, page])
  if (balance === null) return null
  const money = new Intl.NumberFormat(i18n.language, { style: 'currency', currency })
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <p className="field-label">{text('subscriptionBalance.title')}</p>
      <ul>
        <li>
          {text('subscriptionBalance.left')}: {money.format(balance.amount)}
        </li>
        <li>
          {text('subscriptionBalance.threshold')}: {money.format(balance.threshold)}
        </li>
        <li>
          {text('subscriptionBalance.topUp')}: {day.format(new Date(balance.topUpAt))}
        </li>
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('subscriptionBalance.date')}</th>
            <th scope="col">{text('subscriptionBalance.movement')}</th>
            <th scope="col">{text('subscriptionBalance.amount')}</th>
            <th scope="col">{text('subscriptionBalance.after')}</th>
          </tr>
        </thead>
        <tbody>
          {balance.movements.map((each, index) => (
            <tr key={`${page} ${index}`}>
              <td>{day.format(new Date(each.day ?? each.at))}</td>
              <td>
                {text(`subscriptionBalance.kind.${each.kind}`)} {each.orderNumber}
              </td>
              <td>{money.format(each.amount)}</td>
              <td>{money.format(each.balanceAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {balance.pages > 1 ? (
        <div className="staff-desk__moves">
          <Press isOff={page <= 1} onPress={async () => setPage(page - 1)}>
            {text('subscriptionBalance.newer')}
          </Press>
          <Press isOff={page >= balance.pages} onPress={async () => setPage(page + 1)}>
            {text('subscriptionBalance.older')}
          </Press>
        </div>
      ) : null}
    </>
  )
}

const toAmount = (typed: string): { readonly amount?: number } =>
  typed.trim() === '' ? {} : { amount: Number(typed.trim().replace(',', '.')) }

/** U15: full or partial refund, confirmed after a preview of the amounts. */
const MoneyBackScreen = ({ path, reason, isBusy, act }: Screen) => {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [ends, setEnds] = useState(true)
  const [seen, setSeen] = useState<MoneyBackResponse | null>(null)

  const show = () =>
    act(async () => {
      const { answer, fault } = await staffAsk<MoneyBackResponse>(`${path}/money-back/preview`, toAmount(typed))
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
      <summary>{text('subscriptionScreen.moneyBack')}</summary>
      <Line
        id="desk-amount"
        label={text('subscriptionScreen.amount')}
        value={typed}
        inputMode="decimal"
        onValue={(value) => {
          setTyped(value)
          setSeen(null)
        }}
      />
      <label>
        <input type="checkbox" checked={ends} onChange={(event) => setEnds(event.target.checked)} /> {text('subscriptionScreen.ends')}
      </label>
      <div>
        <Press isOff={isBusy} onPress={show}>
          {text('subscriptionScreen.show')}
        </Press>
      </div>
      {seen ? (
        <>
          <Figures
            currency={seen.currency}
            rows={[
              ...seen.lines.map(({ invoice, name, back }): readonly [string, number] => [`${invoice} ${name}`, back]),
              ...seen.kept.map(({ name, amount }): readonly [string, number] => [`${text('subscriptionScreen.kept')}: ${name}`, -amount]),
              [text('subscriptionScreen.moneyBack'), seen.total],
            ]}
          />
          {seen.byHand ? <p>{text('subscriptionScreen.byHand')}</p> : null}
          <Press isOff={isBusy || reason.trim() === ''} onPress={give}>
            {text('subscriptionScreen.give')}
          </Press>
        </>
      ) : null}
    </details>
  )
}

const CheckoutState = ({ facts: { sentence, dates, open } }: { readonly facts: ScreenFacts }) => {
  const text = useText()
  const { config } = useConfig()
  return (
    <>
      <p>{sentence}</p>
      {dates.length === 0 ? null : <p className="field-label">{text('subscriptionScreen.next')}</p>}
      <ul>
        {dates.map(({ label, day }) => (
          <li key={label}>
            {label}: {day}
          </li>
        ))}
      </ul>
      {open.length === 0 ? null : <p className="field-label">{text('subscriptionScreen.open.label')}</p>}
      <ul>
        {open.map(({ label, name, path }) => (
          <li key={path}>
            {label}: <a href={`${config.routes.admin}${path}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

type Move = Exclude<StaffCommand, 'moneyBack' | 'plan'>

const isMove = (deed: StaffCommand): deed is Move => deed !== 'moneyBack' && deed !== 'plan'

const Moves = ({ path, reason, isBusy, act, deeds }: Screen & { readonly deeds: readonly Move[] }) => {
  const text = useText()
  const [days, setDays] = useState('7')
  const press = (kind: Move) =>
    act(() => staffCall(`${path}/change`, { kind, reason, ...(kind === 'putForward' ? { days: Number(days) } : {}) }))
  return (
    <>
      {deeds.includes('putForward') ? (
        <Line id="subscription-days" label={text('subscriptionScreen.days')} value={days} inputMode="numeric" onValue={setDays} />
      ) : null}
      <div className="staff-desk__moves">
        {deeds.map((kind) => (
          <Press key={kind} isOff={isBusy || reason.trim() === ''} onPress={() => press(kind)}>
            {text(`subscriptionScreen.${kind}`)}
          </Press>
        ))}
      </div>
    </>
  )
}

/** U8, U15: state, upcoming dates, open items and commands of a subscription. Commands are recorded in its events and the audit log. */
export const SubscriptionPanel = () => {
  const { id } = useDocumentInfo()
  const text = useText()
  const router = useRouter()
  const [facts, setFacts] = useState<ScreenFacts | null>(null)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const path = `/api/subscriptions/${id}`

  const read = useCallback(async () => {
    const { answer, fault } = await staffAsk<ScreenFacts>(`/api/subscriptions/${id}/desk`)
    if (answer) setFacts(answer)
    else setSaid(fault)
  }, [id])
  useEffect(() => void read(), [read])

  /** `work` returns an error message, an empty string for nothing to report, or null on success. */
  const act = async (work: () => Promise<string | null>) => {
    setBusy(true)
    const fault = await work()
    setSaid(fault ?? text('subscriptionScreen.done'))
    setBusy(false)
    if (fault !== null) return
    await read()
    router.refresh()
  }
  const desk: Screen = { path, reason, isBusy, act }
  const isChangeOpen = facts?.open.some(({ kind }) => kind === 'change') === true

  return (
    <fieldset className="field-type staff-desk">
      <legend>{text('subscriptionScreen.title')}</legend>
      {facts ? <CheckoutState facts={facts} /> : null}
      {facts?.hasBalance === true ? <BalanceScreen path={path} currency={facts.currency} /> : null}
      <Line id="subscription-reason" label={text('subscriptionScreen.reason')} value={reason} onValue={setReason} />
      {facts ? <Moves {...desk} deeds={facts.deeds.filter(isMove)} /> : null}
      {facts?.deeds.includes('plan') === true && !isChangeOpen ? <PlanScreen {...desk} /> : null}
      {isChangeOpen ? (
        <Press isOff={isBusy || reason.trim() === ''} onPress={() => act(() => staffCall(`${path}/plan/cancel`, { reason }))}>
          {text('subscriptionScreen.cancelPlan')}
        </Press>
      ) : null}
      {facts?.deeds.includes('moneyBack') === true ? <MoneyBackScreen {...desk} /> : null}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}
