import type { DomainNameError } from '@/core/domains/types'
import type { SearchInMinorUnits, AddonInMinorUnits } from '@/components/api-client/call-api'
import { threeYearCost } from '@/core/pricing/prices'
import type { Minor } from '@/core/money/types'
import { addonGroups, type AddonGroupId } from '@/core/catalog/tlds'
import type { QuoteItemRequest } from '@/core/orders/types'
import { sumOf } from '@/core/money/arithmetic'

export type DomainResult = SearchInMinorUnits['results'][number]
export type DomainSearchResults = SearchInMinorUnits

/** State of the search (§4). */
export type SearchState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'invalid'; readonly term: string; readonly error: DomainNameError }
  | { readonly phase: 'searching'; readonly term: string; readonly expectedRows: number }
  | {
      readonly phase: 'loaded'
      readonly term: string
      readonly answer: DomainSearchResults
      /** Rows appear one by one, or at once if they were shown before (new currency, back navigation). */
      readonly isStaggered: boolean
      readonly askingAgain: readonly string[]
      readonly isAskingMore?: boolean
    }
  | { readonly phase: 'failed'; readonly term: string; readonly message: string | null }

type SearchEvent =
  | { readonly type: 'cleared' }
  | { readonly type: 'refused'; readonly term: string; readonly error: DomainNameError }
  | { readonly type: 'started'; readonly term: string; readonly expectedRows: number }
  | { readonly type: 'answered'; readonly term: string; readonly answer: DomainSearchResults; readonly isStaggered: boolean }
  | { readonly type: 'failed'; readonly term: string; readonly message: string | null }
  | { readonly type: 'asked-again'; readonly domain: string }
  | { readonly type: 'asked-more' }
  /** `null` if the request failed; the button returns. */
  | { readonly type: 'more-answered'; readonly answer: DomainSearchResults | null }
  | { readonly type: 'row-answered'; readonly domain: string; readonly result: DomainResult | null }

/** S3: replaces one row; without a result it stays unknown. */
const withRow = (answer: DomainSearchResults, domain: string, result: DomainResult | null): DomainSearchResults =>
  result === null ? answer : { ...answer, results: answer.results.map((row) => (row.domain === domain ? result : row)) }

/** Appends the next page; duplicates keep their place. */
const withMore = (answer: DomainSearchResults, more: DomainSearchResults): DomainSearchResults => {
  const there = new Set(answer.results.map(({ domain }) => domain))
  return { ...answer, results: [...answer.results, ...more.results.filter(({ domain }) => !there.has(domain))], nextPage: more.nextPage }
}

export const searchReducer = (state: SearchState, event: SearchEvent): SearchState => {
  switch (event.type) {
    case 'cleared':
      return { phase: 'idle' }
    case 'refused':
      return { phase: 'invalid', term: event.term, error: event.error }
    case 'started':
      return { phase: 'searching', term: event.term, expectedRows: event.expectedRows }
    case 'answered':
      return { phase: 'loaded', term: event.term, answer: event.answer, isStaggered: event.isStaggered, askingAgain: [] }
    case 'failed':
      return { phase: 'failed', term: event.term, message: event.message }
    case 'asked-again':
      return state.phase === 'loaded' ? { ...state, askingAgain: [...state.askingAgain, event.domain] } : state
    case 'asked-more':
      return state.phase === 'loaded' ? { ...state, isAskingMore: true } : state
    case 'more-answered':
      return state.phase === 'loaded'
        ? { ...state, isStaggered: false, isAskingMore: false, answer: event.answer ? withMore(state.answer, event.answer) : state.answer }
        : state
    case 'row-answered':
      return state.phase === 'loaded'
        ? {
            ...state,
            answer: withRow(state.answer, event.domain, event.result),
            askingAgain: state.askingAgain.filter((domain) => domain !== event.domain),
          }
        : state
    default:
      return event satisfies never
  }
}

/** R20: a text of the editors, with its language where it is not the page's. */
export interface SearchText {
  readonly text: string
  readonly lang?: string | undefined
}

/** Texts of the domain search settings; a missing one has a default. */
export type SearchTexts = Readonly<Partial<Record<'intro' | 'placeholder' | 'noResults' | 'addonsHeading' | 'addonsIntro', SearchText>>>

