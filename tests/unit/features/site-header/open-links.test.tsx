import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { SiteHeader } from '@/features/site-header/site-header'
import { loadMessages } from '@/lib/i18n/messages'
import { drawInWords } from '../../../support/draw-in-words'

const innermost = /<details(?:(?!<\/?details)[\s\S])*<\/details>/g

/** Content visible while all menus are closed: their summaries only. */
const withMenusClosed = (html: string): string => {
  const closed = html.replaceAll(innermost, (menu) => /<summary[\s\S]*?<\/summary>/.exec(menu)?.[0] ?? '')
  return closed === html ? html : withMenusClosed(closed)
}

describe.each(locales)('the header of a customer in %s', (locale) => {
  it('shows support once while its menus are closed, and keeps it in the account menu', async () => {
    const { header } = await loadMessages(locale)
    const menus = [
      { label: 'Domains', href: `/${locale}/domains`, groups: [{ links: [{ label: 'Transfer', href: `/${locale}/domains/transfer` }] }] },
      { label: header.support, href: `/${locale}/support`, groups: [] },
    ]
    const html = drawInWords(
      <SiteHeader brandName="Hostfront" menus={menus} currencyPicker={null} languageSwitch={null} cartButton={null} />,
      locale,
    )
    const ways = (part: string) => part.match(new RegExp(`href="/${locale}/support"`, 'g')) ?? []
    expect(ways(withMenusClosed(html))).toHaveLength(1)
    expect(/account--in[\s\S]*?<\/details>/.exec(html)?.[0]).toContain(`href="/${locale}/support"`)
  })
})
