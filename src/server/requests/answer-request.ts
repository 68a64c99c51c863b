import { createTranslator } from 'next-intl'
import type { z } from 'zod'
import type { Locale } from '@/config/locales'
import { formLimits, type Received } from '@/contract/form-fields'
import type { FormState } from '@/contract/form-state'
import { isLinkFault } from '@/contract/text'
import { ok, type Result } from '@/core/result'
import { loadMessages, type Messages } from '@/i18n/messages'
import { answerForm, type FieldIssue } from '@/server/platform/answer-form'
import type { Context } from '@/server/platform/context'
import type { Refusal } from '@/server/platform/refusals'

type RequestError = keyof Messages['forms']['errors']

const errorsByField: Readonly<Record<string, RequestError>> = {
  provider: 'provider',
  websiteUrl: 'websiteUrl',
  email: 'email',
  name: 'name',
  message: 'message',
}

const limits: Readonly<Record<string, number>> = {
  provider: formLimits.name,
  websiteUrl: formLimits.url,
  email: formLimits.email,
  name: formLimits.name,
  subject: formLimits.subject,
}

interface RequestForm<Schema extends z.ZodType<{ readonly email: string }>> {
  readonly locale: Locale
  readonly context: () => Promise<Context>
  readonly data: FormData
  readonly schema: Schema
  readonly namespace: 'migrationForm' | 'contactForm'
  readonly send: (context: Context, input: z.output<Schema>) => Promise<Result<Received, Refusal>>
}

/** What a visitor asks of people by a form of a page: the same schemas, limits and use cases as the API, answered in words. */
export const answerRequest = async <Schema extends z.ZodType<{ readonly email: string }>>(
  form: RequestForm<Schema>,
): Promise<FormState> => {
  const { locale, context, data, schema, namespace, send } = form
  const translate = createTranslator({ locale, messages: await loadMessages(locale) })
  const field = (issue: FieldIssue): string => {
    const { code, path = [] } = issue
    const name = String(path[0] ?? '')
    if (isLinkFault(issue)) return translate('forms.errors.link')
    if (code === 'too_big') return translate('forms.errors.tooLong', { limit: limits[name] ?? formLimits.text })
    return translate(`forms.errors.${errorsByField[name] ?? 'invalid'}`)
  }
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return answerForm({
    context,
    data,
    schema,
    limit: 'forms',
    sentences: {
      field,
      summary: (count) => translate('forms.summary', { count }),
      refused: (code) => translate(code === 'too-many-requests' ? 'forms.tooMany' : 'forms.unavailable'),
    },
    work: async (input, context) => {
      const received = await send(context, input)
      if (!received.ok) return received
      const time = `${until.format(new Date(received.value.answerBy))} UTC`
      return ok({ kind: 'done', notice: translate(`${namespace}.sentBody`, { email: input.email, time }) })
    },
  })
}
