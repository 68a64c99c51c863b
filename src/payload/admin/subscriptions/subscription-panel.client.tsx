'use client'

import type { BalanceResponse, MoneyBackResponse } from '@/modules/subscriptions/schema'
import { useTranslation, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState, useCallback } from 'react'
import { DataTable } from '@/payload/admin/data-table'
import { Line, ActionButton, ActionMessage, requestStaffApi, staffCall, useAct, useText } from '@/payload/admin/staff-call.client'
import { Figures, type Screen, PlanScreen } from './close-refund.client'
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
    void requestStaffApi<BalanceResponse>(`${path}/movements?page=${page}`).then(({ answer }) => {
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
      <DataTable
        headings={(['date', 'movement', 'amount', 'after'] as const).map((name) => text(`subscriptionBalance.${name}`))}
        rows={balance.movements.map((each) => [
          day.format(new Date(each.day ?? each.at)),
          `${text(`subscriptionBalance.kind.${each.kind}`)} ${each.orderNumber ?? ''}`,
          money.format(each.amount),
          money.format(each.balanceAfter),
        ])}
      />
      {balance.pages > 1 ? (
        <div className="staff-desk__moves">
          <ActionButton isOff={page <= 1} onPress={async () => setPage(page - 1)}>
            {text('subscriptionBalance.newer')}
          </ActionButton>
          <ActionButton isOff={page >= balance.pages} onPress={async () => setPage(page + 1)}>
            {text('subscriptionBalance.older')}
          </ActionButton>
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
      const { answer, fault } = await requestStaffApi<MoneyBackResponse>(`${path}/money-back/preview`, toAmount(typed))
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
        <ActionButton isOff={isBusy} onPress={show}>
          {text('subscriptionScreen.show')}
        </ActionButton>
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
          <ActionButton isOff={isBusy || reason.trim() === ''} onPress={give}>
            {text('subscriptionScreen.give')}
          </ActionButton>
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
          <ActionButton key={kind} isOff={isBusy || reason.trim() === ''} onPress={() => press(kind)}>
            {text(`subscriptionScreen.${kind}`)}
          </ActionButton>
        ))}
      </div>
    </>
  )
}

/** U8, U15: state, upcoming dates, open items and commands of a subscription. Commands are recorded in its events and the audit log. */
export const SubscriptionPanel = () => {
  const { id } = useDocumentInfo()
  const text = useText()
  const { isBusy, said, setSaid, act: run } = useAct(text('subscriptionScreen.done'))
  const [facts, setFacts] = useState<ScreenFacts | null>(null)
  const [reason, setReason] = useState('')
  const path = `/api/subscriptions/${id}`

  const read = useCallback(async () => {
    const { answer, fault } = await requestStaffApi<ScreenFacts>(`/api/subscriptions/${id}/desk`)
    if (answer) setFacts(answer)
    else setSaid(fault)
  }, [id, setSaid])
  useEffect(() => void read(), [read])

  const act = async (work: () => Promise<string | null>) => {
    if (await run(work)) await read()
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
        <ActionButton isOff={isBusy || reason.trim() === ''} onPress={() => act(() => staffCall(`${path}/plan/cancel`, { reason }))}>
          {text('subscriptionScreen.cancelPlan')}
        </ActionButton>
      ) : null}
      {facts?.deeds.includes('moneyBack') === true ? <MoneyBackScreen {...desk} /> : null}
      <ActionMessage text={said} />
    </fieldset>
  )
}
