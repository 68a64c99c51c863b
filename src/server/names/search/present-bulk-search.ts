import type { Currency } from '@/core/money/types'
import type { BulkResultAnswer } from '@/contract/bulk-search'
import type { BulkRow } from './bulk-search'
import type { ApiWords } from '@/server/platform/api-words'
import { presentOffer } from './present-offer'

const unpriced = {
  reason: null,
  available: false,
  price: null,
  originalPrice: null,
  discountPercent: null,
  renewal: null,
  popular: false,
} as const

/** One name's result, with the sentence for why it was not asked for. */
export const presentBulkRow = (result: BulkRow, currency: Currency, words: ApiWords): BulkResultAnswer => {
  const { index, name } = result
  if (result.kind === 'invalid') {
    const { error } = result
    return {
      ...unpriced,
      index,
      name,
      domain: null,
      extension: null,
      status: 'invalid',
      code: `validation.${error}`,
      message: words.domainName(error),
    }
  }
  if (result.kind === 'unsold') {
    const { domain, extension } = result
    return {
      ...unpriced,
      index,
      name,
      domain,
      extension,
      status: 'unknown',
      code: 'unknown-extension',
      message: words.error('unknown-extension'),
    }
  }
  const { status, reason, row } = result
  const { extension } = row
  return {
    index,
    name,
    domain: row.domain,
    extension: extension.extension,
    status,
    reason,
    available: status === 'available',
    ...presentOffer(extension, currency),
    popular: extension.popular,
    code: null,
    message: null,
  }
}
