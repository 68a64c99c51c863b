import { NextIntlClientProvider } from 'next-intl'
import { useState, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Bulk } from '@/blocks/bulk-search/bulk.client'
import { CartPageContent } from '@/features/cart/cart-page.client'
import { CheckoutContent } from '@/features/checkout/checkout.client'
import { Dns } from '@/blocks/dns-lookup/dns.client'
import { SearchResults } from '@/features/domain-search/search-results.client'
import type { SearchState } from '@/features/domain-search/search-state'
import { Wizard } from '@/blocks/transfer-wizard/wizard.client'
import { Whois } from '@/blocks/whois-lookup/whois.client'
import { joinAmounts } from '@/core/money/currency'
import en from '@/lib/i18n/messages/en.json'
import { cartStore } from '@/features/cart/cart-store'
import { cart, line, refusal } from '../../../support/cart/answering-shop'
import { settle, show } from '../../../support/in-a-browser'
import { searchAnswer, searchRow } from '../../../support/names/search-answers'
import { translatePage } from '../../../support/translate-page'

vi.mock('@/blocks/transfer-wizard/find-offer-action', () => ({ findOfferAction: async () => null }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }), usePathname: () => '/en' }))

const before = cartStore.getState()
const nothing = () => {}
let endTranslation = nothing
const answers: [body: unknown, status?: number][] = []

beforeEach(() => {
  cartStore.setState(before, true)
  window.history.replaceState(null, '', '/en')
  answers.splice(0)
  Object.defineProperty(document, 'fonts', { configurable: true, value: Object.assign(new EventTarget(), { status: 'loaded' }) })
  vi.stubGlobal('fetch', async () => {
    const [body, status = 200] = answers.shift() ?? [refusal('not-found', 'Nothing there.'), 404]
    return Response.json(body, { status })
  })
})

afterEach(() => endTranslation())

const showTranslated = async (element: ReactElement) => {
  const place = await show(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {element}
    </NextIntlClientProvider>,
  )
  endTranslation = translatePage()
  expect(place.querySelectorAll('font font').length).toBeGreaterThan(0)
  return {
    place,
    /** Lets mutation observers run after React. */
    step: async (work: () => unknown) => {
      await settle(work)
      await settle(() => new Promise((done) => setTimeout(done)))
    },
    press: async (label: string) => {
      const button = [...place.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
        `${textContent} ${ariaLabel}`.includes(label),
      )
      if (!button) throw new Error(`No button says ${label}`)
      await settle(() => button.click())
      await settle(() => new Promise((done) => setTimeout(done, 5)))
    },
    see: (text: string) => vi.waitFor(() => expect(place.textContent).toContain(text)),
  }
}

