'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { translate } from '@/payload/translate'
import type { BrowserKey } from '@/payload/i18n/browser-words'
import { ShownCodes, ShownKey } from './shown-key'
import { twoStepCall, type CallOutcome, type TwoStepStatus } from './panels.client'

interface TypedLineProps {
  readonly id: string
  readonly label: string
  readonly kind: 'code' | 'password'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
}

const attributes = {
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 40 },
  password: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
} as const

/** An input inside a document's form that is not part of it; Enter triggers its own button. */
const TypedLine = ({ id, label, kind, value, onChange, onEnter }: TypedLineProps) => (
  <>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <div className="input-wrapper field-type text">
      <input
        id={id}
        {...attributes[kind]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
    </div>
  </>
)

interface Setup {
  readonly ticket: string
  readonly secret: string
  readonly codes: readonly string[]
  readonly qr: { readonly size: number; readonly path: string }
}

type Begun =
  | { readonly kind: 'setup'; readonly setup: Setup }
  | { readonly kind: 'codes'; readonly ticket: string; readonly codes: readonly string[] }

const useTwoStep = () => {
  const [status, setStatus] = useState<TwoStepStatus | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const take = async <Value,>(call: Promise<CallOutcome<Value>>): Promise<Value | null> => {
    setBusy(true)
    const outcome = await call
    setBusy(false)
    setFault(outcome.ok ? null : outcome.message)
    return outcome.ok ? outcome.value : null
  }
  const look = async () => {
    const found = await twoStepCall<TwoStepStatus>('GET', '/api/users/two-step')
    if (found.ok) setStatus(found.value)
  }
  useEffect(() => void look(), [])

  const beginSetup = async () => {
    const setup = await take(twoStepCall<Setup>('POST', '/api/users/two-step/setup', {}))
    if (setup) setBegun({ kind: 'setup', setup })
  }
  const beginCodes = async () => {
    const made = await take(twoStepCall<Omit<Extract<Begun, { kind: 'codes' }>, 'kind'>>('POST', '/api/users/recovery-codes/setup', {}))
    if (made) setBegun({ kind: 'codes', ...made })
  }
  /** True on success. */
  const finish = async (path: string, body: object): Promise<boolean> => {
    const isDone = (await take(twoStepCall('POST', `/api/users/${path}`, body))) !== null
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
  const say = (text: BrowserKey): string => translate({ i18n }, text)
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
        <TypedLine id="two-step-code" kind="code" label={say('twoStep.code')} value={code} onChange={setCode} onEnter={confirm} />
      ) : null}
      {needsPassword ? (
        <TypedLine
          id="two-step-password"
          kind="password"
          label={say('twoStep.password')}
          value={password}
          onChange={setPassword}
          onEnter={confirm}
        />
      ) : null}
      <div className="two-step__foot">
        {needsPassword ? (
          <Button
            buttonStyle={begun ? 'primary' : 'secondary'}
            size="small"
            type="button"
            disabled={isBusy || password === ''}
            onClick={confirm}
          >
            {say(confirmLabel)}
          </Button>
        ) : (
          <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void beginSetup()}>
            {say('twoStep.setUp')}
          </Button>
        )}
        {begun ? (
          <Button buttonStyle="secondary" size="small" type="button" onClick={cancel}>
            {say('twoStep.cancel')}
          </Button>
        ) : null}
        {status.isOn && !begun ? (
          <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void beginCodes()}>
            {say('twoStep.newCodes')}
          </Button>
        ) : null}
      </div>
      <p aria-live="polite" className="two-step__fault">
        {fault}
      </p>
    </fieldset>
  )
}
