import fs from 'node:fs/promises'
import path from 'node:path'
import { buildEnvironment } from '@/config/env'
import { isOwnMachine } from '@/config/own-machine'
import type { KeptMail } from '@/core/mail/kept-mail'

const isKept = (value: unknown): value is KeptMail => typeof value === 'object' && value !== null && 'name' in value && 'html' in value

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Being written at this very moment.
    return null
  }
}

const readOne = async (folder: string, file: string): Promise<KeptMail | null> => {
  const kept = parse(await fs.readFile(path.join(folder, file), 'utf8').catch(() => 'null'))
  return isKept(kept) ? kept : null
}

/** Every mail the folder holds, newest first: a name opens with the time-ordered id of its mail. Only names are read. */
export const findMailNames = async (folder: string): Promise<readonly string[]> => {
  const files = await fs.readdir(folder).catch(() => [] as string[])
  return files
    .flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    .sort()
    .reverse()
}

export const mailsOnPage = 50

export interface MailboxPage {
  readonly mails: readonly KeptMail[]
  readonly page: number
  readonly pages: number
}

/** One page of the local mailbox, newest first. However many it holds, only those of the page are read. */
export const readMailbox = async (asked = 1): Promise<MailboxPage> => {
  const folder = buildEnvironment().MAIL_DIR
  const names = await findMailNames(folder)
  const pages = Math.max(1, Math.ceil(names.length / mailsOnPage))
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1
  const shown = names.slice((page - 1) * mailsOnPage, page * mailsOnPage)
  const kept = await Promise.all(shown.map((name) => readOne(folder, `${name}.json`)))
  return { mails: kept.filter((mail) => mail !== null), page, pages }
}

/** One mail by its name; `null` for any name that is not one of ours. */
export const readMail = (name: string): Promise<KeptMail | null> =>
  /^[A-Za-z0-9_-]{1,120}$/.test(name) ? readOne(buildEnvironment().MAIL_DIR, `${name}.json`) : Promise.resolve(null)

/** Whether the mailbox may be read without signing in by whoever sits at the machine: where the shop is for it alone, and no mail leaves it. */
export const isMailboxOpen = ({ SMTP_URL, SITE_URL }: { readonly SMTP_URL?: string | undefined; readonly SITE_URL: string }): boolean =>
  SMTP_URL === undefined && isOwnMachine(SITE_URL)
