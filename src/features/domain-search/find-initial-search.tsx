import type { DomainSearchResponse } from '@/modules/domains/schema'
import { domainNameErrors } from '@/core/domains/types'
import { searchInMinorUnits } from '@/components/api-client/call-api'
import { IslandWords } from '@/components/words/words'
import { DomainSearch, type DomainSearchProps } from './domain-search.client'
import type { SearchState, SearchTexts } from './search-state'
import { languageOf } from '@/lib/text-language'
import type { DomainSearch as DomainSearchSettings } from '@/payload-types'
import { parseTypedDomain, formatDomainName } from '@/core/domains/parse-domain'
import type { Context } from '@/lib/context'
import { presentDomainSearch, searchDomains } from '@/modules/domains/search/domain-search'

/** Result of the server for `q`, or its error code (`validation.hyphenPosition`, …). */
type InitialSearch =
  | { readonly q: string; readonly answer: DomainSearchResponse }
  | { readonly q: string; readonly refusal: string; readonly message?: string }

interface DomainSearchPageProps extends Omit<DomainSearchProps, 'initial'> {
  /** `null` without `q`. Server-rendered, so that the rows work without JavaScript. */
  readonly initial: InitialSearch | null
}

const toSearchState = (initial: InitialSearch | null): SearchState => {
  if (initial === null) return { phase: 'idle' }
  const { q: term } = initial
  if ('answer' in initial) return { phase: 'loaded', term, answer: searchInMinorUnits(initial.answer), isStaggered: false, askingAgain: [] }
  const error = domainNameErrors.find((known) => initial.refusal === `validation.${known}`)
  return error ? { phase: 'invalid', term, error } : { phase: 'failed', term, message: initial.message ?? null }
}

export const DomainSearchPage = ({ initial, ...props }: DomainSearchPageProps) => (
  <IslandWords namespaces={['domainSearch']}>
    <DomainSearch {...props} initial={toSearchState(initial)} />
  </IslandWords>
)

const textFields = ['intro', 'placeholder', 'noResults', 'addonsHeading', 'addonsIntro'] as const satisfies readonly (keyof SearchTexts)[]

export const searchTexts = (settings: DomainSearchSettings): SearchTexts =>
  Object.fromEntries(
    textFields.flatMap((field) => {
      const text = settings[field]
      return text ? [[field, { text, lang: languageOf(settings, field) }]] : []
    }),
  )

interface Asked {
  readonly term: string
  readonly currency: string
  /** Without JavaScript the server searches and the page waits; otherwise the browser searches. */
  readonly isPlain: boolean
}

/** S6: server-side search for `q`. */
export const findInitialSearch = async (context: Context, { term, currency, isPlain }: Asked): Promise<InitialSearch | null> => {
  if (term === '') return null
  const name = parseTypedDomain(term)
  if (!name.ok) return { q: term, refusal: `validation.${name.error}` }
  if (!isPlain) return null
  const found = await searchDomains(context, { q: formatDomainName(name.value), extensions: [], currency })
  if (found.ok) return { q: term, answer: presentDomainSearch(found.value) }
  return { q: term, refusal: found.error.kind === 'domain-name' ? `validation.${found.error.error}` : 'failed' }
}

interface Named {
  /** With leading dot. */
  readonly extension: string
}

/** The editors' TLDs, preceded by the visitor's home TLD (S9) if the shop sells it; `leading` then begins with it. */
export const quickExtensions = (chosen: readonly Named[], leading: readonly Named[], home: string | undefined): readonly string[] => {
  const own = leading.filter(({ extension }) => extension === home)
  const others = chosen.filter(({ extension }) => extension !== home)
  return [...own, ...others].map(({ extension }) => extension)
}
