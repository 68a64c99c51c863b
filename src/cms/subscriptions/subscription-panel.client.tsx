'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { BalanceDesk } from './balance-desk.client'
import type { DeskDeed, DeskFacts } from './desk-facts'
import { MoneyBackDesk } from './money-back-desk.client'
import { Line, Press, useText, type Desk } from './panel-parts.client'
import { panelWords } from './panel-words'
import { PlanDesk } from './plan-desk.client'
import { staffAsk, staffCall } from '@/cms/admin/staff-call.client'

const Standing = ({ facts: { sentence, dates, open } }: { readonly facts: DeskFacts }) => {
  const text = useText()
  const { config } = useConfig()
  return (
    <>
      <p>{sentence}</p>
      {dates.length === 0 ? null : <p className="field-label">{text(panelWords.next)}</p>}
      <ul>
        {dates.map(({ label, day }) => (
          <li key={label}>
            {label}: {day}
          </li>
        ))}
      </ul>
      {open.length === 0 ? null : <p className="field-label">{text(panelWords.open)}</p>}
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

type Move = Exclude<DeskDeed, 'moneyBack' | 'plan'>

const isMove = (deed: DeskDeed): deed is Move => deed !== 'moneyBack' && deed !== 'plan'

const Moves = ({ path, reason, isBusy, act, deeds }: Desk & { readonly deeds: readonly Move[] }) => {
  const text = useText()
  const [days, setDays] = useState('7')
  const press = (kind: Move) =>
    act(() => staffCall(`${path}/change`, { kind, reason, ...(kind === 'putForward' ? { days: Number(days) } : {}) }))
  return (
    <>
      {deeds.includes('putForward') ? (
        <Line id="subscription-days" label={text(panelWords.days)} value={days} inputMode="numeric" onValue={setDays} />
      ) : null}
      <div className="staff-desk__moves">
        {deeds.map((kind) => (
          <Press key={kind} isOff={isBusy || reason.trim() === ''} onPress={() => press(kind)}>
            {text(panelWords[kind])}
          </Press>
        ))}
      </div>
    </>
  )
}

/** U8, U15: beside a subscription: how it stands, what comes next, what is open, and what may be done. What is done stands in its events and among the actions of staff. */
export const SubscriptionPanel = () => {
  const { id } = useDocumentInfo()
  const text = useText()
  const router = useRouter()
  const [facts, setFacts] = useState<DeskFacts | null>(null)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const path = `/api/subscriptions/${id}`

  const read = useCallback(async () => {
    const { answer, fault } = await staffAsk<DeskFacts>(`/api/subscriptions/${id}/desk`)
    if (answer) setFacts(answer)
    else setSaid(fault)
  }, [id])
  useEffect(() => void read(), [read])

  /** A sentence is a fault, an empty one nothing to say, null is done. */
  const act = async (work: () => Promise<string | null>) => {
    setBusy(true)
    const fault = await work()
    setSaid(fault ?? text(panelWords.done))
    setBusy(false)
    if (fault !== null) return
    await read()
    router.refresh()
  }
  const desk: Desk = { path, reason, isBusy, act }
  const isChangeOpen = facts?.open.some(({ kind }) => kind === 'change') === true

  return (
    <fieldset className="field-type staff-desk">
      <legend>{text(panelWords.title)}</legend>
      {facts ? <Standing facts={facts} /> : null}
      {facts?.hasBalance === true ? <BalanceDesk path={path} currency={facts.currency} /> : null}
      <Line id="subscription-reason" label={text(panelWords.reason)} value={reason} onValue={setReason} />
      {facts ? <Moves {...desk} deeds={facts.deeds.filter(isMove)} /> : null}
      {facts?.deeds.includes('plan') === true && !isChangeOpen ? <PlanDesk {...desk} /> : null}
      {isChangeOpen ? (
        <Press isOff={isBusy || reason.trim() === ''} onPress={() => act(() => staffCall(`${path}/plan/cancel`, { reason }))}>
          {text(panelWords.cancelPlan)}
        </Press>
      ) : null}
      {facts?.deeds.includes('moneyBack') === true ? <MoneyBackDesk {...desk} /> : null}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}
