// npm run bench -- mails: writes every email in every language to .data/mail-preview, for viewing in a browser.
import fs from 'node:fs'
import path from 'node:path'
import { locales } from '@/lib/config/locales'
import { mailTemplates } from '@/lib/outbox/email-data'
import { renderMail } from '@/modules/email/email.service'
import { isOrderTemplate } from '@/modules/email/templates'
import { mailSamples, sampleSite } from '../../tests/support/mail/mail-samples'
import { orderSample } from '../../tests/support/mail/order-sample'

const folder = path.join('.data', 'mail-preview')
const statuses = {
  'payment-received': 'paid',
  'payment-failed': 'failed',
  'order-cancelled': 'cancelled',
  'order-refunded': 'refunded',
} as const

fs.mkdirSync(folder, { recursive: true })
const links: string[] = []
for (const template of mailTemplates) {
  for (const locale of locales) {
    const status = template in statuses ? statuses[template as keyof typeof statuses] : 'pending'
    const order = isOrderTemplate(template) ? orderSample(locale, status, 'Ines Otter') : null
    const { subject, html, text } = await renderMail({ template, locale, data: mailSamples[template], order }, sampleSite(locale))
    const name = `${template}.${locale}`
    fs.writeFileSync(path.join(folder, `${name}.html`), html)
    fs.writeFileSync(path.join(folder, `${name}.txt`), `${subject}\n\n${text}`)
    links.push(`<li><a href="${name}.html">${name}</a> · <a href="${name}.txt">text</a></li>`)
  }
}
fs.writeFileSync(path.join(folder, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Mail</title><ul>${links.join('\n')}</ul>`)
process.stdout.write(`${links.length} mails: ${path.join(folder, 'index.html')}\n`)
