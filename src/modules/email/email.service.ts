import type { Locale } from '@/lib/config/locales'
import { noProgress, type OrderProgress } from '@/core/orders/status-sentence'
import { type OrderRecord, findOrderProgress, findOrderByNumber } from '@/modules/orders/orders.repository'
import {
  type MailDocument,
  type MailSite,
  mailWords,
  findMailSite,
  type OrderTemplate,
  type Template,
  type TemplateContext,
} from './document/document'
import { writeHtml, writeText } from './document/render'
import { type MailData, type MailTemplate, resendKey, secretTemplates } from '@/lib/outbox/email-data'
import { isOrderTemplate, orderTemplates, otherTemplates } from './templates'
import type { Payload, SendEmailOptions } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { emailAddress } from '@/lib/http/text'
import { mailPace } from '@/lib/config/limits'
import { retryDelay } from '@/core/email-retry'
import { isServiceUnavailable } from '@/core/circuit-breaker'
import { countMail } from '@/lib/observability/metrics'
import {
  queueMail,
  updateAttemptedMail,
  updateFailedMail,
  updatePostponedMail,
  updateSentMail,
  type ClaimedMail,
} from '@/lib/outbox/outbox'
import { err, ok, type Result } from '@/core/result'
import { inOwnTrace, inSpan, clientSpan } from '@/lib/observability/tracing'
import { findMail, findRecipientName } from './email.repository'

interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

interface MailToRender {
  readonly template: MailTemplate
  readonly locale: Locale
  readonly data: MailData[MailTemplate]
  /** For order templates only. */
  readonly order: OrderRecord | null
  readonly progress?: OrderProgress
  /** W7: null unless the recipient is proven. */
  readonly recipientName?: string | null
}

const documentOf = (world: TemplateContext, { template, data, order }: MailToRender): MailDocument => {
  if (!isOrderTemplate(template)) return (otherTemplates[template] as Template<MailTemplate>)(world, data)
  if (order === null) throw new Error(`Order for ${template} email not found`)
  return (orderTemplates[template] as OrderTemplate<MailTemplate>)(world, data, order)
}

/** Keeps a subject on one line, whatever user input it contains. Non-breaking spaces are kept, because French needs them. */
const oneLine = (subject: string): string => subject.replaceAll(/(?:(?![\u00a0\u202f])[\p{Cc}\s])+/gu, ' ').trim()

export const renderMail = async (mail: MailToRender, site: MailSite): Promise<RenderedMail> => {
  const words = await mailWords(mail.locale)
  const document = documentOf({ words, site, progress: mail.progress ?? noProgress, recipientName: mail.recipientName ?? null }, mail)
  return { subject: oneLine(document.subject), html: await writeHtml(document, words, site), text: writeText(document, words, site) }
}

/** Stable across retries, so that a client can recognise a duplicate (ADR 010). */
export const messageIdOf = (id: string): string => `<${id}@${new URL(buildEnvironment().SITE_URL).hostname}>`

const orderNumberOf = ({ data }: Pick<ClaimedMail, 'data'>): string | undefined =>
  ('orderNumber' in data ? data.orderNumber : undefined) ??
  ('guestOrder' in data ? data.guestOrder : undefined) ??
  ('replyToOrder' in data ? data.replyToOrder : undefined)

/**
 * W9: staff reply to the person whom a notice is about; customers reply to the shop. Invalid addresses are dropped, which prevents header
 * injection.
 */
const replyAddressOf = ({ template, data }: Pick<ClaimedMail, 'template' | 'data'>, order: OrderRecord | null): string | undefined => {
  if (template !== 'staff-notice') return undefined
  const given = ('replyTo' in data ? data.replyTo : undefined) ?? order?.contact.email
  return emailAddress.safeParse(given).data
}

const renderRow = async (payload: Payload, mail: Omit<ClaimedMail, 'attempts'>): Promise<SendEmailOptions> => {
  const orderNumber = orderNumberOf(mail)
  const order = orderNumber === undefined ? null : await findOrderByNumber(payload.db.drizzle, orderNumber)
  const recipientName = await findRecipientName(payload.db.drizzle, mail.recipient, order)
  const progress = order && isOrderTemplate(mail.template) ? await findOrderProgress(payload.db.drizzle, order.id) : null
  const site = await findMailSite(payload, mail, order)
  const { subject, html, text } = await renderMail({ ...mail, order, recipientName, ...(progress ? { progress } : {}) }, site)
  return {
    from: { name: site.brandName, address: buildEnvironment().MAIL_FROM },
    replyTo: { name: '', address: replyAddressOf(mail, order) ?? site.supportEmail },
    to: mail.recipient,
    subject,
    html,
    text,
    messageId: messageIdOf(mail.id),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
  }
}