export const emptyTexts: SearchTexts = {}

export const sortOrders = ['popular', 'first-year', 'three-years'] as const
export type SortOrder = (typeof sortOrders)[number]

export const threeYearPrice = ({ price, renewal }: Pick<DomainResult, 'price' | 'renewal'>): Minor =>
  threeYearCost('yearly', { price, renewal }).total as Minor

const figureOf = {
  'first-year': ({ price }: DomainResult) => price,
  'three-years': threeYearPrice,
} as const satisfies Record<Exclude<SortOrder, 'popular'>, (row: DomainResult) => number>

/** `popular` is the server's order: the typed TLD, then popular ones (S2). */
export const sortResults = (rows: readonly DomainResult[], order: SortOrder): readonly DomainResult[] =>
  order === 'popular' ? rows : [...rows].sort((first, second) => figureOf[order](first) - figureOf[order](second))

export interface Tally {
  readonly available: number
  readonly taken: number
  readonly unknown: number
}

export const tallyOf = (rows: readonly DomainResult[]): Tally => {
  const count = (status: DomainResult['status']) => rows.filter((row) => row.status === status).length
  return { available: count('available'), taken: count('taken'), unknown: count('unknown') }
}

type HeldItem = Pick<QuoteItemRequest, 'type' | 'id'> & {
  readonly serviceData: { readonly domain?: string | undefined; readonly operation?: string | undefined }
}

/** §9: order of the families. */
const addonCategories = ['privacy', 'email-addon', 'security', 'performance'] as const
export type AddonCategory = (typeof addonCategories)[number]

/** §3: by family on the search page, by custom groups in the hero. */
export type AddonGrouping = 'families' | 'hero'

type AddonGroup =
  | { readonly kind: 'family'; readonly id: AddonCategory; readonly addons: readonly AddonInMinorUnits[] }
  | { readonly kind: 'hero'; readonly id: AddonGroupId; readonly addons: readonly AddonInMinorUnits[] }

export const groupAddons = (addons: readonly AddonInMinorUnits[], grouping: AddonGrouping): readonly AddonGroup[] => {
  const groups: readonly AddonGroup[] =
    grouping === 'hero'
      ? addonGroups.map((id) => ({ kind: 'hero', id, addons: addons.filter(({ heroGroup }) => heroGroup === id) }))
      : addonCategories.map((id) => ({ kind: 'family', id, addons: addons.filter(({ category }) => category === id) }))
  return groups.filter((group) => group.addons.length > 0)
}

export const toggled = (selection: readonly string[], id: string): readonly string[] =>
  selection.includes(id) ? selection.filter((chosen) => chosen !== id) : [...selection, id]

interface Slip {
  readonly firstYear: Minor
  readonly laterYears: Minor
  readonly threeYears: Minor
}

/** Cost now, per following year and over three years. Add-ons renew at their price; a domain in the cart is not counted again. */
export const toSelectionSummary = (domain: Pick<DomainResult, 'price' | 'renewal'> | null, chosen: readonly AddonInMinorUnits[]): Slip => {
  const prices = chosen.map(({ price }) => price)
  const firstYear = sumOf([domain?.price ?? 0, ...prices])
  const laterYears = sumOf([domain?.renewal ?? 0, ...prices])
  return { firstYear, laterYears, threeYears: threeYearCost('yearly', { price: firstYear, renewal: laterYears }).total as Minor }
}

/** Add-ons of a domain in the cart; `null` if it is not in the cart. */
export const addonsInCart = (items: readonly HeldItem[], domain: string): readonly string[] | null =>
  items.some(({ type, id }) => type === 'domain' && id === domain)
    ? items.filter(({ type, serviceData }) => type === 'addon' && serviceData.domain === domain).map(({ id }) => id)
    : null

/** §9: domains and add-ons are billed yearly; an add-on references its domain (O9). */
export const itemsFor = (domain: string, addonIds: readonly string[], isHeld = false): readonly QuoteItemRequest[] => [
  ...(isHeld ? [] : [{ type: 'domain', id: domain, billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } } as const]),
  ...addonIds.map((id) => ({ type: 'addon', id, billing: 'yearly', quantity: 1, serviceData: { domain } }) as const),
]
