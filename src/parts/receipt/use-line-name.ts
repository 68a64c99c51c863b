import { useLocale, useTranslations } from 'next-intl'
import { formatYears } from '@/core/dates'
import { type FormatAmount, drawnPerPeriod, lineWords, termText } from '@/core/receipt/model'
import type { ItemFigures } from '@/core/receipt/figures'

/** "2 × Shared Pro, 1 month": what a line is, how much of it and for how long. */
export const useLineName = () => {
  const t = useTranslations('receipt')
  const locale = useLocale()
  return (item: ItemFigures): string => {
    const period = item.term ? formatYears(item.term.years, locale) : t('period', { period: item.billing })
    const name = item.type === 'domain' ? item.id : item.name
    const line = t(lineWords(item), { name, period })
    return item.quantity > 1 ? t('many', { quantity: item.quantity, line }) : line
  }
}

/** What it was put together from; of a certificate what it covers, where that is more than one name; of several years what each costs (N4). */
export const useItemNote = (format: FormatAmount) => {
  const t = useTranslations('receipt')
  return (item: ItemFigures): string | null => {
    if (item.parts) return item.parts.join(', ')
    const drawn = drawnPerPeriod(item)
    if (drawn !== null) return t('balanceNote', { amount: t('perPeriod', { period: item.billing, amount: format(drawn) }) })
    if (item.term) return termText(item.term, format)
    const coverage = item.serviceData?.coverage
    return coverage === undefined || coverage === 'single' ? null : t('coverage', { coverage: coverage.replace('-', '') })
  }
}