/** Goes to the outbox, which only staff read; excludes the email's content. */
const faultOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')

/** For the log: a mail server's message often contains the recipient's address, but its code never does. */
const faultCodeOf = (error: unknown): string => {
  const { code, responseCode } = (error instanceof Error ? error : {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
}

/** Milliseconds before an email that could not be attempted is tried again, and before its connection tries another. */
const postponedFor = 2_000

const recordFailure = async (payload: Payload, mail: ClaimedMail, error: unknown, now: number): Promise<void> => {
  const wait = retryDelay(mail.attempts)
  const status = wait === null ? 'dead' : 'queued'
  await updateFailedMail(payload.db.drizzle, mail.id, { status, fault: faultOf(error), nextAttemptAt: now + (wait ?? 0) })
  countMail(status === 'dead' ? 'dead' : 'failed')
  payload.logger.warn(
    { mail: mail.id, template: mail.template, attempts: mail.attempts, fault: faultCodeOf(error) },
    status === 'dead' ? 'Failed to send email; giving up' : 'Failed to send email; retrying',
  )
}

export interface Delivery {
  readonly now: () => number
  readonly pause: (milliseconds: number) => Promise<unknown>
  /** Called after each email with the CPU milliseconds of all emails in flight; excludes time spent waiting for the server. */
  readonly rest: (milliseconds: number) => Promise<unknown>
}

const deliver = async (payload: Payload, mail: ClaimedMail, { now, pause, rest }: Delivery): Promise<void> => {
  const { drizzle } = payload.db
  const began = performance.now()
  let renderedAt = began
  try {
    const rendered = await renderRow(payload, mail)
    renderedAt = performance.now()
    await inSpan('mail server', () => payload.sendEmail(rendered), clientSpan)
  } catch (error) {
    if (!isServiceUnavailable(error)) return recordFailure(payload, mail, error, now())
    await updatePostponedMail(drizzle, mail.id, now() + postponedFor)
    return void (await pause(postponedFor))
  }
  // Erases account links from emails that were sent.
  await updateSentMail(drizzle, mail.id, now(), secretTemplates.has(mail.template))
  countMail('sent')
  await rest((renderedAt - began) * mailPace.connections)
}

/**
 * Sends a queued email; a failed attempt is recorded in its row, which queues the next one. Several jobs run at a time, most urgent first.
 * Login emails have their own pool, so that a server that stalls on a reminder doesn't delay them.
 */
export const sendEmail = async (payload: Payload, delivery: Delivery, id?: string): Promise<void> => {
  const mail = id === undefined ? null : await updateAttemptedMail(payload.db.drizzle, id)
  if (mail === null) return
  await inOwnTrace('mail', () => deliver(payload, mail, delivery), { attributes: { 'hostfront.template': mail.template } })
}

/** `secret`: grants access to an account, so staff may neither read nor resend it. */
type NoStoredMail = 'not-found' | 'secret'

/** Renders a stored email again from its data and order. */
export const readStoredMail = async (payload: Payload, id: string): Promise<Result<RenderedMail, NoStoredMail>> => {
  const mail = await findMail(payload.db.drizzle, id)
  if (!mail) return err('not-found')
  if (secretTemplates.has(mail.template)) return err('secret')
  const { subject, html, text } = await renderRow(payload, mail)
  return ok({ subject: String(subject), html: String(html), text: String(text) })
}

/** M14: resends a sent email, at most once a minute. `not-sent` for others, which are still queued or are requeued in place. */
export const resendMail = async (payload: Payload, id: string, now: number): Promise<Result<null, NoStoredMail | 'not-sent'>> => {
  const mail = await findMail(payload.db.drizzle, id)
  if (!mail) return err('not-found')
  if (secretTemplates.has(mail.template)) return err('secret')
  if (mail.status !== 'sent') return err('not-sent')
  const { template, recipient, locale, data } = mail
  await queueMail({ payload }, { template, to: recipient, locale, data, dedupeKey: `${resendKey}${id}:${Math.floor(now / 60_000)}` })
  return ok(null)
}
