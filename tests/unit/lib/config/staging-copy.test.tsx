import { createTranslator } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import robots from '@/app/robots'
import { StagingNotice } from '@/app/notices'
import { setStaging } from '@/lib/config/staging'
import { locales, type Locale } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'

vi.mock('@/request-context', () => ({ getContext: async () => ({}) }))
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: Locale }) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'shell' }),
}))
afterEach(() => {
  setStaging(false)
})

describe('a staging copy', () => {
  it('disallows robots; the live shop lists its sitemap', async () => {
    expect(await robots()).toMatchObject({
      rules: { disallow: expect.arrayContaining(['/admin']) },
      sitemap: expect.stringContaining('/sitemap.xml'),
    })
    setStaging(true)
    expect(await robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } })
  })

  it.each(locales)('is marked on every page in %s', async (locale) => {
    expect(await StagingNotice({ locale })).toBeNull()
    setStaging(true)
    const { shell } = await loadMessages(locale)
    expect(renderToStaticMarkup(<>{await StagingNotice({ locale })}</>)).toContain(shell.copyNotice.split(/[’']/)[0])
  })
})
