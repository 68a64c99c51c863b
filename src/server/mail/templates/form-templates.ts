import { helloOf, paragraph } from './order-parts'
import type { Template } from './template'

export const migrationConfirmation: Template<'migration-confirmation'> = (world, { websiteUrl, provider, specialRequirements }) => {
  const { mail } = world.words
  return {
    subject: mail('migrationConfirmation.subject'),
    title: mail('migrationConfirmation.title'),
    blocks: [
      helloOf(world, undefined),
      paragraph(mail('migrationConfirmation.body')),
      {
        kind: 'facts',
        heading: mail('migrationConfirmation.sent'),
        facts: [
          { label: mail('facts.website'), value: websiteUrl },
          { label: mail('facts.provider'), value: provider },
          ...(specialRequirements ? [{ label: mail('facts.requirements'), value: specialRequirements }] : []),
        ],
      },
    ],
  }
}

export const contactConfirmation: Template<'contact-confirmation'> = (world, { name, subject, message }) => {
  const { mail } = world.words
  return {
    subject: mail('contactConfirmation.subject'),
    title: mail('contactConfirmation.title'),
    blocks: [
      helloOf(world, name),
      paragraph(mail('contactConfirmation.body')),
      {
        kind: 'facts',
        heading: mail('migrationConfirmation.sent'),
        facts: [...(subject ? [{ label: mail('facts.subject'), value: subject }] : []), { label: mail('facts.message'), value: message }],
      },
    ],
  }
}

/** Promised to visitors of these: an answer within 24 hours (§9). */
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
