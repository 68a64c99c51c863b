import { convertUnit } from '@/core/money/convert'
import { toMajor } from '@/core/money/major'
import type { Currency, UsdCents } from '@/core/money/types'
import { discountPercent } from '@/core/pricing/discount-percent'
import type { BulkResultAnswer } from '@/contract/bulk-search'
import type { BulkRow } from './bulk-search'
import type { ApiWords } from '@/server/platform/api-words'

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
  const major = (usd: UsdCents) => toMajor(convertUnit(usd, currency), currency.digits)
  return {
    index,
    name,
    domain: row.domain,
    extension: extension.extension,
    status,
    reason,
    available: status === 'available',
    price: major(extension.price),
    originalPrice: major(extension.originalPrice),
    discountPercent: discountPercent(extension.originalPrice, extension.price),
    renewal: major(extension.renewal),
    popular: extension.popular,
    code: null,
    message: null,
  }
}
