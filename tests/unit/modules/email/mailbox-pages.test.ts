import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailboxFiles, retentionDays } from '@/lib/config/retention'
import { uuidV7 } from '@/lib/db/sql'

const day = 86_400_000
const now = Date.UTC(2026, 10, 23)
const mails = mailboxFiles + 100

let folder: string
let mailbox: typeof import('@/modules/email/mailbox')
let sweepMailbox: typeof import('@/modules/email/mailbox').sweepMailbox
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mailbox-'))
  // another test of this process may have read the environment already
  vi.resetModules()
  vi.stubEnv('MAIL_DIR', folder)
  mailbox = await import('@/modules/email/mailbox')
  ;({ sweepMailbox } = await import('@/modules/email/mailbox'))
  const write = async (number: number) => {
    const name = `${uuidV7(now - number * 60_000)}_localhost`
    const kept = { name, to: 'reader@example.com', subject: `Number ${number}`, at: new Date(now).toISOString(), text: '', html: '' }
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(kept))
    await writeFile(path.join(folder, `${name}.eml`), 'mail')
  }
  await Promise.all(Array.from({ length: mails }, (_, number) => write(number)))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  await rm(folder, { recursive: true })
})

describe('the development mailbox', () => {
  it('is paged, newest first, and clamps the page number', async () => {
    const first = await mailbox.readMailbox()
    expect(first.mails.map(({ subject }) => subject).slice(0, 2)).toEqual(['Number 0', 'Number 1'])
    expect([first.mails.length, first.page, first.pages]).toEqual([mailbox.mailsPerPage, 1, mails / mailbox.mailsPerPage])
    expect((await mailbox.readMailbox(2)).mails[0]?.subject).toBe(`Number ${mailbox.mailsPerPage}`)
    expect((await mailbox.readMailbox(1e9)).page).toBe(first.pages)
    expect((await mailbox.readMailbox(Number.NaN)).page).toBe(1)
  })

  it('keeps a limited number of emails, for two weeks', async () => {
    expect(await sweepMailbox(now)).toBe(100)
    expect(await readdir(folder)).toHaveLength(mailboxFiles * 2)
    const oldestButTen = now - (mailboxFiles - 10.5) * 60_000
    expect(await sweepMailbox(oldestButTen + retentionDays.mailboxFile * day)).toBe(10)
  })
})
