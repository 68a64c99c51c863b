import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createApi, type Api, type ApiAnswer } from '../api/api-client'

export const password = 'a-long-test-password'

interface Mail extends Record<string, unknown> {
  readonly template: string
  readonly locale: string
  readonly data: { readonly path?: string; readonly name?: string; readonly kind?: string; readonly codesLeft?: number }
}

/** Oldest first. */
export const mailsTo = async (payload: Payload, email: string): Promise<readonly Mail[]> =>
  (await payload.db.drizzle.execute<Mail>(sql`select template, locale, data from mail_outbox where recipient = ${email} order by id`)).rows

export const lastToken = async (payload: Payload, email: string): Promise<string> => {
  const path = (await mailsTo(payload, email)).findLast(({ data }) => data.path !== undefined)?.data.path ?? ''
  return new URL(path, 'http://localhost').searchParams.get('token') ?? ''
}

export const keptCookies = (answer: ApiAnswer, before: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...before,
  ...answer.cookies,
})

export const createAccounts = (payload: Payload) => {
  const api: Api = createApi(payload)

  const register = (email: string, more: Record<string, unknown> = {}) =>
    api('POST', '/account/register', { body: { name: 'Ada Lovelace', email, password, ...more } })

  const verify = async (email: string, cookies: Readonly<Record<string, string>> = {}) =>
    api('POST', '/account/verify', { body: { token: await lastToken(payload, email), password }, cookies })

  const logIn = (email: string, cookies: Readonly<Record<string, string>> = {}, typed = password) =>
    api('POST', '/account/login', { body: { email, password: typed }, cookies })

  /** Registers, confirms and logs in; returns the cookies. */
  const signUp = async (email: string): Promise<Record<string, string>> => {
    await register(email)
    const verified = await verify(email)
    if (verified.status !== 200) throw new Error(`${verified.status} ${verified.text}`)
    return keptCookies(verified)
  }

  const whoIs = async (cookies: Readonly<Record<string, string>>) => (await api('GET', '/account/session', { cookies })).body?.['user']

  return { api, register, verify, logIn, signUp, whoIs }
}
