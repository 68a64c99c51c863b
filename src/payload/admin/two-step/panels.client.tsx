'use client'

import { useEffect, useState } from 'react'
import { Button, useDocumentInfo, useTranslation, useAuth } from '@payloadcms/ui'
import { translate } from '@/payload/translate'
import type { BrowserKey } from '@/payload/i18n/browser-words'

export type CallOutcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string }

/** Resolves to the response or to an error message. */
export const twoStepCall = async <Value,>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<CallOutcome<Value>> => {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (response.ok) return { ok: true, value: (await response.json()) as Value }
    const answer = (await response.json()) as { errors?: readonly { message?: string }[] }
    return { ok: false, message: answer.errors?.[0]?.message ?? String(response.status) }
  } catch (fault) {
    return { ok: false, message: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** `since` in milliseconds. */
export interface TwoStepStatus {
  readonly isOn: boolean
  readonly since: number | null
  readonly codesLeft: number
}

/** Loads the state and reloads it after each action. An error stays until the next action. */
const useAnswer = <Value,>(path: string) => {
  const [value, setValue] = useState<Value | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const look = async () => {
    const found = await twoStepCall<Value>('GET', path)
    setValue(found.ok ? found.value : null)
  }
  useEffect(() => {
    let isGone = false
    void twoStepCall<Value>('GET', path).then((found) => {
      if (!isGone) setValue(found.ok ? found.value : null)
    })
    return () => {
      isGone = true
    }
  }, [path])

  const act = async (further: string, body: object) => {
    setBusy(true)
    const outcome = await twoStepCall('POST', `${path}/${further}`, body)
    setFault(outcome.ok ? null : outcome.message)
    if (outcome.ok) await look()
    setBusy(false)
  }
  return { value, fault, isBusy, act }
}

interface HeldUpAnswer {
  readonly waits: readonly { readonly what: 'password' | 'code'; readonly address: string | null; readonly endsAt: number }[]
}

/** Rate-limited login attempts on this account, and a button to reset them. */
export const HeldUp = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { value, fault, isBusy, act } = useAnswer<HeldUpAnswer>(`/api/${collectionSlug}/${id}/held-up`)
  const say = (text: BrowserKey): string => translate({ i18n }, text)
  const time = (instant: number): string => new Date(instant).toLocaleTimeString(i18n.language, { timeStyle: 'short' })
  if (!value) return null
  return (
    <fieldset className="field-type two-step">
      <legend className="field-label">{say('twoStep.login.heldUp')}</legend>
      {value.waits.length === 0 ? <p>{say('twoStep.login.nobodyWaits')}</p> : null}
      <ul className="two-step__rows">
        {value.waits.map(({ what, address, endsAt }) => (
          <li key={`${what}|${address}`}>
            {say(`twoStep.login.${what}`)} {address === null ? say('twoStep.login.everywhere') : `${say('twoStep.login.from')} ${address}`}:{' '}
            {say('twoStep.login.waitsUntil')} {time(endsAt)}
          </li>
        ))}
      </ul>
      {value.waits.length > 0 ? (
        <>
          <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void act('free', {})}>
            {say('twoStep.login.free')}
          </Button>
          <p className="field-description">{say('twoStep.login.freeHint')}</p>
        </>
      ) : null}
      <p aria-live="polite" className="two-step__fault">
        {fault}
      </p>
    </fieldset>
  )
}

/** Another account's two-step login; admins can reset it after a lost phone. */
export const ResetTwoStep = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const { user } = useAuth<{ id: string; role: string }>()
  const { i18n } = useTranslation()
  const [status, setStatus] = useState<TwoStepStatus | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const say = (text: BrowserKey): string => translate({ i18n }, text)
  const path = `/api/${collectionSlug}/${id}/two-step`

  useEffect(() => {
    void twoStepCall<TwoStepStatus>('GET', path).then((found) => setStatus(found.ok ? found.value : null))
  }, [path])
  if (!status) return null

  const remove = async () => {
    setBusy(true)
    const outcome = await twoStepCall('POST', `${path}/reset`, {})
    setBusy(false)
    setSaid(outcome.ok ? say('twoStep.removed') : outcome.message)
    if (outcome.ok) setStatus({ isOn: false, since: null, codesLeft: 0 })
  }
  return (
    <fieldset className="field-type two-step">
      <legend className="field-label">{say('twoStep.title')}</legend>
      <p>
        {status.since === null
          ? say('twoStep.othersOff')
          : `${say('twoStep.on')} ${new Date(status.since).toLocaleDateString(i18n.language)}. ${say('twoStep.codesLeft')} ${status.codesLeft}`}
      </p>
      {status.isOn && user?.role === 'admin' ? (
        <>
          <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void remove()}>
            {say('twoStep.remove')}
          </Button>
          <p className="field-description">{say('twoStep.removeHint')}</p>
        </>
      ) : null}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}

interface SessionsAnswer {
  readonly sessions: readonly { readonly id: string; readonly since: number; readonly isThis: boolean }[]
}

export const StaffSessions = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { value, fault, isBusy, act } = useAnswer<SessionsAnswer>(`/api/users/${id}/sessions`)
  const say = (text: BrowserKey): string => translate({ i18n }, text)
  const instant = (since: number): string => new Date(since).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  if (!value) return null
  const others = value.sessions.filter(({ isThis }) => !isThis)
  return (
    <fieldset className="field-type two-step">
      <legend className="field-label">{say('twoStep.login.sessions')}</legend>
      {value.sessions.length === 0 ? <p>{say('twoStep.login.nowhere')}</p> : null}
      <ul className="two-step__rows">
        {value.sessions.map((session) => (
          <li key={session.id}>
            <span>
              {say('twoStep.login.since')} {instant(session.since)}
            </span>
            {session.isThis ? (
              <span className="field-description">{say('twoStep.login.thisBrowser')}</span>
            ) : (
              <Button
                buttonStyle="secondary"
                size="small"
                type="button"
                disabled={isBusy}
                aria-label={`${say('twoStep.login.end')}: ${instant(session.since)}`}
                onClick={() => void act('end', { session: session.id })}
              >
                {say('twoStep.login.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void act('end', {})}>
          {say(user?.id === id ? 'twoStep.login.endOthers' : 'twoStep.login.endAll')}
        </Button>
      ) : null}
      <p aria-live="polite" className="two-step__fault">
        {fault}
      </p>
    </fieldset>
  )
}
