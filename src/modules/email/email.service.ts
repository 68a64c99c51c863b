import type { Locale } from '@/lib/config/locales'
import { noProgress, type OrderProgress } from '@/core/orders/status-sentence'
import { type OrderRecord, findOrderProgress, findOrderByNumber } from '@/modules/orders/orders.repository'
import { type MailDocument, type MailSite, mailWords, findMailSite } from './document/document'
import { writeHtml, writeText } from './document/render'
import { type MailData, type MailTemplate, mailUrgencies, secretTemplates, type MailUrgency } from '@/lib/outbox/email-data'
import type { OrderTemplate, Template, TemplateContext } from './templates/template'
import { isOrderTemplate, orderTemplates, otherTemplates } from './templates'
import type { Payload, SendEmailOptions } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { isStaging } from '@/lib/config/staging'
import { emailAddress } from '@/lib/http/text'
import { mailPace } from '@/lib/config/limits'
import { waitAfter } from '@/core/email-retry'
import { isAwayError } from '@/core/resilience/circuit-breaker'
import { countMail } from '@/lib/observability/metrics'
import { lockNextMail, updateFailedMail, updatePostponedMail, updateSentMail, type ClaimedMail } from '@/lib/outbox/outbox'
import { inOwnTrace, inSpan, toOutside } from '@/lib/observability/tracing'
import { findRecipientName } from './email.repository'

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface MailToRender {
  readonly template: MailTemplate
  readonly locale: Locale
  readonly data: MailData[MailTemplate]
  /** Of the templates that tell of one. */
  readonly order: OrderRecord | null
  /** Of that order. */
  readonly progress?: OrderProgress
  /** W7: of a proven recipient alone. */
  readonly recipientName?: string | null
}

const documentOf = (world: TemplateContext, { template, data, order }: MailToRender): MailDocument => {
  if (!isOrderTemplate(template)) return (otherTemplates[template] as Template<MailTemplate>)(world, data)
  if (order === null) throw new Error(`The order of a ${template} mail is gone`)
  return (orderTemplates[template] as OrderTemplate<MailTemplate>)(world, data, order)
}

/** A subject is one line, whatever a visitor typed into it. Spaces that do not break stay: French needs them. */
const oneLine = (subject: string): string => subject.replaceAll(/(?:(?![\u00a0\u202f])[\p{Cc}\s])+/gu, ' ').trim()

/** A mail in its language, from one document as HTML and as text. Pure but for the words it loads. */
export const renderMail = async (mail: MailToRender, site: MailSite): Promise<RenderedMail> => {
  const words = await mailWords(mail.locale)
  const document = documentOf({ words, site, progress: mail.progress ?? noProgress, recipientName: mail.recipientName ?? null }, mail)
  return { subject: oneLine(document.subject), html: await writeHtml(document, words, site), text: writeText(document, words, site) }
}

/** The same for every try of one mail: whoever receives it twice can tell that it is one (ADR 010). */
export const messageIdOf = (id: string): string => `<${id}@${new URL(buildEnvironment().SITE_URL).hostname}>`

/** The order a mail is about, whose page is a guest's way to what it is about, or whose buyer it is about. */
const orderNumberOf = ({ data }: Pick<ClaimedMail, 'data'>): string | undefined =>
  ('orderNumber' in data ? data.orderNumber : undefined) ??
  ('guestOrder' in data ? data.guestOrder : undefined) ??
  ('replyToOrder' in data ? data.replyToOrder : undefined)

/** W9: staff answer the person that a notice is about; customers answer the shop. An address that is none is left out, whatever header it would write. */
const replyAddressOf = ({ template, data }: Pick<ClaimedMail, 'template' | 'data'>, order: OrderRecord | null): string | undefined => {
  if (template !== 'staff-notice') return undefined
  const given = ('replyTo' in data ? data.replyTo : undefined) ?? order?.contact.email
  return emailAddress.safeParse(given).data
}

