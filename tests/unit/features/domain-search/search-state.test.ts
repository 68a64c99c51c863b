import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import type { AddonInMinorUnits } from '@/components/api-client/call-api'
import {
  groupAddons,
  itemsFor,
  toSelectionSummary,
  toggled,
  searchReducer,
  type DomainResult,
  type SearchState,
  sortResults,
  tallyOf,
  threeYearPrice,
} from '@/features/domain-search/search-state'
import { searchAnswer, searchRow } from '../../../support/names/search-answers'

const minor = (amount: number) => amount as Minor

const loaded = (results: readonly DomainResult[]): SearchState =>
  searchReducer(
    { phase: 'searching', term: 'otterbean', expectedRows: 6 },
    {
      type: 'answered',
      term: 'otterbean',
      isStaggered: true,
      answer: { ...searchAnswer(results), nextPage: 2 },
    },
  )

describe('searchReducer', () => {
  it('§3.2, S3: replaces only the retried row', () => {
    const unknown = searchRow('.co', { status: 'unknown', available: false })
    let state = searchReducer(loaded([searchRow('.com'), unknown]), { type: 'asked-again', domain: unknown.domain })
    expect(state).toMatchObject({ askingAgain: ['otterbean.co'] })
    state = searchReducer(state, { type: 'row-answered', domain: unknown.domain, result: searchRow('.co') })
    expect(state).toMatchObject({
      askingAgain: [],
      answer: {
        results: [
          { domain: 'otterbean.com', status: 'available' },
          { domain: 'otterbean.co', status: 'available' },
        ],
      },
    })
  })

  it('S3: keeps a row unknown without a response, never available', () => {
    const unknown = searchRow('.co', { status: 'unknown', available: false })
    const asked = searchReducer(loaded([unknown]), { type: 'asked-again', domain: unknown.domain })
    const state = searchReducer(asked, { type: 'row-answered', domain: unknown.domain, result: null })
    expect(state).toMatchObject({ askingAgain: [], answer: { results: [{ status: 'unknown' }] } })
  })

  it('§9: appends further TLDs, each domain once', () => {
    const asking = searchReducer(loaded([searchRow('.com')]), { type: 'asked-more' })
    expect(asking).toMatchObject({ isAskingMore: true })
    const answer = searchAnswer([searchRow('.com'), searchRow('.design')])
    const state = searchReducer(asking, { type: 'more-answered', answer })
    expect(state).toMatchObject({
      isAskingMore: false,
      isStaggered: false,
      answer: { nextPage: null, results: [{ extension: '.com' }, { extension: '.design' }] },
    })
    expect(searchReducer(asking, { type: 'more-answered', answer: null })).toMatchObject({
      isAskingMore: false,
      answer: { nextPage: 2, results: [{ extension: '.com' }] },
    })
  })

  it('ignores a late row of an earlier search', () => {
    expect(searchReducer({ phase: 'idle' }, { type: 'row-answered', domain: 'a.com', result: searchRow('.com') })).toEqual({
      phase: 'idle',
    })
  })
})

describe('sorting', () => {
  const rows = [
    searchRow('.io', { price: minor(3999), renewal: minor(4499) }),
    searchRow('.co', { price: minor(1000), renewal: minor(4000) }),
    searchRow('.com'),
  ]

  it('keeps the server’s order, or sorts by the selected figure', () => {
    const order = (by: Parameters<typeof sortResults>[1]) => sortResults(rows, by).map(({ extension }) => extension)
    expect(order('popular')).toEqual(['.io', '.co', '.com'])
    expect(order('first-year')).toEqual(['.co', '.com', '.io'])
    expect(order('three-years')).toEqual(['.com', '.co', '.io'])
  })

  it('M1: adds three years exactly: 12.99 + 2 × 14.99 = 42.97', () => {
    expect(threeYearPrice(searchRow('.com'))).toBe(4297)
  })

  it('counts available, taken and unknown domains', () => {
    expect(tallyOf([searchRow('.com'), searchRow('.net', { status: 'taken' }), searchRow('.co', { status: 'unknown' })])).toEqual({
      available: 1,
      taken: 1,
      unknown: 1,
    })
  })
})

describe('add-ons', () => {
  const addon = (
    id: string,
    category: AddonInMinorUnits['category'],
    price: number,
    recommended = false,
    heroGroup: AddonInMinorUnits['heroGroup'] = 'security',
  ): AddonInMinorUnits => ({
    id,
    category,
    heroGroup,
    icon: '',
    name: id,
    description: '',
    features: [],
    price: minor(price),
    originalPrice: null,
    popular: false,
    recommended,
    includedIn: [],
  })
  const addons = [
    addon('cdn', 'performance', 999),
    addon('whois-privacy', 'privacy', 999, true),
    addon('professional-email', 'email-addon', 499, true),
  ]

  it('are grouped by family, in page order', () => {
    expect(groupAddons(addons, 'families').map(({ id }) => id)).toEqual(['privacy', 'email-addon', 'performance'])
  })

  it('§3.5: have groups of their own in the hero, technical and backup included', () => {
    const offered = [
      addon('copies', 'security', 299, false, 'backup'),
      addon('premium-dns', 'performance', 1499, false, 'technical'),
      addon('ssl', 'security', 4999),
    ]
    expect(groupAddons(offered, 'hero').map(({ id, addons: group }) => [id, group.map((each) => each.id)])).toEqual([
      ['security', ['ssl']],
      ['technical', ['premium-dns']],
      ['backup', ['copies']],
    ])
  })

  it('§4.5: are selected and deselected by a click', () => {
    expect(toggled(['cdn'], 'cdn')).toEqual([])
    expect(toggled(['cdn'], 'x')).toEqual(['cdn', 'x'])
  })

  it('add up first year, later years and three years: 27.97, 29.97, 87.91', () => {
    expect(toSelectionSummary(searchRow('.com'), addons.slice(1))).toEqual({ firstYear: 2797, laterYears: 2997, threeYears: 8791 })
  })

  it('O9: reference their domain; §9: billed yearly', () => {
    expect(itemsFor('a.com', ['cdn'])).toEqual([
      { type: 'domain', id: 'a.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
      { type: 'addon', id: 'cdn', billing: 'yearly', quantity: 1, serviceData: { domain: 'a.com' } },
    ])
  })
})
