import type { DomainSearchAnswer } from '@/modules/domains/schema'
import { domainNameErrors } from '@/core/domains/types'
import { searchInMinorUnits } from '@/components/api-client/call-api'
import { IslandWords } from '@/components/words/words'
import { DomainSearch, type DomainSearchProps } from './domain-search.client'
import type { SearchState } from './search-state'
import { parseTypedDomain, writeDomainName } from '@/core/domains/parse-domain'
import type { Context } from '@/lib/context'
import { presentDomainSearch, searchDomains } from '@/modules/domains/search/domain-search'

/** What the server found for the address's `q`: results, or the code of the refusal (`validation.hyphenPosition`, …). */
type InitialSearch =
  | { readonly q: string; readonly answer: DomainSearchAnswer }
  | { readonly q: string; readonly refusal: string; readonly message?: string }

interface DomainSearchPageProps extends Omit<DomainSearchProps, 'initial'> {
  /** `null` without a `q`. The rows are in the page without script as well. */
  readonly initial: InitialSearch | null
}

const toSearchState = (initial: InitialSearch | null): SearchState => {
  if (initial === null) return { phase: 'idle' }
  const { q: term } = initial
  if ('answer' in initial) return { phase: 'loaded', term, answer: searchInMinorUnits(initial.answer), isStaggered: false, askingAgain: [] }
  const error = domainNameErrors.find((known) => initial.refusal === `validation.${known}`)
  return error ? { phase: 'invalid', term, error } : { phase: 'failed', term, message: initial.message ?? null }
}

/** `/{lang}/domains/search`. */
export const DomainSearchPage = ({ initial, ...props }: DomainSearchPageProps) => (
  <IslandWords namespaces={['domainSearch']}>
    <DomainSearch {...props} initial={toSearchState(initial)} />
  </IslandWords>
)

interface Asked {
  readonly term: string
  readonly currency: string
  /** Without script the server searches and the page waits; with it the page comes at once and the browser searches. */
  readonly isPlain: boolean
}

/** S6: what the address's `q` brings with the page itself. */
export const findInitialSearch = async (context: Context, { term, currency, isPlain }: Asked): Promise<InitialSearch | null> => {
  if (term === '') return null
  const name = parseTypedDomain(term)
  if (!name.ok) return { q: term, refusal: `validation.${name.error}` }
  if (!isPlain) return null
  const found = await searchDomains(context, { q: writeDomainName(name.value), extensions: [], currency })
  if (found.ok) return { q: term, answer: presentDomainSearch(found.value) }
  return { q: term, refusal: found.error.kind === 'domain-name' ? `validation.${found.error.error}` : 'failed' }
}

interface Named {
  /** With its dot. */
  readonly extension: string
}

/** The editors' quick buttons; before them that of home (S9), where the shop sells it: `leading` begins with it then. */
export const quickExtensions = (chosen: readonly Named[], leading: readonly Named[], home: string | undefined): readonly string[] => {
  const own = leading.filter(({ extension }) => extension === home)
  const others = chosen.filter(({ extension }) => extension !== home)
  return [...own, ...others].map(({ extension }) => extension)
}
