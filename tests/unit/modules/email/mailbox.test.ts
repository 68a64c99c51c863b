import { describe, expect, it } from 'vitest'
import { renderMail, renderMailbox, isMailboxEnabled, readMail } from '@/modules/email/mailbox'
import { hostile } from '../../../support/mail/mail-samples'

const mail = {
  name: 'a_b',
  to: hostile,
  subject: hostile,
  at: '2026-11-21T00:00:00.000Z',
  text: hostile,
  html: `<html><head></head><body>${hostile}</body></html>`,
}

describe('the development mailbox', () => {
  it.each([
    ['http://localhost:3000', undefined, true],
    ['http://127.0.0.1:3000', undefined, true],
    ['http://[::1]:3000', undefined, true],
    ['https://shop.example.com', undefined, false],
    ['https://localhost.example.com', undefined, false],
    ['http://localhost:3000', 'smtp://mail.example.com', false],
  ])('is open without login on the developer’s machine only: %s, %s', (SITE_URL, SMTP_URL, isOpen) => {
    expect(isMailboxEnabled({ SITE_URL, SMTP_URL })).toBe(isOpen)
  })

  it('runs no script of an email', () => {
    expect(renderMailbox({ mails: [mail], page: 1, pages: 1 })).not.toContain('<img')
    const page = renderMail(mail)
    expect(page).not.toContain('<img')
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  })

  it.each(['../../package', 'a/b', '', 'x'.repeat(121), '..'])('opens no other file: %s', async (name) => {
    expect(await readMail(name)).toBeNull()
  })
})
