import { describe, expect, it } from 'vitest'
import { articleMarkdown, pageMarkdown } from '@/modules/content/markdown'
import { product } from '@/modules/content/structured-data'
import { markdownAddress, markdownPathOf, isCoded, isGuarded } from '@/lib/config/site-routes'
import { parseDecimal } from '@/core/money/arithmetic'
import { productFeed } from '@/core/feeds'
import { toShop } from '@/modules/content/shop-settings'
import en from '@/lib/i18n/messages/en.json'
import { catalog } from '../../../support/engine/catalog'
import { currencies } from '../../../support/engine/currencies'
import { automaticDiscounts } from '../../../support/engine/discounts'
import { settings } from '../../../support/engine/world'
import { richTextOf, tableCell, tableNode, uploadNode, videoNode } from '../../../support/article-nodes'

const shop = toShop(catalog, { currencies, automaticDiscounts, settings })
const place = { siteUrl: 'https://shop.test', locale: 'de' }

const currencyOf = (code: string) => {
  const currency = currencies.get(code)
  if (!currency) throw new Error(code)
  return currency
}

const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const node = (type: string, children: readonly object[], more: object = {}) => ({ type, children, ...more })
const body = (...children: readonly object[]) => ({ root: { type: 'root', children } }) as never

describe('an article as Markdown', () => {
  it('keeps headings, lists, marks, links and code', () => {
    const article = {
      title: 'Move a domain',
      description: 'In five days.',
      body: body(
        node('heading', [text('Before')], { tag: 'h2' }),
        node('paragraph', [
          text('Ask for the '),
          text('auth code', 1),
          text(' and read '),
          node('link', [text('this')], { fields: { url: '/domains' } }),
        ]),
        node(
          'list',
          [
            node('listitem', [text('one')]),
            node('listitem', [text('two'), node('list', [node('listitem', [text('deep')])], { listType: 'bullet' })]),
          ],
          {
            listType: 'number',
          },
        ),
        node('block', [], { fields: { blockType: 'code-lines', code: 'dig ns kitewell.com' } }),
        node('quote', [text('Slow is smooth.', 2)]),
      ),
    }
    expect(articleMarkdown(article, { ...place, path: '/knowledge-base/move' })).toBe(`# Move a domain

> In five days.

<https://shop.test/de/knowledge-base/move>

## Before

Ask for the **auth code** and read [this](https://shop.test/de/domains)

1. one
2. two
  - deep

\`\`\`
dig ns kitewell.com
\`\`\`

> _Slow is smooth._
`)
  })
})

const otter = {
  ...{ id: '1', alt: 'An [otter]', url: '/api/media/file/otter.png', width: 8, height: 8 },
  updatedAt: '2026-11-28T03:00:00.000Z',
}
const otterAddress = `https://shop.test/api/media/file/otter.png?v=${Date.parse(otter.updatedAt)}`

describe('R32, R33: pictures, tables and videos as Markdown', () => {
  const written = (...nodes: readonly object[]) =>
    articleMarkdown({ title: 'T', body: richTextOf(...nodes) as never } as never, { ...place, path: '/knowledge-base/t' })
      .split('\n\n')
      .slice(2)
      .join('\n\n')

  it('has the description and the caption of a picture, and nothing of a deleted one', () => {
    expect(written(uploadNode(otter, 'By the river'))).toBe(String.raw`![An \[otter\]](${otterAddress})` + '\n\nBy the river\n')
    expect(written(uploadNode(null))).toBe('')
  })

  it('has title, link and caption of a video, and nothing of one that cannot be played', () => {
    const link = 'https://vimeo.com/76979871/8272103f6e'
    expect(written(videoNode('1', { link, title: 'An [otter]', caption: 'By the river' }))).toBe(
      String.raw`[An \[otter\]](${link})` + '\n\nBy the river\n',
    )
    expect(written(videoNode('1', { link: 'https://evil.example/watch?v=aqz-KE-bpKQ' }))).toBe('')
  })

  it('has one line per row, with the pipes of its texts escaped', () => {
    const table = tableNode([tableCell('Plan', 1), tableCell('Disk', 1)], [tableCell('A|B'), tableCell('20 GB')])
    expect(written(table)).toBe(['| Plan | Disk |', '| --- | --- |', String.raw`| A\|B | 20 GB |`, ''].join('\n'))
  })

  it('keeps the columns of merged cells', () => {
    const table = tableNode(
      [tableCell('Both', 1, { colSpan: 2 }), tableCell('Price', 1)],
      [tableCell('Tall', 0, { rowSpan: 2 }), tableCell('b'), tableCell('c')],
      [tableCell('d'), tableCell('e')],
    )
    expect(written(table)).toBe(['| Both |  | Price |', '| --- | --- | --- |', '| Tall | b | c |', '|  | d | e |', ''].join('\n'))
  })
})

