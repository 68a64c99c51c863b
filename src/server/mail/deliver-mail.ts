import type { Payload, SendEmailOptions } from 'payload'
import { buildEnvironment } from '@/config/env'
import type { OrderRecord } from '@/server/orders/order-record'
import { findOrderProgress } from '@/server/orders/order-progress-repository'
import { findOrderByNumber } from '@/server/orders/order-repository'
import { isHeld } from '@/config/held'
import { emailAddress } from '@/contract/text'
import { mailPace } from '@/config/mail-pace'
import { waitAfter } from '@/core/mail/retry'
import { isAwayError } from '@/core/outside/circuit'
import { countMail } from '@/server/platform/metrics/count'
import {
  lockNextMail,
  updateFailedMail,
  updatePostponedMail,
  updateSentMail,
  type ClaimedMail,
} from '@/server/platform/outbox/mail-repository'
import { inOwnTrace, inSpan, toOutside } from '@/server/platform/tracing/in-span'
import { findMailSite } from './document/mail-site'
import { findRecipientName } from './recipient-repository'
import { renderMail } from './render-mail'
import { isOrderTemplate } from './templates/templates'
import { mailUrgencies, secretTemplates, type MailUrgency } from '@/server/platform/outbox/mail-data'

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
const noteFailure = async (payload: Payload, mail: ClaimedMail, error: unknown, now: number): Promise<void> => {
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
    await noteFailure(payload, mail, error, now())
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
  if (isHeld()) return 0
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
