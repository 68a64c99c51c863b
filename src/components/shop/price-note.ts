import { useLocale, useTranslations } from 'next-intl'
import { decimalToNumber } from '@/core/money/arithmetic'
import { formatPercent, percentOf } from '@/core/money/format'
import type { Decimal } from '@/core/money/types'
import type { Messages } from '@/lib/i18n/messages'

/** T10: set only if prices are shown with tax. */
export interface TaxedView {
  readonly shownTax?: Decimal
  /** M9: locale of the percentage. */
  readonly figureLocale?: string | undefined
}

export const shownTaxOf = ({ shownTax }: Pick<TaxedView, 'shownTax'>, figureLocale: string | undefined): TaxedView =>
  shownTax === undefined ? {} : { shownTax, ...(figureLocale === undefined ? {} : { figureLocale }) }

export const taxPercent = (rate: Decimal, locale: string, figureLocale: string | undefined): string =>
  formatPercent(percentOf(decimalToNumber(rate)), locale, figureLocale)

/** Note below prices: tax is added, or how much is included. */
export const usePriceNote = ({ shownTax, figureLocale }: TaxedView, sentence: keyof Messages['pricesShown'], beforeTax: string): string => {
  const t = useTranslations('pricesShown')
  const locale = useLocale()
  return shownTax === undefined ? beforeTax : t(sentence, { percent: taxPercent(shownTax, locale, figureLocale) })
}
