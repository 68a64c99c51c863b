import { parseTypedDomain, writeDomainName } from '@/core/domains/parse-domain'
import type { Context } from '@/lib/context'
import { presentDomainSearch, searchDomains } from '@/modules/domains/search/domain-search'
import type { InitialSearch } from './domain-search-page'

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
