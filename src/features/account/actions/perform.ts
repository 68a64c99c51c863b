import 'server-only'

import { parseWithZod } from '@conform-to/zod/v4'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { z } from 'zod'
import { isLocale, type Locale, defaultLocale } from '@/config/locales'
import { ok, type Result } from '@/core/result'
import { getVisitorContext, logInPath } from '@/request-context'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { describeFault, isDatabaseUnavailable } from '@/server/platform/database/database-faults'
import { whileDatabaseAnswers } from '@/server/platform/database/database-state'
import { apiWords, type ErrorCode } from '@/server/platform/api-words'
import { secondsToWait } from '@/server/platform/rate-limit'
import type { Refusal } from '@/server/platform/refusals'
import { fieldErrorFor, type FieldError } from './field-errors'
import { type FormState, idleForm, valuesOf } from './form-state'

/** What came of a form that was well filled in. */
export type Outcome = { readonly kind: 'go'; readonly path: string } | { readonly kind: 'done'; readonly text: string }

/** The session has ended since the page was drawn. */
interface SessionEnded {
  readonly kind: 'session-ended'
  readonly logIn: string
}

interface Form<Value> {
  readonly schema: z.ZodType<Value>
  readonly work: (value: Value, context: Context, locale: Locale) => Promise<Result<Outcome | SessionEnded, Refusal>>
}

const tooMany = async ({ payload, visitor = 'unknown' }: Context): Promise<boolean> =>
  (await secondsToWait(payload, 'login', visitor)) !== null

const codeOf = (refused: Refusal): ErrorCode => (refused.kind === 'error' ? refused.code : 'invalid-request')

/** With a script the browser goes by itself; without one, the answer of the post leads on. */
const lead = async (state: FormState, path: string): Promise<FormState> => {
  if ((await headers()).has('next-action')) return { ...state, goTo: path }
  redirect(path)
}

/** Nothing typed is lost: with a script the page stays and says so. */
const askToLogIn = async (state: FormState, logIn: string, locale: Locale): Promise<FormState> => {
  if (!(await headers()).has('next-action')) redirect(logIn)
  const words = await getTranslations({ locale, namespace: 'account' })
  return { ...state, notice: words('sessionEnded'), logIn }
}

const run = async <Value>(
  context: Context,
  locale: Locale,
  form: Form<Value>,
  value: Value,
  state: FormState,
): Promise<FormState | Outcome | SessionEnded> => {
  const words = await apiWords(locale)
  if (await tooMany(context)) return { ...state, notice: words.error('too-many-requests') }
  const outcome = await form.work(value, context, locale)
  if (outcome.ok) return outcome.value
  const sentence = words.error(codeOf(outcome.error))
  const field = outcome.error.kind === 'error' ? outcome.error.field : undefined
  if (field === undefined) return { ...state, notice: sentence }
  const account = await getTranslations({ locale, namespace: 'account' })
  return { ...state, errors: { [field]: sentence }, summary: account('errorSummary', { count: 1 }) }
}

/**
 * One post of a form: parsed with the contract's own schema, counted, done, answered in the visitor's language. A database that is
 * away is said so, and what was typed stays. Passwords never come back.
 */
export const perform = async <Value>(lang: string, previous: FormState, data: FormData, form: Form<Value>): Promise<FormState> => {
  const locale = isLocale(lang) ? lang : defaultLocale
  const state: FormState = { ...idleForm, attempt: previous.attempt + 1, values: valuesOf(data) }
  const submission = parseWithZod(data, { schema: form.schema, error: fieldErrorFor })
  if (submission.status !== 'success') {
    const words = await getTranslations({ locale, namespace: 'account' })
    const faults = Object.entries(submission.error ?? {}).filter(([, messages]) => messages && messages.length > 0)
    const errors = Object.fromEntries(
      faults.map(([field, messages]) => [field, words(`errors.${(messages?.[0] ?? 'invalid') as FieldError}`)]),
    )
    return { ...state, errors, summary: words('errorSummary', { count: faults.length }) }
  }
  let outcome: FormState | Outcome | SessionEnded
  const context = await getVisitorContext(locale).catch(() => null)
  try {
    if (context === null) throw new Error('The database does not answer')
    outcome = await whileDatabaseAnswers(() => run(context, locale, form, submission.value, state))
  } catch (fault) {
    if (context !== null && !isDatabaseUnavailable(fault))
      context.logger.error({ fault: describeFault(fault) }, 'A form of an account failed')
    const code = context === null || isDatabaseUnavailable(fault) ? 'unavailable' : 'internal'
    return { ...state, notice: (await apiWords(locale)).error(code) }
  }
  if (!('kind' in outcome)) return outcome
  if (outcome.kind === 'session-ended') return askToLogIn(state, outcome.logIn, locale)
  return outcome.kind === 'go' ? lead(state, outcome.path) : { ...state, values: {}, done: outcome.text }
}

interface CustomerForm<Value> {
  readonly schema: z.ZodType<Value>
  /** The page it stands on. */
  readonly path: string
  readonly work: (value: Value, context: Context, customer: SignedInCustomer, locale: Locale) => Promise<Result<Outcome, Refusal>>
}

/** The same for whoever is signed in. Never left to the page that was drawn: its session may have ended since. */
export const performSignedIn = <Value>(
  lang: string,
  previous: FormState,
  data: FormData,
  { schema, path, work }: CustomerForm<Value>,
): Promise<FormState> =>
  perform(lang, previous, data, {
    schema,
    work: async (value, context, locale) =>
      context.customer ? work(value, context, context.customer, locale) : ok({ kind: 'session-ended', logIn: logInPath(locale, path) }),
  })
