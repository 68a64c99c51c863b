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

/** Everything the local mailbox holds, newest first. */
export const readMailbox = async (limit = 100): Promise<readonly KeptMail[]> => {
  const folder = buildEnvironment().MAIL_DIR
  const files = (await fs.readdir(folder).catch(() => [] as string[])).filter((file) => file.endsWith('.json'))
  const kept = await Promise.all(files.map((file) => readOne(folder, file)))
  return kept
    .filter((mail) => mail !== null)
    .sort((first, second) => (first.at < second.at ? 1 : -1))
    .slice(0, limit)
}

/** One mail by its name; `null` for any name that is not one of ours. */
export const readMail = (name: string): Promise<KeptMail | null> =>
  /^[A-Za-z0-9_-]{1,120}$/.test(name) ? readOne(buildEnvironment().MAIL_DIR, `${name}.json`) : Promise.resolve(null)

/** Whether the mailbox may be read without signing in by whoever sits at the machine: where the shop is for it alone, and no mail leaves it. */
export const isMailboxOpen = ({ SMTP_URL, SITE_URL }: { readonly SMTP_URL?: string | undefined; readonly SITE_URL: string }): boolean =>
  SMTP_URL === undefined && isOwnMachine(SITE_URL)
