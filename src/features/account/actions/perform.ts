import 'server-only'

import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { z } from 'zod'
import { isLocale, type Locale, defaultLocale } from '@/lib/config/locales'
import type { FormState } from '@/lib/http/form-state'
import { ok, type Result } from '@/core/result'
import { getVisitorContext, logInPath } from '@/request-context'
import { answerForm, type FormOutcome } from '@/lib/http/form-answer'
import { apiWords, type Refusal } from '@/lib/http/http-error'
import type { Context, SignedInCustomer } from '@/lib/context'
import { fieldErrorFor } from './field-errors'

interface Form<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly work: (value: z.output<Schema>, context: Context, locale: Locale) => Promise<Result<FormOutcome, Refusal>>
}

/** With a script the browser goes by itself, or the page stays with what was typed; without one, the answer of the post leads on. */
const leadOn = async (state: FormState): Promise<FormState> => {
  const path = state.goTo ?? state.logIn
  if (path !== null && !(await headers()).has('next-action')) redirect(path)
  return state
}

/** One post of a form of an account, answered in the visitor's language. */
export const perform = async <Schema extends z.ZodType>(lang: string, data: FormData, form: Form<Schema>): Promise<FormState> => {
  const locale = isLocale(lang) ? lang : defaultLocale
  const [shop, account] = await Promise.all([apiWords(locale), getTranslations({ locale, namespace: 'account' })])
  const state = await answerForm({
    context: () => getVisitorContext(locale),
    data,
    schema: form.schema,
    limit: 'login',
    sentences: {
      field: (issue) => account(`errors.${fieldErrorFor(issue)}`),
      summary: (count) => account('errorSummary', { count }),
      refused: shop.error,
    },
    work: (value, context) => form.work(value, context, locale),
  })
  return leadOn(state)
}

interface CustomerForm<Schema extends z.ZodType> {
  readonly schema: Schema
  /** The page it stands on. */
  readonly path: string
  readonly work: (
    value: z.output<Schema>,
    context: Context,
    customer: SignedInCustomer,
    locale: Locale,
  ) => Promise<Result<FormOutcome, Refusal>>
}

/** The same for whoever is signed in. Never left to the page that was drawn: its session may have ended since. */
export const performSignedIn = <Schema extends z.ZodType>(
  lang: string,
  data: FormData,
  { schema, path, work }: CustomerForm<Schema>,
): Promise<FormState> =>
  perform(lang, data, {
    schema,
    work: async (value, context, locale) => {
      if (context.customer) return work(value, context, context.customer, locale)
      const account = await getTranslations({ locale, namespace: 'account' })
      return ok({ kind: 'log-in', path: logInPath(locale, path), notice: account('sessionEnded') })
    },
  })
