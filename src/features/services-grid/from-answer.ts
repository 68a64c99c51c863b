import { billingPeriods } from '@/core/catalog/types'
import type { Decimal } from '@/core/money/types'
import { majorPriceFormatter } from '@/core/receipt/model'
import type { ServiceAnswer, ServiceListAnswer } from '@/modules/catalog/schema'
import { toRowText } from './row-text'
import type { RowPriceView, ServiceRowView } from './types'

const toPrices = (service: ServiceAnswer, format: (amount: number) => string): readonly RowPriceView[] =>
  billingPeriods.flatMap((period) => {
    const entry = service.pricing[period]
    if (!entry) return []
    const original = entry.price < entry.basePrice ? entry.basePrice : entry.originalPrice
    const saving = period === 'yearly' ? service.yearlySavings?.percent : undefined
    return [
      {
        period,
        price: format(entry.price),
        ...(original === null ? {} : { original: format(original) }),
        ...(entry.setupFee > 0 ? { setupFee: format(entry.setupFee) } : {}),
        ...(saving === undefined ? {} : { savePercent: saving }),
      },
    ]
  })

/** The catalogue as the API answers it (§7), in the same rows as the page was drawn with. */
export const rowsFromAnswer = (
  { services, currency }: ServiceListAnswer,
  priceLocale?: string,
  taxRate?: Decimal,
): readonly ServiceRowView[] => {
  const format = majorPriceFormatter(currency, priceLocale, taxRate)
  return services.map((service) => ({
    ...toRowText(service),
    prices: toPrices(service, format),
  }))
}
