import type { CountedSearch } from '@/server/insights/search-count-repository'
import type { DomainSearch } from './search-domains'

/** A5: what a search says of demand: the name; where it was typed whole and somebody has it, that; and the ending the shop does not sell. */
export const demandIn = ({ name, unsoldExtension, results }: DomainSearch): readonly CountedSearch[] => {
  const typed = name.extension === null ? undefined : results.find(({ extension }) => extension.extension === name.extension)
  return [
    { kind: 'name', term: name.label },
    ...(typed?.status === 'taken' ? [{ kind: 'taken' as const, term: typed.domain }] : []),
    ...(unsoldExtension === null ? [] : [{ kind: 'ending' as const, term: unsoldExtension }]),
  ]
}
