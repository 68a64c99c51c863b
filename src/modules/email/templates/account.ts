import { formatDay } from '@/core/dates'
import { greetingOf, paragraph } from './orders'
import type { Template, TemplateContext, MailBlock, MailFact } from '@/modules/email/document/document'

export const verifyEmail: Template<'verify-email'> = (world, { name, path }) => {
  const { mail } = world.words
  return {
    subject: mail('verifyEmail.subject'),
    title: mail('verifyEmail.title'),
    blocks: [
      greetingOf(world, name),
      paragraph(mail('verifyEmail.body')),
      { kind: 'button', label: mail('verifyEmail.button'), href: world.site.page(path) },
      paragraph(mail('verifyEmail.notYou')),
    ],
  }
}

export const resetPassword: Template<'reset-password'> = (world, { name, path }) => {
  const { mail } = world.words
  return {
    subject: mail('resetPassword.subject'),
    title: mail('resetPassword.title'),
    blocks: [
      greetingOf(world, name),
      paragraph(mail('resetPassword.body')),
      { kind: 'button', label: mail('toNewPassword'), href: world.site.page(path) },
      paragraph(mail('resetPassword.notYou')),
    ],
  }
}

export const emailChange: Template<'email-change'> = (world, { name, path }) => {
  const { mail } = world.words
  return {
    subject: mail('emailChange.subject'),
    title: mail('emailChange.title'),
    blocks: [
      greetingOf(world, name),
      paragraph(mail('emailChange.body')),
      { kind: 'button', label: mail('verifyEmail.button'), href: world.site.page(path) },
      paragraph(mail('emailChange.notYou')),
    ],
  }
}

export const passwordChanged: Template<'password-changed'> = (world, { name, isByStaff = false }) => {
  const { mail } = world.words
  return {
    subject: mail('passwordChanged.subject'),
    title: mail('passwordChanged.title'),
    blocks: [
      greetingOf(world, name),
      paragraph(mail(isByStaff ? 'passwordChanged.byStaff' : 'passwordChanged.body')),
      { kind: 'button', label: mail('toNewPassword'), href: world.site.page('/forgot-password') },
    ],
  }
}

export const addressKnown: Template<'address-known'> = (world, { name }) => {
  const { mail } = world.words
  return {
    subject: mail('addressKnown.subject'),
    title: mail('addressKnown.title'),
    blocks: [
      greetingOf(world, name),
      paragraph(mail('addressKnown.body')),
      { kind: 'button', label: mail('toLogin'), href: world.site.page('/login') },
      { kind: 'link', label: mail('toNewPassword'), href: world.site.page('/forgot-password') },
    ],
  }
}

/** U48: what ends and when, and what remains. */
export const accountDeleted: Template<'account-deleted'> = (world, { name, subscriptions, domains, isOwed }) => {
  const { mail, locale } = world.words
  const day = (instant: string): string => formatDay(new Date(instant), locale)
  const list = (heading: string, facts: readonly MailFact[]): readonly MailBlock[] =>
    facts.length === 0 ? [] : [{ kind: 'facts', heading, facts }]
  return {
    subject: mail('accountDeleted.subject'),
    title: mail('accountDeleted.title'),
    blocks: [
      greetingOf(world, name),
      paragraph(mail('accountDeleted.body')),
      ...list(
        mail('accountDeleted.subscriptions'),
        subscriptions.map((each) => ({ label: each.name, value: day(each.endsAt) })),
      ),
      ...list(
        mail('accountDeleted.domains'),
        domains.map(({ domain, expiresAt }) => ({ label: domain, value: day(expiresAt) })),
      ),
      ...(isOwed ? [paragraph(mail('accountDeleted.owed'))] : []),
      paragraph(mail('accountDeleted.stays')),
      paragraph(mail('accountDeleted.notYou')),
    ],
  }
}

type Notice = Parameters<Template<'security-notice'>>[1]

const nextStepBlock = ({ words: { mail }, site }: TemplateContext, { kind, isStaff }: Notice): MailBlock => {
  if (isStaff) return { kind: 'button', label: mail('toAdmin'), href: site.admin('/account') }
  if (kind === 'codes-guessed') return { kind: 'button', label: mail('toNewPassword'), href: site.page('/forgot-password') }
  if (kind === 'two-step-removed' || kind === 'email-changed') return { kind: 'button', label: mail('toLogin'), href: site.page('/login') }
  return { kind: 'button', label: mail('toSettings'), href: site.page('/settings') }
}

export const securityNotice: Template<'security-notice'> = (world, notice) => {
  const { mail } = world.words
  const { kind, name } = notice
  const messageKey = `securityNotice.${kind}` as const
  const count = notice.kind === 'recovery-code-used' ? notice.codesLeft : 0
  return {
    subject: mail(`${messageKey}.subject`),
    title: mail(`${messageKey}.title`),
    blocks: [
      greetingOf(world, name),
      paragraph(mail(`${messageKey}.body`, { count })),
      nextStepBlock(world, notice),
      ...(kind === 'codes-guessed' || kind === 'email-changed' ? [] : [paragraph(mail('securityNotice.notYou'))]),
    ],
  }
}
