import type { MailBlock } from '../document/mail-document'
import { helloOf, paragraph } from './order-parts'
import type { Template, TemplateWorld } from './template'

type Notice = Parameters<Template<'security-notice'>>[1]

/** What the owner does about it, if anything. */
const wayOn = ({ words: { mail }, site }: TemplateWorld, { kind, isStaff }: Notice): MailBlock => {
  if (isStaff) return { kind: 'button', label: mail('toAdmin'), href: site.admin('/account') }
  if (kind === 'codes-guessed') return { kind: 'button', label: mail('toNewPassword'), href: site.page('/forgot-password') }
  if (kind === 'two-step-removed') return { kind: 'button', label: mail('toLogin'), href: site.page('/login') }
  return { kind: 'button', label: mail('toSettings'), href: site.page('/settings') }
}

/** Something about the doors of an account. */
export const securityNotice: Template<'security-notice'> = (world, notice) => {
  const { mail } = world.words
  const { kind, name } = notice
  const said = `securityNotice.${kind}` as const
  const count = notice.kind === 'recovery-code-used' ? notice.codesLeft : 0
  return {
    subject: mail(`${said}.subject`),
    title: mail(`${said}.title`),
    blocks: [
      helloOf(world, name),
      paragraph(mail(`${said}.body`, { count })),
      wayOn(world, notice),
      ...(kind === 'codes-guessed' ? [] : [paragraph(mail('securityNotice.notYou'))]),
    ],
  }
}
