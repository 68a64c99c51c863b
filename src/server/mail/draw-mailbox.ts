import type { KeptMail } from '@/core/mail/kept-mail'
import { escapeHtml } from '@/core/markup/escape-html'
import type { MailboxPage } from './read-mailbox'

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;background:#eff3ec;color:#0b2a20}a{color:inherit}table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #c5d0c6;padding:8px 16px 8px 0;text-align:left;vertical-align:top}iframe{width:100%;height:70vh;border:2px solid #0b2a20;background:#fff}pre{white-space:pre-wrap;background:#fff;padding:16px}@media(prefers-color-scheme:dark){body{background:#081a14;color:#ecf2eb}pre{background:#0e261d}td,th{border-color:#25453a}}`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`

/** For developers and demonstrations, in their language: what would have been sent. */
export const drawMailbox = ({ mails, page: number, pages }: MailboxPage): string => {
  const rows = mails.map(
    ({ name, to, subject, at }) =>
      `<tr><td>${escapeHtml(at.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(to)}</td><td><a href="/api/mailbox/${name}">${escapeHtml(subject)}</a></td></tr>`,
  )
  const list = rows.length === 0 ? '<p>No mail yet.</p>' : `<table><tr><th>UTC</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`
  const ways = [
    number > 1 && `<a href="/api/mailbox?page=${number - 1}">Newer</a>`,
    number < pages && `<a href="/api/mailbox?page=${number + 1}">Older</a>`,
  ].filter(Boolean)
  const turn = pages > 1 ? `<p>Page ${number} of ${pages} ${ways.join(' ')}</p>` : ''
  return page(
    'Local mailbox',
    `<h1>Local mailbox</h1><p>No mail server is set (SMTP_URL): what would be sent is kept here.</p>${list}${turn}`,
  )
}

/** The mail itself is shown in a sandboxed frame, where nothing in it can run. */
export const drawMail = ({ to, subject, at, html, text }: KeptMail): string =>
  page(
    subject,
    `<p><a href="/api/mailbox">Local mailbox</a></p><h1>${escapeHtml(subject)}</h1><p>${escapeHtml(to)} · ${escapeHtml(at)}</p><iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_blank">'))}"></iframe><h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
  )
