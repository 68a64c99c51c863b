import type { BulkResultResponse } from '@/modules/domains/schema'
import { fromMajor } from '@/core/money/arithmetic'
import type { DomainResult, DomainSearchResults } from '@/features/domain-search/search-state'
import { type BulkResultInMinorUnits, bulkResultInMinorUnits } from '@/components/api-client/call-api'
import { noFacts } from '../engine/facts'

export const searchRow = (extension: string, changes: Partial<DomainResult> = {}): DomainResult => ({
  domain: `otterbean${extension}`,
  extension,
  status: 'available',
  available: true,
  reason: null,
  alternativeSuggestion: null,
  ...noFacts,
  popular: false,
  price: fromMajor(12.99, 2),
  originalPrice: fromMajor(15.99, 2),
  renewal: fromMajor(14.99, 2),
  discountPercent: 19,
  features: [],
  ...changes,
})

export const searchAnswer = (results: readonly DomainResult[] = []): DomainSearchResults => ({
  query: 'otterbean',
  label: 'otterbean',
  typedExtension: null,
  currency: 'USD',
  source: 'registry',
  unsoldExtension: null,
  results: [...results],
  nextPage: null,
})

export const bulkResult = (changes: Partial<BulkResultResponse> = {}, currency = 'USD'): BulkResultInMinorUnits =>
  bulkResultInMinorUnits(
    {
      index: 0,
      name: 'otter',
      domain: 'otter.com',
      extension: '.com',
      status: 'available',
      reason: null,
      available: true,
      price: 12.99,
      originalPrice: 15.99,
      discountPercent: 19,
      renewal: 14.99,
      popular: true,
      code: null,
      message: null,
      ...changes,
    },
    currency,
  )
