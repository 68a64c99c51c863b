import { factsOf } from '@/core/catalog/extension-facts'
import type { Currency } from '@/core/money/types'
import type { DomainResultAnswer, DomainSearchAnswer } from '@/contract/domains'
import type { DomainResult, DomainSearch } from './search-domains'
import { presentOffer } from './present-offer'

const presentResult = ({ domain, extension, status, reason, alternative }: DomainResult, currency: Currency): DomainResultAnswer => {
  return {
    domain,
    extension: extension.extension,
    status,
    reason,
    available: status === 'available',
    ...presentOffer(extension, currency),
    ...factsOf(extension),
    features: [...extension.features],
    alternativeSuggestion: alternative,
  }
}

export const presentDomainSearch = ({ name, currency, source, unsoldExtension, results, nextPage }: DomainSearch): DomainSearchAnswer => ({
  query: name.label,
  label: name.label,
  typedExtension: name.extension,
  currency: currency.code,
  source,
  unsoldExtension,
  results: results.map((result) => presentResult(result, currency)),
  nextPage,
})
