'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { FieldGrid, TextField } from '@/components/ui/field/field'
import { PasswordField } from '@/components/ui/field/password-field.client'
import { useForm, type FieldErrors } from '@/components/ui/field/use-form.client'
import { ok, err, type Result } from '@/core/result'
import { callApi, type CallRefusal } from '@/components/api-client/call-api'
import { keepsCookies } from '@/lib/config/browser-storage'

type Ask = (options: { readonly optionsJSON: never }) => Promise<unknown>

/** Loaded on click only. */
const library = () => import('@simplewebauthn/browser')

const cancelled: CallRefusal = { status: 0, code: 'cancelled', message: null, body: null }

const ask = async (work: Ask, options: unknown): Promise<Result<unknown, CallRefusal>> => {
  try {
    return ok(await work({ optionsJSON: options as never }))
  } catch {
    // Cancelled, timed out or unavailable: browsers do not distinguish.
    return err(cancelled)
  }
}

const between = async <Answer,>(
  setup: string,
  begin: unknown,
  work: Ask,
  path: string,
  more: Readonly<Record<string, unknown>>,
): Promise<Result<Answer, CallRefusal>> => {
  const begun = await callApi<{ readonly options: unknown }>(setup, { method: 'POST', ...(begin === undefined ? {} : { body: begin }) })
  if (!begun.ok) return begun
  const response = await ask(work, begun.value.options)
  return response.ok ? callApi<Answer>(path, { method: 'POST', body: { ...more, response: response.value } }) : response
}

export const logInWithPasskey = async (): Promise<Result<unknown, CallRefusal>> =>
  between('/api/account/login/passkey/setup', undefined, (await library()).startAuthentication, '/api/account/login/passkey', {})

export const addPasskey = async (name: string, password: string): Promise<Result<unknown, CallRefusal>> =>
  between('/api/account/passkeys/setup', { password }, (await library()).startRegistration, '/api/account/passkeys', { name })

interface PasskeyFormProps {
  readonly suggestedName: string
  readonly words: {
    readonly name: string
    readonly nameHint: string
    readonly password: string
    readonly showPassword: string
    readonly submit: string
    readonly working: string
    readonly failed: string
    readonly unknown: string
  }
}

export const PasskeyForm = ({ suggestedName, words }: PasskeyFormProps) => {
  const [fault, setFault] = useState<string | null>(null)
  const [isKnown, setKnown] = useState(true)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  const form = useForm({
    id: 'form-passkey',
    send: async (data): Promise<FieldErrors | 'leaving'> => {
      setFault(null)
      const outcome = await addPasskey(String(data.get('name')), String(data.get('password')))
      if (outcome.ok) {
        window.location.reload()
        return 'leaving'
      }
      const said = outcome.error.message ?? words.failed
      if (outcome.error.code === 'wrong-password') return { password: said }
      setFault(said)
      return {}
    },
  })
  if (!isKnown) return <p>{words.unknown}</p>
  return (
    <form {...form.attributes} method="post" className="account-form">
      <FieldGrid>
        <TextField
          id={form.idOf('name')}
          name="name"
          label={words.name}
          hint={words.nameHint}
          defaultValue={suggestedName}
          maxLength={60}
          required
          className="span-4"
        />
        <PasswordField
          id={form.idOf('password')}
          name="password"
          showLabel={words.showPassword}
          label={words.password}
          autoComplete="current-password"
          maxLength={200}
          required
          error={form.errorOf('password')}
          className="span-4"
        />
      </FieldGrid>
      <div className="account-form__foot">
        <Button type="submit" pending={form.isSending}>
          {form.isSending ? words.working : words.submit}
        </Button>
      </div>
      <p className="passkeys__fault" aria-live="polite">
        {fault}
      </p>
    </form>
  )
}

interface PasskeyLoginProps {
  readonly wayOn: string
  readonly words: { readonly submit: string; readonly working: string; readonly failed: string; readonly cookiesBlocked: string }
}

/** Only rendered in browsers with WebAuthn. */
export const PasskeyLogin = ({ wayOn, words }: PasskeyLoginProps) => {
  const [isKnown, setKnown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  if (!isKnown) return null

  const press = async () => {
    if (!keepsCookies()) return setFault(words.cookiesBlocked)
    setBusy(true)
    setFault(null)
    const outcome = await logInWithPasskey()
    if (outcome.ok) return window.location.assign(wayOn)
    setBusy(false)
    setFault(outcome.error.message ?? words.failed)
  }
  return (
    <div className="passkey-login">
      <Button block pending={isBusy} onClick={() => void press()}>
        {isBusy ? words.working : words.submit}
      </Button>
      <p aria-live="polite">{fault}</p>
    </div>
  )
}
