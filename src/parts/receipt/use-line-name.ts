import { useTranslations } from 'next-intl'
import { lineWords } from '@/core/receipt/line-words'
import type { ItemFigures } from '@/core/receipt/figures'

/** "2 × Shared Pro, 1 month": what a line is, how much of it and for how long. */
export const useLineName = () => {
  const t = useTranslations('receipt')
  return (item: ItemFigures): string => {
    const period = t('period', { period: item.billing })
    const name = item.type === 'domain' ? item.id : item.name
    const line = t(lineWords(item), { name, period })
    return item.quantity > 1 ? t('many', { quantity: item.quantity, line }) : line
  }
}

/** What it was put together from; of a certificate what it covers, where that is more than one name. */
export const useItemNote = () => {
  const t = useTranslations('receipt')
  return (item: ItemFigures): string | null => {
    if (item.parts) return item.parts.join(', ')
    const coverage = item.serviceData?.coverage
    return coverage === undefined || coverage === 'single' ? null : t('coverage', { coverage: coverage.replace('-', '') })
  }
}
