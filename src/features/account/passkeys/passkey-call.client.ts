'use client'

import { ok, err, type Result } from '@/core/result'
import { callApi, type CallRefusal } from '@/components/api-client/call-api'

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

const between = async <Answer>(
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
