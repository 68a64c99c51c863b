import { expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'

it.each(locales)('has the text of its link in the lockout error in %s', async (locale) => {
  const { account, errors } = await loadMessages(locale)
  expect(errors['too-many-logins']).toContain(account.login.resetLink)
})