describe('R17: a page that the browser translates', () => {
  it('shows each search state as results come and go', async () => {
    let enter: (state: SearchState) => void = nothing
    const Search = () => {
      const [state, setState] = useState<SearchState>({ phase: 'idle' })
      enter = setState
      return (
        <SearchResults
          {...{ state, currency: 'USD', preselectRecommended: false }}
          order="popular"
          grouping="families"
          onAskAgain={nothing}
          onAskMore={nothing}
          onSearchFor={nothing}
        />
      )
    }
    const { step, see } = await showTranslated(<Search />)
    const loaded = (answer: ReturnType<typeof searchAnswer>, askingAgain: readonly string[] = []): SearchState => ({
      phase: 'loaded',
      term: 'otterbean',
      answer,
      isStaggered: false,
      askingAgain,
    })
    await step(() => enter({ phase: 'searching', term: 'otterbean', expectedRows: 2 }))
    await see('Searching…')
    const taken = { status: 'taken', available: false } as const
    await step(() =>
      enter(loaded(searchAnswer([searchRow('.com'), searchRow('.net', { ...taken, alternativeSuggestion: 'otterbean.org' })]))),
    )
    await see('1 available')
    await step(() => enter(loaded(searchAnswer([searchRow('.com'), searchRow('.net', taken)]))))
    const unknown = searchAnswer([searchRow('.com', { status: 'unknown', available: false })])
    await step(() => enter(loaded(unknown)))
    await step(() => enter(loaded(unknown, ['.com'])))
    await step(() => enter({ phase: 'failed', term: 'otterbean', message: null }))
    await step(() => enter({ phase: 'searching', term: 'otterbean', expectedRows: 2 }))
    await step(() => enter(loaded(searchAnswer())))
    await see('No results for otterbean.')
  })

  const lookups = [
    {
      tool: 'WHOIS lookup',
      Tool: Whois,
      answered: {
        domain: 'otterbean.com',
        status: 'registered',
        source: 'registry',
        registration: {
          domain: 'otterbean.com',
          registrar: 'Example Registrar',
          registeredOn: '2020-01-01',
          updatedOn: null,
          expiresOn: null,
          statuses: ['active', 'odd'],
          nameServers: [],
        },
      },
      seen: 'Example Registrar',
    },
    {
      tool: 'DNS lookup',
      Tool: Dns,
      answered: {
        domain: 'otterbean.com',
        answers: [{ type: 'MX', status: 'found', records: [{ value: 'mx.example', priority: 10, timeToLive: null }], withheld: 0 }],
      },
      seen: 'mx.example',
    },
  ]
  it.each(lookups)('shows the answer of the $tool, a failure and the next answer', async ({ Tool, answered, seen }) => {
    const { place, press, see } = await showTranslated(<Tool placeholderNames={['otterbean']} />)
    const input = place.querySelector('input')
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    await settle(() => {
      write?.call(input, 'otterbean.com')
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    answers.push([answered], [refusal('unavailable', 'Try again later.'), 503], [answered])
    await press('Look up')
    await see(seen)
    await press('Look up')
    await see('Try again later.')
    await press('Try again')
    await see(seen)
  })

  it('completes the steps of a transfer', async () => {
    const offer = { price: joinAmounts(['$9.99']), original: null, renewal: joinAmounts(['$12.99']), features: ['A year more'] }
    const { place, press, see } = await showTranslated(
      <Wizard
        offers={{ '.com': offer }}
        unlistedOffer={offer}
        hasMoreOffers={false}
        delays={{ priceLookup: 0, submission: 0 }}
        placeholderNames={['otterbean']}
        stepLevel={2}
      />,
    )
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const fill = (value: string) =>
      settle(() => {
        const input = place.querySelector('input')
        write?.call(input, value)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      })
    answers.push([refusal('domain-not-registered', 'Nobody has registered it.'), 409], [{ domain: 'otterbean.com', warnings: [] }])
    await fill('otterbean.com')
    await press(en.transferWizard.lookUp)
    await see('Nobody has registered it.')
    await press(en.transferWizard.lookUp)
    await see(en.transferWizard.titles.price)
    await press(en.transferWizard.acceptPrice)
    await see(en.transferWizard.titles.code)
    answers.push([refusal('code-refused', 'That code does not fit.'), 409])
    await fill('Abc-1234567')
    await press(en.transferWizard.submit)
    await see('That code does not fit.')
  })

  it('counts bulk search results, and those of the next', async () => {
    const { place, press, see } = await showTranslated(<Bulk />)
    const row = (index: number, available: boolean) => ({
      index,
      name: `otter${index}`,
      domain: `otter${index}.com`,
      extension: '.com',
      status: available ? 'available' : 'taken',
      reason: available ? null : 'taken',
      available,
      price: 12.99,
      originalPrice: 15.99,
      discountPercent: 19,
      renewal: 14.99,
      popular: true,
      code: null,
      message: null,
    })
    const area = place.querySelector('textarea')
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    for (const [first, tally] of [
      [true, '1 available'],
      [false, 'None available'],
    ] as const) {
      const lines = new TransformStream<Uint8Array, Uint8Array>()
      const writer = lines.writable.getWriter()
      const send = (value: unknown) => writer.write(new TextEncoder().encode(`${JSON.stringify(value)}\n`))
      vi.stubGlobal('fetch', async () => new Response(lines.readable, { headers: { 'Content-Type': 'application/x-ndjson' } }))
      await settle(() => {
        write?.call(area, 'otter0.com\notter1.com')
        area?.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await press(en.bulkSearch.search)
      await settle(() => void send(row(0, first)))
      await see('1 of 2')
      await settle(() => void send(row(1, false)))
      await settle(() => void writer.close())
      await see(tally)
    }
  })

  it('follows cart and codes on the cart page', async () => {
    const plan = line('plan', { name: 'Shared Basic', category: 'hosting', availablePaymentTypes: ['full'] })
    const code = { code: 'WELCOME10', status: 'applied', message: null }
    answers.push([cart([plan])])
    await settle(() => cartStore.getState().load())
    const { step, see } = await showTranslated(<CartPageContent offers={[]} />)
    answers.push([cart([{ ...plan, quantity: 3 }], { codes: [code], dueNow: 30, dueLater: 5 })])
    await step(() => cartStore.getState().load())
    await see('$30.00')
    answers.push([cart([plan], { codes: [{ ...code, status: 'waiting', message: 'It waits for a domain.' }], dueNow: 20 })])
    await step(() => cartStore.getState().load())
    await see('It waits for a domain.')
    answers.push([cart([plan], { codes: [code], dueNow: 25 })])
    await step(() => cartStore.getState().load())
    await see('$25.00')
    answers.push([cart([])])
    await step(() => cartStore.getState().load())
    await see(en.cart.emptyTitle)
  })

  it('keeps checkout and amount due up to date', async () => {
    const domain = line('otterbean.com', { type: 'domain', category: 'domain', availablePaymentTypes: ['full'] })
    answers.push([cart([domain])])
    await settle(() => cartStore.getState().load())
    const { place, step, see, press } = await showTranslated(<CheckoutContent methods={['stripe']} prefill={{}} preselectedAddons={[]} />)
    await press(en.checkout.pay)
    await see('Please enter your name.')
    answers.push([cart([domain], { dueNow: 44, dueLater: 12 })])
    await step(() => cartStore.getState().load())
    await see('$44.00')
    await see('$12.00')
    const due = [...place.querySelectorAll('form p')].map(({ textContent }) => textContent).filter((text) => text?.startsWith('Due now'))
    expect(due).toEqual(['Due now $44.00'])
    answers.push([cart([])])
    await step(() => cartStore.getState().load())
    await see(en.cart.emptyTitle)
  })
})
