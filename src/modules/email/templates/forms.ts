import type { MailDocument } from '@/modules/email/document/document'
import { helloOf, paragraph } from './orders'
import type { Template, TemplateContext } from './template'

/** W7: repeats none of the input, since anyone can enter anyone's address. */
const received =
  (form: 'migrationConfirmation' | 'contactConfirmation') =>
  (world: TemplateContext): MailDocument => {
    const { mail } = world.words
    return {
      subject: mail(`${form}.subject`),
      title: mail(`${form}.title`),
      blocks: [helloOf(world, undefined), paragraph(mail(`${form}.body`)), paragraph(mail('formNotYou'))],
    }
  }

export const migrationConfirmation: Template<'migration-confirmation'> = received('migrationConfirmation')
export const contactConfirmation: Template<'contact-confirmation'> = received('contactConfirmation')

/** §9: we promise an answer within 24 hours. */
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
