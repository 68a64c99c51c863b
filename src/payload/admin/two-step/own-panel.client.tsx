'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Line, ActionButton, requestStaffApi, useText, type StaffResult } from '@/payload/admin/staff-call.client'
import { ShownCodes, ShownKey, type Setup } from './shown-key'
import type { TwoStepStatus } from './panels.client'

type Begun =
  | { readonly kind: 'setup'; readonly setup: Setup }
  | { readonly kind: 'codes'; readonly ticket: string; readonly codes: readonly string[] }

const useTwoStep = () => {
  const [status, setStatus] = useState<TwoStepStatus | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const take = async <Value,>(call: Promise<StaffResult<Value>>): Promise<Value | null> => {
    setBusy(true)
    const { answer, fault: refused } = await call
    setBusy(false)
    setFault(refused)
    return answer
  }
  const look = async () => {
    const { answer } = await requestStaffApi<TwoStepStatus>('/api/users/two-step')
    if (answer) setStatus(answer)
  }
  useEffect(() => void look(), [])

  const beginSetup = async () => {
    const setup = await take(requestStaffApi<Setup>('/api/users/two-step/setup', {}))
    if (setup) setBegun({ kind: 'setup', setup })
  }
  const beginCodes = async () => {
    const made = await take(requestStaffApi<Omit<Extract<Begun, { kind: 'codes' }>, 'kind'>>('/api/users/recovery-codes/setup', {}))
    if (made) setBegun({ kind: 'codes', ...made })
  }
  /** True on success. */
  const finish = async (path: string, body: object): Promise<boolean> => {
    const isDone = (await take(requestStaffApi(`/api/users/${path}`, body))) !== null
    if (isDone) {
      setBegun(null)
      await look()
    }
    return isDone
  }
  return { status, begun, fault, isBusy, beginSetup, beginCodes, finish, cancel: () => setBegun(null) }
}

export const OwnTwoStep = () => {
  const { i18n } = useTranslation()
  const { status, begun, fault, isBusy, beginSetup, beginCodes, finish, cancel } = useTwoStep()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const say = useText()
  if (!status) return null

  const send = async (path: string, body: object) => {
    if (!(await finish(path, { password, ...body }))) return
    setCode('')
    setPassword('')
  }
  const confirm = () => {
    if (begun?.kind === 'setup') void send('two-step', { ticket: begun.setup.ticket, code })
    else if (begun) void send('recovery-codes', { ticket: begun.ticket })
    else void send('two-step/off', {})
  }
  const needsPassword = begun !== null || status.isOn
  const confirmLabel = begun?.kind === 'setup' ? 'twoStep.turnOn' : begun ? 'twoStep.useCodes' : 'twoStep.turnOff'
  return (
    <fieldset className="field-type two-step">
      <legend className="field-label">{say('twoStep.title')}</legend>
      <p>
        {status.since === null
          ? say('twoStep.off')
          : `${say('twoStep.on')} ${new Date(status.since).toLocaleDateString(i18n.language)}. ${say('twoStep.codesLeft')} ${status.codesLeft}`}
      </p>
      {begun?.kind === 'setup' ? <ShownKey i18n={i18n} secret={begun.setup.secret} qr={begun.setup.qr} /> : null}
      {begun ? <ShownCodes i18n={i18n} codes={begun.kind === 'setup' ? begun.setup.codes : begun.codes} /> : null}
      {begun?.kind === 'setup' ? (
        <Line
          id="two-step-code"
          label={say('twoStep.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onValue={setCode}
          onEnter={confirm}
        />
      ) : null}
      {needsPassword ? (
        <Line
          id="two-step-password"
          label={say('twoStep.password')}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onValue={setPassword}
          onEnter={confirm}
        />
      ) : null}
      <div className="two-step__foot">
        {needsPassword ? (
          <ActionButton isMain={begun !== null} isOff={isBusy || password === ''} onPress={confirm}>
            {say(confirmLabel)}
          </ActionButton>
        ) : (
          <ActionButton isOff={isBusy} onPress={beginSetup}>
            {say('twoStep.setUp')}
          </ActionButton>
        )}
        {begun ? <ActionButton onPress={cancel}>{say('twoStep.cancel')}</ActionButton> : null}
        {status.isOn && !begun ? (
          <ActionButton isOff={isBusy} onPress={beginCodes}>
            {say('twoStep.newCodes')}
          </ActionButton>
        ) : null}
      </div>
      <p aria-live="polite" className="two-step__fault">
        {fault}
      </p>
    </fieldset>
  )
}
