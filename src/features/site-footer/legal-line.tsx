import { useFormatter, useTranslations } from 'next-intl'

import { type TaxedView, usePriceNote } from '@/parts/shop/price-note'
import { PerCurrency } from '@/ui/price/per-currency'

import { CurrentYear } from './current-year.client'
import type { FooterCurrency } from './types'

interface LegalLineProps extends TaxedView {
  readonly text: string
  readonly currencies: readonly FooterCurrency[]
  /** The year the page is drawn in; the browser corrects it (R12). */
  readonly year: number
}

/** The date of a rate says which day, not which moment: noon keeps it on that day in every time zone. */
const asDay = (isoDate: string) => new Date(`${isoDate.slice(0, 10)}T12:00:00Z`)

/** M8, R12: whose shop this is, and at what rate its prices are converted. */
export const LegalLine = ({ text, currencies, year, ...shown }: LegalLineProps) => {
  const t = useTranslations('footer')
  const format = useFormatter()
  const tax = usePriceNote(shown, 'footer', '')
  const note = ({ code, name, rate, rateDate }: FooterCurrency) =>
    rate === null
      ? t('pricesIn', { currency: name })
      : t(rateDate === null ? 'pricesFixed' : 'pricesConverted', {
          currency: name,
          code,
          rate,
          date: rateDate === null ? '' : format.dateTime(asDay(rateDate), { dateStyle: 'long' }),
        })
  return (
    <p>
      © <CurrentYear drawnIn={year} /> <span>{tax === '' ? text : `${text} ${tax}`}</span>{' '}
      <PerCurrency texts={Object.fromEntries(currencies.map((currency) => [currency.code, note(currency)]))} />
    </p>
  )
}
