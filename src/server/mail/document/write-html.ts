import type { MailSite } from './mail-site'
import type { MailWords } from './mail-words'
import { escapeHtml } from '@/server/platform/escape-html'
import type { MailBlock, MailDocument } from './mail-document'
import { colours, displayFont, styleSheet, textFont } from './mail-styles'
import { plateHtml, receiptHtml } from './write-receipt'

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const paragraph = (html: string): string =>
  `<p class="ink" style="margin:0;color:${colours.ink};font-size:16px;line-height:1.5">${html}</p>`

const button = (label: string, href: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${colours.action}" style="background-color:${colours.action};border-radius:6px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;color:${colours.ink};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

const factsHtml = ({ heading, facts }: Extract<MailBlock, { kind: 'facts' }>): string => {
  const head = heading ? `<h2 class="ink" style="margin:0 0 8px;color:${colours.ink};font-size:18px">${escapeHtml(heading)}</h2>` : ''
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="top" class="ink2 line" style="border-top:1px solid ${colours.line};padding:8px 16px 8px 0;text-align:left;font-weight:400;color:${colours.ink2};font-size:15px">${escapeHtml(label)}</th><td valign="top" class="ink line" style="border-top:1px solid ${colours.line};padding:8px 0;color:${colours.ink};font-size:15px;font-weight:600;word-break:break-word">${lines(value)}</td></tr>`,
  )
  return `${head}<table width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

const blockHtml = (block: MailBlock, words: MailWords, site: MailSite): string => {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(lines(block.text))
    case 'plate':
      return plateHtml(block.name)
    case 'button':
      return `${button(block.label, block.href)}<p class="ink2" style="margin:12px 0 0;color:${colours.ink2};font-size:13px;line-height:1.5">${escapeHtml(words.mail('linkPlain'))}<br><a class="ink2" href="${escapeHtml(block.href)}" style="color:${colours.ink2};word-break:break-all">${escapeHtml(block.href)}</a></p>`
    case 'link':
      return paragraph(`<a class="ink" href="${escapeHtml(block.href)}" style="color:${colours.ink}">${escapeHtml(block.label)}</a>`)
    case 'facts':
      return factsHtml(block)
    case 'receipt':
      return receiptHtml(block.receipt, words, site)
    default:
      return block satisfies never
  }
}

const row = (html: string): string => `<tr><td style="padding-bottom:20px">${html}</td></tr>`

/** Tables and inline styles, because that is what mail programs understand; no picture, no font, no script from anywhere. */
export const writeHtml = ({ subject, title, blocks }: MailDocument, words: MailWords, site: MailSite): string => `<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="surface" bgcolor="${colours.surface}" style="margin:0;background-color:${colours.surface};font-family:${textFont}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="surface" bgcolor="${colours.surface}" style="background-color:${colours.surface}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%"><tr><td class="pad" style="padding:32px 32px 40px;font-family:${textFont}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${row(`<p class="ink strong" style="margin:0;padding-bottom:12px;border-bottom:2px solid ${colours.ink};color:${colours.ink};font-family:${displayFont};font-size:18px;font-weight:800">${escapeHtml(site.brandName)}</p>`)}
${row(`<h1 class="ink" style="margin:0;color:${colours.ink};font-family:${displayFont};font-size:28px;font-weight:800;line-height:1.08">${escapeHtml(title)}</h1>`)}
${blocks.map((block) => row(blockHtml(block, words, site))).join('\n')}
</table>
<p class="ink2" style="margin:8px 0 0;color:${colours.ink2};font-size:13px;line-height:1.5">${escapeHtml(words.mail('questions', { email: site.supportEmail }))}<br><a class="ink2" href="${escapeHtml(site.page(''))}" style="color:${colours.ink2}">${escapeHtml(site.brandName)}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
