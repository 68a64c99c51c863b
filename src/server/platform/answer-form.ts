import { parseWithZod } from '@conform-to/zod/v4'
import { createTranslator } from 'next-intl'
import type { z } from 'zod'
import type { Result } from '@/core/result'
import { loadMessages } from '@/i18n/messages'
import { clientAddress } from './client-address'
import type { Context } from './context'
import { formLimits, type Received } from '@/contract/form-fields'
import { describeFault } from './database/database-faults'
import { whileDatabaseAnswers } from './database/database-state'
import { secondsToWait } from './rate-limit'
import type { Refusal } from './refusals'
import type { FormState } from '@/contract/form-state'

const errorFields = ['provider', 'websiteUrl', 'email', 'name', 'message'] as const
type ErrorField = (typeof errorFields)[number]

const isErrorField = (name: string): name is ErrorField => (errorFields as readonly string[]).includes(name)

const limits: Readonly<Record<string, number>> = {
  provider: formLimits.name,
  websiteUrl: formLimits.url,
  email: formLimits.email,
  name: formLimits.name,
  subject: formLimits.subject,
}

interface FormRequest<Schema extends z.ZodType> {
  readonly context: Context
  readonly headers: Headers
  readonly data: FormData
  readonly schema: Schema
  readonly namespace: 'migrationForm' | 'contactForm'
  readonly send: (context: Context, input: z.output<Schema>) => Promise<Result<Received, Refusal>>
}

/** What the framework adds to a form, and what no person typed. */
const isTyped = (name: string): boolean => !name.startsWith('$') && !['faxNumber', 'locale'].includes(name)

const typedValues = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].filter((entry): entry is [string, string] => isTyped(entry[0]) && typeof entry[1] === 'string'))

const withoutExtras = (data: FormData): FormData => {
  const plain = new FormData()
  for (const [name, value] of data) if (!name.startsWith('$') && name !== 'locale') plain.append(name, value)
  return plain
}

/** A form sent by a page, with or without a script: the same schemas, limits and use case as the API, answered in words. */
export const answerForm = async <Schema extends z.ZodType>({
  context,
  headers,
  data,
  schema,
  namespace,
  send,
}: FormRequest<Schema>): Promise<FormState> => {
  const { locale } = context
  const translate = createTranslator({ locale, messages: await loadMessages(locale) })
  const values = typedValues(data)
  const refused = (notice: string): FormState => ({ status: 'refused', values, errors: {}, notice })

  const submission = parseWithZod(withoutExtras(data), {
    schema,
    error: ({ code, path = [] }) => {
      const name = String(path[0] ?? '')
      if (code === 'too_big') return translate('forms.errors.tooLong', { limit: limits[name] ?? formLimits.text })
      return isErrorField(name) ? translate(`forms.errors.${name}`) : translate('forms.errors.invalid')
    },
  })
  if (submission.status !== 'success') {
    const errors = Object.fromEntries(
      Object.entries(submission.error ?? {}).map(([name, texts]) => [name, texts?.[0] ?? translate('forms.errors.invalid')]),
    )
    return { status: 'invalid', values, errors, notice: null }
  }

  try {
    const received = await whileDatabaseAnswers(async () => {
      const wait = await secondsToWait(context.payload, 'forms', clientAddress(headers))
      return wait === null ? send(context, submission.value) : null
    })
    if (received === null) return refused(translate('forms.tooMany'))
    if (!received.ok) return refused(translate('forms.unavailable'))
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(received.value.answerBy),
    )
    return {
      status: 'sent',
      values: {},
      errors: {},
      notice: translate(`${namespace}.sentBody`, { email: values['email'] ?? '', time: `${time} UTC` }),
    }
  } catch (fault) {
    context.logger.error({ fault: describeFault(fault), form: namespace }, 'A form could not be taken')
    return refused(translate('forms.unavailable'))
  }
}
