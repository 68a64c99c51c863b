import { createTranslator } from 'next-intl'
import type { z } from 'zod'
import type { Locale } from '@/lib/config/locales'
import { formLimits, type FormState } from '@/lib/http/form-state'
import { isLinkError } from '@/lib/http/text'
import { ok, type Result } from '@/core/result'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { handleForm, type FieldIssue } from '@/lib/http/form-answer'
import type { Context } from '@/lib/context'
import type { DomainError } from '@/lib/http/http-error'
import { formPromises } from '@/lib/config/limits'
import type { PayloadRequest } from 'payload'
import { withTransaction } from '@/lib/db/transaction'
import type { MigrationRequestInput, ContactMessageInput, Received } from '@/modules/inquiries/schema'
import type { MailData } from '@/lib/outbox/email-data'
import { queueMail, queueStaffNotice } from '@/lib/outbox/outbox'

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
  readonly send: (context: Context, input: z.output<Schema>) => Promise<Result<Received, DomainError>>
}

/** Submits a page's form using the API's schemas, limits and use cases; returns messages for the form. */
export const handleFormPost = async <Schema extends z.ZodType<{ readonly email: string }>>(
  form: RequestForm<Schema>,
): Promise<FormState> => {
  const { locale, context, data, schema, namespace, send } = form
  const translate = createTranslator({ locale, messages: await loadMessages(locale) })
  const field = (issue: FieldIssue): string => {
    const { code, path = [] } = issue
    const name = String(path[0] ?? '')
    if (isLinkError(issue)) return translate('forms.errors.link')
    if (code === 'too_big') return translate('forms.errors.tooLong', { limit: limits[name] ?? formLimits.text })
    return translate(`forms.errors.${errorsByField[name] ?? 'invalid'}`)
  }
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return handleForm({
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

type FormVerdict = 'person' | 'robot'

/** Honeypot. Speed is not a signal, because browsers autofill forms instantly. */
const evaluateForm = ({ faxNumber = '' }: { readonly faxNumber?: string | undefined }): FormVerdict =>
  faxNumber === '' ? 'person' : 'robot'

const hour = 3_600_000

/** §9: epoch milliseconds. */
const answerDueAt = (receivedAt: number): number => receivedAt + formPromises.answerWithinHours * hour

const receiveForm = async (
  context: Context,
  input: Parameters<typeof evaluateForm>[0],
  keep: (req: PayloadRequest, dueAt: string) => Promise<void>,
): Promise<Result<Received, DomainError>> => {
  const dueAt = new Date(answerDueAt(context.now())).toISOString()
  // Bots get the same response, so that they learn nothing.
  if (evaluateForm(input) === 'person') await withTransaction(context.payload, (req) => keep(req, dueAt))
  return ok({ received: true, answerBy: dueAt })
}

export const requestMigration = (context: Context, input: MigrationRequestInput): Promise<Result<Received, DomainError>> =>
  receiveForm(context, input, async (req, dueAt) => {
    const { provider, websiteUrl, email, specialRequirements } = input
    const { id } = await context.payload.create({
      collection: 'migration-requests',
      data: {
        status: 'new',
        provider,
        websiteUrl,
        email,
        specialRequirements: specialRequirements || null,
        dueAt,
        locale: context.locale,
      },
      depth: 0,
      req,
    })
    await queueMail(req, {
      template: 'migration-confirmation',
      to: email,
      locale: context.locale,
      data: {},
      dedupeKey: `migration-confirmation:${id}`,
    })
    await queueStaffNotice(req, {
      kind: 'migration-request',
      key: id,
      adminPath: `/collections/migration-requests/${id}`,
      replyTo: email,
      facts: [
        { name: 'website', value: websiteUrl },
        { name: 'provider', value: provider },
        { name: 'email', value: email },
        ...(specialRequirements ? [{ name: 'requirements', value: specialRequirements } as const] : []),
      ],
    })
  })

type Cancellation = Omit<MailData['cancellation-confirmation'], 'receivedAt'>

/**
 * Stores the message and queues the confirmation and the notice to staff in one transaction. A `cancellation` is confirmed as such (U49).
 */
export const sendContactMessage = (
  context: Context,
  input: ContactMessageInput,
  cancellation: Cancellation | null = null,
): Promise<Result<Received, DomainError>> =>
  receiveForm(context, input, async (req, dueAt) => {
    const { name, email, message } = input
    const subject = input.subject || undefined
    const { id } = await context.payload.create({
      collection: 'contact-messages',
      data: { status: 'new', name, email, subject: subject ?? null, message, dueAt, locale: context.locale },
      depth: 0,
      req,
    })
    const confirmation = { to: email, locale: context.locale, dedupeKey: `contact-confirmation:${id}` }
    if (cancellation === null) await queueMail(req, { ...confirmation, template: 'contact-confirmation', data: {} })
    else {
      const data = { ...cancellation, receivedAt: new Date(context.now()).toISOString() }
      await queueMail(req, { ...confirmation, template: 'cancellation-confirmation', data })
    }
    await queueStaffNotice(req, {
      kind: 'contact-message',
      key: id,
      adminPath: `/collections/contact-messages/${id}`,
      replyTo: email,
      facts: [
        { name: 'name', value: name },
        { name: 'email', value: email },
        ...(subject ? [{ name: 'subject', value: subject } as const] : []),
        { name: 'message', value: message },
      ],
    })
  })
