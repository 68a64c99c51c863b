import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { providerRedirectPage } from '@/modules/payments/payments.service'

describe('the page between a form of the shop and the provider', () => {
  it.each(locales)('redirects automatically, with a link, in %s', async (locale) => {
    const page = await providerRedirectPage(locale, 'https://pay.example/c?a=1&b="2"')
    const { title, go } = (await loadMessages(locale)).order.pay.onward
    const address = 'https://pay.example/c?a=1&amp;b=&quot;2&quot;'
    expect(page).toContain(`<html lang="${locale}">`)
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${address}">`)
    expect(page).toContain(`<a href="${address}">${go}</a>`)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).not.toContain('<script')
  })
})
