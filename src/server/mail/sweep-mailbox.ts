import fs from 'node:fs/promises'
import path from 'node:path'
import { buildEnvironment } from '@/config/env'
import { mailboxFiles, retentionDays } from '@/config/retention'
import { findMailNames } from './read-mailbox'

const day = 86_400_000

/** A mail's id opens with the moment it was written (RFC 9562, version 7). */
const writtenAt = (name: string): number => Number.parseInt(name.replaceAll('-', '').slice(0, 12), 16)

const remove = (folder: string, file: string): Promise<void> => fs.rm(path.join(folder, file), { force: true })

/** The local mailbox keeps the newest mails, and none for ever. Answers how many went. */
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
