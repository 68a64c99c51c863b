import fs from 'node:fs/promises'
import path from 'node:path'
import { buildEnvironment } from '@/lib/config/env'
import { isOwnMachine } from '@/lib/config/own-machine'
import type { StoredMail } from '@/core/email-retry'
import { escapeHtml } from '@/core/html'
import { mailboxFiles, retentionDays } from '@/lib/config/retention'

const isCached = (value: unknown): value is StoredMail => typeof value === 'object' && value !== null && 'name' in value && 'html' in value

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The file is still being written.
    return null
  }
}

const readOne = async (folder: string, file: string): Promise<StoredMail | null> => {
  const kept = parse(await fs.readFile(path.join(folder, file), 'utf8').catch(() => 'null'))
  return isCached(kept) ? kept : null
}

/** Newest first. Names start with a time-ordered id, so only the names are read. */
const findMailNames = async (folder: string): Promise<readonly string[]> => {
  const files = await fs.readdir(folder).catch(() => [] as string[])
  return files
    .flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    .sort()
    .reverse()
}

export const mailsPerPage = 50

interface MailboxPage {
  readonly mails: readonly StoredMail[]
  readonly page: number
  readonly pages: number
}

/** Reads only the page's files. */
export const readMailbox = async (asked = 1): Promise<MailboxPage> => {
  const folder = buildEnvironment().MAIL_DIR
  const names = await findMailNames(folder)
  const pages = Math.max(1, Math.ceil(names.length / mailsPerPage))
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1
  const shown = names.slice((page - 1) * mailsPerPage, page * mailsPerPage)
  const kept = await Promise.all(shown.map((name) => readOne(folder, `${name}.json`)))
  return { mails: kept.filter((mail) => mail !== null), page, pages }
}

/** `null` for an invalid name. */
export const readMail = (name: string): Promise<StoredMail | null> =>
  /^[A-Za-z0-9_-]{1,120}$/.test(name) ? readOne(buildEnvironment().MAIL_DIR, `${name}.json`) : Promise.resolve(null)

/** Whether the mailbox needs no login: only on a local installation that sends no email. */
export const isMailboxEnabled = ({ SMTP_URL, SITE_URL }: { readonly SMTP_URL?: string | undefined; readonly SITE_URL: string }): boolean =>
  SMTP_URL === undefined && isOwnMachine(SITE_URL)

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;background:#eff3ec;color:#0b2a20}a{color:inherit}table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #c5d0c6;padding:8px 16px 8px 0;text-align:left;vertical-align:top}iframe{width:100%;height:70vh;border:2px solid #0b2a20;background:#fff}pre{white-space:pre-wrap;background:#fff;padding:16px}@media(prefers-color-scheme:dark){body{background:#081a14;color:#ecf2eb}pre{background:#0e261d}td,th{border-color:#25453a}}`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`

/** For developers, and therefore in English only. */
export const renderMailbox = ({ mails, page: number, pages }: MailboxPage): string => {
  const rows = mails.map(
    ({ name, to, subject, at }) =>
      `<tr><td>${escapeHtml(at.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(to)}</td><td><a href="/api/mailbox/${name}">${escapeHtml(subject)}</a></td></tr>`,
  )
  const list =
    rows.length === 0 ? '<p>No emails yet.</p>' : `<table><tr><th>UTC</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`
  const ways = [
    number > 1 && `<a href="/api/mailbox?page=${number - 1}">Newer</a>`,
    number < pages && `<a href="/api/mailbox?page=${number + 1}">Older</a>`,
  ].filter(Boolean)
  const pagination = pages > 1 ? `<p>Page ${number} of ${pages} ${ways.join(' ')}</p>` : ''
  return page(
    'Local mailbox',
    `<h1>Local mailbox</h1><p>No mail server is configured (SMTP_URL), so emails are stored here instead.</p>${list}${pagination}`,
  )
}

/** The email is shown in a sandboxed frame that runs no scripts. */
export const renderMail = ({ to, subject, at, html, text }: StoredMail): string =>
  page(
    subject,
    `<p><a href="/api/mailbox">Local mailbox</a></p><h1>${escapeHtml(subject)}</h1><p>${escapeHtml(to)} · ${escapeHtml(at)}</p><iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_blank">'))}"></iframe><h2>Text</h2><pre>${escapeHtml(text)}</pre>`,
  )

const day = 86_400_000

/** UUIDv7 starts with its creation time (RFC 9562). */
const writtenAt = (name: string): number => Number.parseInt(name.replaceAll('-', '').slice(0, 12), 16)

const remove = (folder: string, file: string): Promise<void> => fs.rm(path.join(folder, file), { force: true })

/** Deletes old and surplus emails; returns their number. */
export const sweepMailbox = async (now: number): Promise<number> => {
  const folder = buildEnvironment().MAIL_DIR
  const names = await findMailNames(folder)
  const over = names.filter((name, place) => place >= mailboxFiles || writtenAt(name) < now - retentionDays.mailboxFile * day)
  for (const name of over) {
    await remove(folder, `${name}.json`)
    await remove(folder, `${name}.eml`)
  }
  return over.length
}