describe('a page as Markdown', () => {
  const page = {
    path: '/shared-hosting',
    title: 'Web hosting',
    meta: { description: 'For sites.' },
    layout: [
      { blockType: 'hero', heading: 'Hosting that lasts', lead: 'Lead.', primaryLabel: 'Choose', primaryHref: '/pricing', picture: 'none' },
      { blockType: 'features-grid', heading: 'Why', items: [{ title: 'Fast', description: 'SSD', icon: 'disk' }, { title: 'Safe' }] },
      { blockType: 'hosting-plans', heading: 'Plans', category: 'shared', defaultBilling: 'monthly' },
    ],
  }
  const render = (shownTax?: ReturnType<typeof parseDecimal>) =>
    pageMarkdown({
      page: page as never,
      questions: [{ question: 'Can I cancel?', answer: 'Yes.' }],
      ...place,
      shop: { ...shop, ...(shownTax ? { shownTax } : {}) },
      currency: currencyOf('EUR'),
      words: en.markdown,
    })

  it('lists its texts in order, then plans by key, then questions', () => {
    const written = render()
    const order = ['# Web hosting', '> For sites.', '## Hosting that lasts', 'Lead.', '[Choose](https://shop.test/de/pricing)', '## Why']
    const places = [...order, '- **Fast**: SSD', '- **Safe**', '## Plans', '| shared-basic |', '### Can I cancel?', 'Yes.'].map((part) =>
      written.indexOf(part),
    )
    expect(places.every((at, index) => at >= 0 && at > (places[index - 1] ?? -1))).toBe(true)
    expect(written).not.toContain('disk')
  })

  it('R32: shows the picture of its opening', () => {
    const opening = { blockType: 'hero', heading: 'Hosting that lasts', picture: 'none', ownPicture: otter }
    const written = pageMarkdown({
      ...{ page: { ...page, layout: [opening] } as never, questions: [], ...place, shop, currency: currencyOf('EUR'), words: en.markdown },
    })
    expect(written).toContain(`## Hosting that lasts\n\n![An `)
    expect(written).toContain(otterAddress)
  })

  it('T10: shows plan prices in the page’s currency, with or without tax', () => {
    // 4.99 USD at 0.85.
    expect(render()).toContain('monthly 4.24 EUR')
    expect(render()).toContain('| Price excl. tax |')
    expect(render(parseDecimal(0.19))).toContain('monthly 5.05 EUR')
    expect(render(parseDecimal(0.19))).toContain('| Price including tax |')
  })
})

describe('Markdown URLs', () => {
  it('identify a page by suffix, and accept no input', () => {
    expect(markdownPathOf('/vps-hosting.md')).toBe('/markdown/vps-hosting')
    expect(markdownPathOf('/index.md')).toBe('/markdown')
    expect([markdownPathOf('/vps-hosting'), markdownPathOf('/.md')]).toEqual([null, null])
    expect(['/', '/knowledge-base/move'].map(markdownAddress)).toEqual(['/index.md', '/knowledge-base/move.md'])
    expect([isCoded('/vps-hosting.md'), isGuarded('/markdown/vps-hosting')]).toEqual([true, false])
  })
})

describe('a plan as structured data', () => {
  const service = catalog.services.get('vps-starter')
  if (!service) throw new Error('vps-starter')
  const at = (url: string, code = 'EUR') =>
    product(service, { siteUrl: 'https://shop.test', url, organizationId: 'o', currency: currencyOf(code), shownTax: undefined })

  it('is the same product on every page, by its key', () => {
    expect(at('https://shop.test/a')['@id']).toBe(at('https://shop.test/b')['@id'])
    expect(at('https://shop.test/a')).toMatchObject({ '@id': 'https://shop.test/#plan-vps-starter', sku: 'vps-starter' })
  })

  it('offers each period with the price of a term and the setup fee in the page’s currency', () => {
    const [monthly] = at('https://shop.test/a')['offers'] as readonly object[]
    expect(monthly).toMatchObject({
      sku: 'vps-starter:monthly',
      price: '25.49',
      priceCurrency: 'EUR',
      priceSpecification: [
        { price: '25.49', billingDuration: 'P1M', valueAddedTaxIncluded: false, priceComponentType: 'https://schema.org/Subscription' },
        { price: '12.75', priceComponentType: 'https://schema.org/ActivationFee' },
      ],
    })
    expect(JSON.stringify(at('https://shop.test/a', 'USD'))).toContain('"price":"29.99"')
  })
})

it('escapes product feeds, with period and renewal', () => {
  const feed = productFeed({
    title: 'Shop & Co',
    description: 'Plans',
    url: 'https://shop.test/en',
    brand: 'Shop',
    products: [
      {
        id: 'vps-starter:biennial',
        group: 'vps-starter',
        title: 'VPS <Starter>',
        description: 'Two cores',
        link: 'https://shop.test/en/vps-hosting?add=hosting:vps-starter:biennial',
        image: 'https://shop.test/en/og/vps-hosting',
        price: '44.99 EUR',
        renewal: '29.99 EUR',
        months: 24,
        category: 'vps',
      },
    ],
  })
  expect(feed).toContain('<title>Shop &amp; Co</title>')
  expect(feed).toContain('<g:title>VPS &lt;Starter&gt;</g:title>')
  expect(feed).toContain('<g:price>44.99 EUR</g:price>')
  expect(feed).toContain('<g:period>year</g:period><g:period_length>2</g:period_length><g:amount>29.99 EUR</g:amount>')
})
