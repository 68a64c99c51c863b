import { useLocale, useTranslations } from 'next-intl'
import { decimalToNumber } from '@/core/money/decimal'
import { formatPercent, percentOf } from '@/core/money/percent'
import type { Decimal } from '@/core/money/types'
import type { Messages } from '@/i18n/messages'

/** T10: of a view whose prices are shown with tax; nothing of one before tax. */
export interface TaxedView {
  readonly shownTax?: Decimal
}

export const shownTaxOf = ({ shownTax }: TaxedView): TaxedView => (shownTax === undefined ? {} : { shownTax })

export const taxPercent = (rate: Decimal, locale: string): string => formatPercent(percentOf(decimalToNumber(rate)), locale)

/** What stands below prices: that tax is still to come, or how much of it is in them. */
export const usePriceNote = ({ shownTax }: TaxedView, sentence: keyof Messages['pricesShown'], beforeTax: string): string => {
  const t = useTranslations('pricesShown')
  const locale = useLocale()
  return shownTax === undefined ? beforeTax : t(sentence, { percent: taxPercent(shownTax, locale) })
}
