import { factsOf } from '@/core/catalog/extension-facts'
import { convertUnit } from '@/core/money/convert'
import { toMajor } from '@/core/money/major'
import type { Currency, UsdCents } from '@/core/money/types'
import { discountPercent } from '@/core/pricing/discount-percent'
import type { DomainResultAnswer, DomainSearchAnswer } from '@/contract/domains'
import type { DomainResult, DomainSearch } from './search-domains'

const presentResult = ({ domain, extension, status, reason, alternative }: DomainResult, currency: Currency): DomainResultAnswer => {
  const major = (usd: UsdCents) => toMajor(convertUnit(usd, currency), currency.digits)
  return {
    domain,
    extension: extension.extension,
    status,
    reason,
    available: status === 'available',
    price: major(extension.price),
    originalPrice: major(extension.originalPrice),
    discountPercent: discountPercent(extension.originalPrice, extension.price),
    renewal: major(extension.renewal),
    ...factsOf(extension),
    features: [...extension.features],
    alternativeSuggestion: alternative,
  }
}

export const presentDomainSearch = ({ name, currency, unsoldExtension, results, nextPage }: DomainSearch): DomainSearchAnswer => ({
  query: name.label,
  label: name.label,
  typedExtension: name.extension,
  currency: currency.code,
  unsoldExtension,
  results: results.map((result) => presentResult(result, currency)),
  nextPage,
})
