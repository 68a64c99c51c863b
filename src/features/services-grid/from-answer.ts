import { billingPeriods } from '@/core/catalog/types'
import { majorFormatter } from '@/core/receipt/amounts'
import type { ServiceAnswer, ServiceListAnswer } from '@/contract/catalog'
import { toPlanText } from '@/parts/plans/plan-text'
import type { RowPriceView, ServiceRowView } from './types'

const toPrices = (service: ServiceAnswer, format: (amount: number) => string): readonly RowPriceView[] =>
  billingPeriods.flatMap((period) => {
    const entry = service.pricing[period]
    if (!entry) return []
    const original = entry.price < entry.basePrice ? entry.basePrice : entry.originalPrice
    return [
      {
        period,
        price: format(entry.price),
        original: original === null ? null : format(original),
        setupFee: entry.setupFee > 0 ? format(entry.setupFee) : null,
        renewal: null,
        savePercent: period === 'yearly' ? (service.yearlySavings?.percent ?? null) : null,
        item: { type: service.type, id: service.id, billing: period, quantity: 1 },
      },
    ]
  })

/** The catalogue as the API answers it (§7), in the same rows as the page was drawn with. */
export const rowsFromAnswer = ({ services, currency }: ServiceListAnswer, priceLocale?: string): readonly ServiceRowView[] => {
  const format = majorFormatter(currency, priceLocale)
  return services.map((service) => ({
    ...toPlanText(service),
    type: service.type,
    category: service.category,
    prices: toPrices(service, format),
    href: null,
  }))
}
