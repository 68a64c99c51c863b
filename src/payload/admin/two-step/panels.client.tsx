'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button, useDocumentInfo, useTranslation, useAuth } from '@payloadcms/ui'
import { formatMoment, formatUtcMoment } from '@/payload/admin/formats'
import { ActionButton, ActionMessage, requestStaffApi, staffCall, useText } from '@/payload/admin/staff-call.client'
import { translate, type Reader } from '@/payload/translate'

/** `since` in milliseconds. */
export interface TwoStepStatus {
  readonly isOn: boolean
  readonly since: number | null
  readonly codesLeft: number
}

/** Loads the state and reloads it after each action and each save of the document. An error stays until the next action. */
const useAnswer = <Value,>(path: string) => {
  const { savedDocumentData } = useDocumentInfo()
  const [value, setValue] = useState<Value | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const look = useCallback(async () => setValue((await requestStaffApi<Value>(path)).answer), [path])
  useEffect(() => void look(), [look, savedDocumentData])

  const act = async (further: string, body: object) => {
    setBusy(true)
    const refused = await staffCall(`${path}/${further}`, body)
    setFault(refused)
    if (refused === null) await look()
    setBusy(false)
    return refused === null
  }
  return { value, fault, isBusy, act }
}

interface HeldUpAnswer {
  readonly waits: readonly { readonly what: 'password' | 'code'; readonly address: string | null; readonly endsAt: number }[]
}

/** "In 14 minutes". */
const waitText = ({ i18n }: Reader, endsAt: number): string =>
  new Intl.RelativeTimeFormat(i18n.language).format(Math.max(1, Math.ceil((endsAt - Date.now()) / 60_000)), 'minute')

interface HeldUpProps {
  /** Shown only while a login is locked, and after it was unlocked. */
  readonly isBanner?: boolean
}

/** Rate-limited login attempts on this account, and a button to reset them. */
export const HeldUp = ({ isBanner = false }: HeldUpProps) => {
  const { id, collectionSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { value, fault, isBusy, act } = useAnswer<HeldUpAnswer>(`/api/${collectionSlug}/${id}/held-up`)
  const say = useText()
  const [wasLocked, setWasLocked] = useState(false)
  const isLocked = value !== null && value.waits.length > 0
  if (isLocked && !wasLocked) setWasLocked(true)
  const isFreed = wasLocked && !isLocked
  if (!value || (isBanner && !isLocked && !isFreed)) return null
  return (
    <fieldset className={isBanner && isLocked ? 'two-step customer-page__lockout' : 'field-type two-step'}>
      <legend className="field-label">{say('twoStep.login.heldUp')}</legend>
      {!isLocked && !isFreed ? <p>{say('twoStep.login.nobodyWaits')}</p> : null}
      <ul className="two-step__rows">
        {value.waits.map(({ what, address, endsAt }) => (
          <li key={`${what}|${address}`}>
            {say(`twoStep.login.${what}`)} {address === null ? say('twoStep.login.everywhere') : `${say('twoStep.login.from')} ${address}`}:{' '}
            {translate({ i18n }, 'twoStep.login.lockedUntil', {
              time: formatUtcMoment({ i18n }, endsAt),
              wait: waitText({ i18n }, endsAt),
            })}
          </li>
        ))}
      </ul>
      {isLocked ? (
        <>
          <ActionButton isOff={isBusy} onPress={() => act('free', {})}>
            {say('twoStep.login.free')}
          </ActionButton>
          <p className="field-description">{say('twoStep.login.freeHint')}</p>
        </>
      ) : null}
      <ActionMessage text={isFreed ? say('twoStep.login.unlocked') : fault} />
    </fieldset>
  )
}

/** Another account's two-step login; admins can reset it after a lost phone. */
export const ResetTwoStep = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const { user } = useAuth<{ id: string; role: string }>()
  const { i18n } = useTranslation()
  const say = useText()
  const { value: status, fault, isBusy, act } = useAnswer<TwoStepStatus>(`/api/${collectionSlug}/${id}/two-step`)
  const [isRemoved, setRemoved] = useState(false)
  if (!status) return null
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
          <ActionButton isOff={isBusy} onPress={async () => setRemoved(await act('reset', {}))}>
            {say('twoStep.remove')}
          </ActionButton>
          <p className="field-description">{say('twoStep.removeHint')}</p>
        </>
      ) : null}
      <ActionMessage text={isRemoved ? say('twoStep.removed') : fault} />
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
  const say = useText()
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
              {say('twoStep.login.since')} {formatMoment({ i18n }, session.since)}
            </span>
            {session.isThis ? (
              <span className="field-description">{say('twoStep.login.thisBrowser')}</span>
            ) : (
              <Button
                buttonStyle="secondary"
                size="small"
                type="button"
                disabled={isBusy}
                aria-label={`${say('twoStep.login.end')}: ${formatMoment({ i18n }, session.since)}`}
                onClick={() => void act('end', { session: session.id })}
              >
                {say('twoStep.login.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <ActionButton isOff={isBusy} onPress={() => act('end', {})}>
          {say(user?.id === id ? 'twoStep.login.endOthers' : 'twoStep.login.endAll')}
        </ActionButton>
      ) : null}
      <p aria-live="polite" className="two-step__fault">
        {fault}
      </p>
    </fieldset>
  )
}
