import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fromMajor } from '@/core/money/arithmetic'
import { amountFormatter } from '@/core/receipt/model'
import { AvailableRow, TakenRow, UnknownRow } from '@/features/domain-search/result-row.client'
import { locales } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { searchRow } from '../../../support/names/search-answers'

const result = searchRow('.com', {
  description: 'For whatever is sold',
  popular: true,
  originalPrice: fromMajor(12.99, 2),
  discountPercent: null,
})

describe.each(locales)('a search row in %s', (locale) => {
  const draw = async (row: React.ReactElement) => {
    const messages = await loadMessages(locale)
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
        {row}
      </NextIntlClientProvider>,
    )
    return { html, words: messages.domainSearch }
  }
  const available = (isHeld: boolean, addons = { count: 0, price: fromMajor(0, 2) }) =>
    draw(
      <AvailableRow
        {...{ result, addonCount: addons.count, addonPrice: addons.price, isHeld, panelId: 'panel', isBest: false }}
        format={amountFormatter('USD')}
        isOpen={addons.count > 0}
        onToggle={() => {}}
      />,
    )

  it('S15: shows the price of the selected add-ons beside its own', async () => {
    expect((await available(false, { count: 2, price: fromMajor(14.98, 2) })).html).toContain('$14.98')
    expect((await available(false)).html).not.toContain('search-addons')
  })

  it('N1: says that a domain is reserved, not taken', async () => {
    const { html, words } = await draw(
      <TakenRow result={{ ...result, status: 'taken', available: false, reason: 'held' }} onSearchFor={() => {}} />,
    )
    expect(html.replaceAll('&#x27;', "'")).toContain(words.held)
    const { html: taken } = await draw(<TakenRow result={{ ...result, status: 'taken', available: false }} onSearchFor={() => {}} />)
    expect(taken.replaceAll('&#x27;', "'")).not.toContain(words.held)
  })

  it('marks a domain in the cart and offers its add-ons; each row states its TLD’s purpose', async () => {
    const [inCart, free] = [await available(true), await available(false)]
    expect(inCart.html).toContain(inCart.words.inCart)
    expect(inCart.html).toContain(inCart.words.chooseAddons)
    expect(free.html).not.toContain(free.words.inCart)
    expect(free.html).toContain(result.description)
  })

  it('has its TLD’s badges, replaced by “in cart”', async () => {
    const mark = (await loadMessages(locale)).domainSearch.facts.popular
    expect((await available(false)).html).toContain(mark)
    expect((await available(true)).html).not.toContain(mark)
  })

  it('hides its buttons without JavaScript', async () => {
    const rows = [
      await available(false),
      await draw(<TakenRow result={{ ...result, available: false, alternativeSuggestion: 'otter-shop.com' }} onSearchFor={() => {}} />),
      await draw(<UnknownRow result={result} isAsking={false} onAskAgain={() => {}} />),
    ]
    for (const { html } of rows) expect(html).toMatch(/<button[^>]*class="[^"]*needs-script/)
  })
})
