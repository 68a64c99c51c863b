import { useTranslations } from 'next-intl'
import { extensionFacts, type FactPlace } from '@/core/catalog/tlds'
import { Badge } from '@/ui/badge/badge'
import type { DomainResult } from './search-state'

/** What the facts of this place say of the row's extension, by their names: a text itself, a flag that holds in its words. */
const useSayings = (result: DomainResult, place: FactPlace) => {
  const t = useTranslations('domainSearch.facts')
  return extensionFacts
    .filter((fact) => fact.place === place)
    .map(({ kind, name }) => {
      if (kind === 'text') return { name, saying: result[name] }
      return { name, saying: result[name] ? t(name) : '' }
    })
    .filter(({ saying }) => saying !== '')
}

export const RowMarks = ({ result }: { readonly result: DomainResult }) =>
  useSayings(result, 'mark').map(({ name, saying }) => <Badge key={name}>{saying}</Badge>)

export const RowLines = ({ result }: { readonly result: DomainResult }) =>
  useSayings(result, 'line').map(({ name, saying }) => (
    <small key={name} className="search-about muted">
      {saying}
    </small>
  ))
