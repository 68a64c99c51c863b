'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import type { BrowserKey } from '@/payload/i18n/browser-words'
import { translate } from '@/payload/translate'

/** A response or an error message; `null` if the request failed. */
export type StaffResponse<Body> = { readonly body: Body } | { readonly fault: string | null }

interface Fault {
  readonly error?: { readonly message?: string }
  readonly errors?: readonly { readonly message?: string }[]
}

const exchange = async <Body,>(path: string, init: RequestInit): Promise<{ readonly body: Body } | { readonly fault: string }> => {
  const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...init })
  if (response.ok) return { body: (await response.json()) as Body }
  const { error, errors } = (await response.json()) as Fault
  // A refusal's own sentence is in `errors`; `error` names its kind.
  const refused = response.status < 500 ? errors?.[0]?.message : undefined
  return { fault: refused ?? error?.message ?? String(response.status) }
}

const sent = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

const send = <Body,>(path: string, init: RequestInit): Promise<StaffResponse<Body>> =>
  exchange<Body>(path, init).catch(() => ({ fault: null }))

/** POST for a read that needs a body. */
export const postAdmin = <Body,>(path: string, body: unknown, signal?: AbortSignal): Promise<StaffResponse<Body>> =>
  send(path, { ...sent(body), ...(signal ? { signal } : {}) })

export const readScreen = <Body,>(path: string, signal?: AbortSignal): Promise<StaffResponse<Body>> => send(path, signal ? { signal } : {})

export type StaffResult<Answer> = { readonly answer: Answer; readonly fault: null } | { readonly answer: null; readonly fault: string }

/** Sends a GET, or a POST if there is a body, to a staff endpoint. Returns the response or an error message. */
export const requestStaffApi = async <Answer,>(path: string, body?: unknown, method = 'POST'): Promise<StaffResult<Answer>> => {
  try {
    const answered = await exchange<Answer>(path, body === undefined ? {} : sent(body, method))
    return 'body' in answered ? { answer: answered.body, fault: null } : { answer: null, fault: answered.fault }
  } catch (fault) {
    return { answer: null, fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** Posts to a staff endpoint; returns an error message, or null on success. */
export const staffCall = async (path: string, body: unknown, method = 'POST'): Promise<string | null> =>
  (await requestStaffApi(path, body, method)).fault

/** Runs the actions of a panel: busy meanwhile, then it says the error or what was done and reloads the page's data. */
export const useAct = (done: string | null = null) => {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  /** `work` returns an error message, an empty string for nothing to report, or null on success. */
  const act = async (work: () => Promise<string | null>): Promise<boolean> => {
    setBusy(true)
    const fault = await work()
    setBusy(false)
    setSaid(fault ?? done)
    if (fault === null) router.refresh()
    return fault === null
  }
  return { isBusy, said, setSaid, act }
}

export const ActionMessage = ({ text }: { readonly text: string | null }) => (
  <p aria-live="polite" className="field-description">
    {text}
  </p>
)

/** Text of the panel in the admin's language. */
export const useText = (): ((text: BrowserKey) => string) => {
  const { i18n } = useTranslation()
  return (text) => translate({ i18n }, text)
}

interface PanelProps {
  readonly title: string
  readonly children: ReactNode
}

/** A group of fields inside a document's form that are not part of it. */
export const Panel = ({ title, children }: PanelProps) => (
  <fieldset className="field-type" style={{ border: 0, padding: 0, marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
    <legend className="field-label">{title}</legend>
    {children}
  </fieldset>
)

interface LineProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly inputMode?: 'numeric' | 'decimal'
  readonly maxLength?: number
  readonly type?: 'text' | 'password'
  readonly autoComplete?: string
  readonly isOff?: boolean
  readonly onEnter?: () => void
}

/** Enter does not submit the document's form around it. */
export const Line = ({ id, label, value, onValue, isOff = false, onEnter, ...attributes }: LineProps) => (
  <>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <div className="input-wrapper field-type text">
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={300}
        {...attributes}
        disabled={isOff}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter?.()
        }}
      />
    </div>
  </>
)

interface ActionButtonProps {
  readonly children: ReactNode
  readonly isOff?: boolean
  readonly onPress: () => unknown
  readonly isMain?: boolean
  /** Within a line of text, without surrounding space. */
  readonly isInline?: boolean
}

export const ActionButton = ({ children, isOff = false, onPress, isMain = false, isInline = false }: ActionButtonProps) => (
  <Button
    buttonStyle={isMain ? 'primary' : 'secondary'}
    size="small"
    type="button"
    {...(isInline ? { margin: false } : {})}
    disabled={isOff}
    onClick={() => void onPress()}
  >
    {children}
  </Button>
)
