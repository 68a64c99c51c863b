import { formatDay } from '@/core/dates'
import type { MailDocument, Template, TemplateContext } from '@/modules/email/document/document'
import { greetingOf, paragraph } from './orders'

/** W7: repeats none of the input, since anyone can enter anyone's address. */
const received =
  (form: 'migrationConfirmation' | 'contactConfirmation') =>
  (world: TemplateContext): MailDocument => {
    const { mail } = world.words
    return {
      subject: mail(`${form}.subject`),
      title: mail(`${form}.title`),
      blocks: [greetingOf(world, undefined), paragraph(mail(`${form}.body`)), paragraph(mail('formNotYou'))],
    }
  }

export const migrationConfirmation: Template<'migration-confirmation'> = received('migrationConfirmation')
export const contactConfirmation: Template<'contact-confirmation'> = received('contactConfirmation')

/** U49, § 312k BGB: states what was received and when. W7: repeats the input only to proven addresses. */
export const cancellationConfirmation: Template<'cancellation-confirmation'> = (world, { receivedAt, kind, contract, until, reason }) => {
  const { mail, locale } = world.words
  const received = new Date(receivedAt)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(received)
  const isProven = world.recipientName !== null
  const soonest = kind === 'cause' ? mail('cancellationConfirmation.now') : mail('cancellationConfirmation.next')
  return {
    subject: mail('cancellationConfirmation.subject'),
    title: mail('cancellationConfirmation.title'),
    blocks: [
      greetingOf(world, world.recipientName),
      paragraph(mail('cancellationConfirmation.body', { date: formatDay(received, locale), time })),
      {
        kind: 'facts',
        facts: [
          ...(isProven ? [{ label: mail('facts.contract'), value: contract }] : []),
          { label: mail('facts.cancellation'), value: mail(`cancellationConfirmation.kinds.${kind}`) },
          ...(isProven || until === undefined ? [{ label: mail('facts.end'), value: until ?? soonest }] : []),
          ...(isProven && reason !== undefined ? [{ label: mail('facts.reason'), value: reason }] : []),
        ],
      },
      ...(isProven ? [] : [paragraph(mail('cancellationConfirmation.unproven'))]),
      paragraph(mail('formNotYou')),
    ],
  }
}

/** §9: kinds of inquiry for which the shop promises a reply within 24 hours. */
const answeredKinds: ReadonlySet<string> = new Set(['migration-request', 'contact-message'])

export const staffNotice: Template<'staff-notice'> = (world, { kind, adminPath, facts }) => {
  const { mail } = world.words
  const title = mail(`staffNotice.titles.${kind}`)
  const [first] = facts
  return {
    subject: first ? `${mail('before', { label: title })} ${first.value.slice(0, 120)}` : title,
    title,
    blocks: [
      ...(answeredKinds.has(kind) ? [paragraph(mail('staffNotice.answerBy'))] : []),
      { kind: 'facts', facts: facts.map(({ name, value }) => ({ label: mail(`facts.${name}`), value })) },
      { kind: 'button', label: mail('staffNotice.button'), href: world.site.admin(adminPath) },
    ],
  }
}