/** A mail as it goes to the server: what of it costs time of this machine. */
const draw = async (payload: Payload, mail: ClaimedMail): Promise<SendEmailOptions> => {
  const orderNumber = orderNumberOf(mail)
  const order = orderNumber === undefined ? null : await findOrderByNumber(payload.db.drizzle, orderNumber)
  const recipientName = await findRecipientName(payload.db.drizzle, mail.recipient, order)
  const progress = order && isOrderTemplate(mail.template) ? await findOrderProgress(payload.db.drizzle, order.id) : null
  const site = await findMailSite(payload, mail.locale, order)
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

/** What went wrong, without what was in the mail: for the outbox, which the staff alone read. */
const faultOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')

/** For the log, which others keep: a mail server's sentence often names the address it refuses, its code never does. */
const faultCodeOf = (error: unknown): string => {
  const { code, responseCode } = (error instanceof Error ? error : {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
}

type Outcome = 'sent' | 'failed' | 'away'

/** ms until a mail that could not be tried is looked at again; meanwhile another one finds out whether the server is back. */
const postponedFor = 2_000

/** Tried again later, or given up and shown to the staff. */
const recordFailure = async (payload: Payload, mail: ClaimedMail, error: unknown, now: number): Promise<void> => {
  const wait = waitAfter(mail.attempts)
  const status = wait === null ? 'dead' : 'queued'
  await updateFailedMail(payload.db.drizzle, mail.id, { status, fault: faultOf(error), nextAttemptAt: now + (wait ?? 0) })
  countMail(status === 'dead' ? 'dead' : 'failed')
  payload.logger.warn(
    { mail: mail.id, template: mail.template, attempts: mail.attempts, fault: faultCodeOf(error) },
    status === 'dead' ? 'A mail was given up' : 'A mail could not be sent',
  )
}

const deliver = async (payload: Payload, mail: ClaimedMail, now: () => number, noteDrawn: () => void): Promise<Outcome> => {
  const { drizzle } = payload.db
  try {
    const drawn = await draw(payload, mail)
    noteDrawn()
    await inSpan('mail server', () => payload.sendEmail(drawn), toOutside)
  } catch (error) {
    if (isAwayError(error)) {
      await updatePostponedMail(drizzle, mail.id, now() + postponedFor)
      return 'away'
    }
    await recordFailure(payload, mail, error, now())
    return 'failed'
  }
  // What opened an account in it is forgotten.
  await updateSentMail(drizzle, mail.id, now(), secretTemplates.has(mail.template))
  countMail('sent')
  return 'sent'
}

export interface Delivery {
  readonly now?: () => number
  readonly isStopping?: () => boolean
  /** Comes after each mail, with the milliseconds all that are under way took of this machine: the server's own time costs it nothing. */
  readonly rest?: (milliseconds: number) => Promise<unknown>
  /** Leaves alone what is less urgent. */
  readonly atMost?: MailUrgency | undefined
  /** Mails under way at the same moment. */
  readonly sideBySide?: number
}

/**
 * Sends whatever is due, the most urgent first and some side by side, until nothing is left, the mail server is away or it is told to
 * stop. A mail that cannot be sent never holds up the next one. A copy of the shop writes to nobody.
 */
export const deliverMail = async (
  payload: Payload,
  { now = Date.now, isStopping = () => false, rest, atMost, sideBySide = mailPace.connections }: Delivery = {},
): Promise<number> => {
  if (isStaging()) return 0
  let sent = 0
  let isAway = false
  const lane = async (): Promise<void> => {
    while (!isStopping() && !isAway) {
      const began = performance.now()
      const mail = await lockNextMail(payload.db.drizzle, now(), atMost)
      if (mail === null) return
      let drawnAt = began
      const outcome = await inOwnTrace('mail', () => deliver(payload, mail, now, () => (drawnAt = performance.now())), {
        attributes: { 'hostfront.template': mail.template },
      })
      if (outcome === 'sent') sent += 1
      if (outcome === 'away') isAway = true
      await rest?.((drawnAt - began) * sideBySide)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, lane))
  return sent
}

/** Beside the other, over a connection of its own: a server that hangs over a reminder holds up nobody who cannot sign in. */
export const deliverSecurityMail = (payload: Payload, delivery: Delivery = {}): Promise<number> =>
  deliverMail(payload, { ...delivery, atMost: mailUrgencies.security, sideBySide: 1 })
