import { useFormatter, useTranslations } from 'next-intl'
import { type TaxedView, usePriceNote } from '@/components/shop/price-note'
import { PerCurrency } from '@/components/ui/price/price'
import { CurrentYear } from './current-year.client'
import type { Locale } from '@/lib/config/locales'
import { decimalToNumber } from '@/core/money/arithmetic'
import { isDatedRate } from '@/core/money/currency'
import { formatRate } from '@/core/money/format'
import type { Currency } from '@/core/money/types'
import { localizedHref } from '@/core/navigation/paths'
import type { Footer } from '@/payload-types'

interface FooterLink {
  readonly label: string
  /** With its language prefix. */
  readonly href: string
}

export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

/** A currency with the rate its prices are converted at (M8). */
export interface FooterCurrency {
  readonly code: string
  readonly name: string
  /** Units of it per US dollar; `null` for the currency prices are stored in. */
  readonly rate: string | null
  /** ISO date of the rate; `null` where it is too old to be shown (M11). */
  readonly rateDate: string | null
}

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

interface EnclosedFooterProps {
  readonly legalLine: string
  readonly currencies: readonly FooterCurrency[]
  readonly year: number
}

/** Under what is to be finished: whose shop this is and at what rate, and no link that leads away from it. */
export const EnclosedFooter = ({ legalLine, currencies, year }: EnclosedFooterProps) => (
  <footer className="site-footer wall">
    <div className="wide">
      <div className="site-footer__base">
        <LegalLine text={legalLine} currencies={currencies} year={year} />
      </div>
    </div>
  </footer>
)

export const toColumns = (footer: Footer, locale: Locale): readonly FooterColumn[] =>
  (footer.columns ?? []).map(({ title, links }) => ({
    title: title ?? '',
    links: (links ?? []).map(({ label, href }) => ({ label: label ?? href, href: localizedHref(locale, href) })),
  }))

/** M8: the rate and its date stand where prices are converted; US dollars are what prices are stored in. */
export const toFooterCurrencies = (
  currencies: readonly Currency[],
  priceLocale: string | undefined,
  at = Date.now(),
): readonly FooterCurrency[] =>
  currencies.map(({ code, name, exchangeRate, rateDate }) => ({
    code,
    name,
    rate: code === 'USD' ? null : formatRate(decimalToNumber(exchangeRate), priceLocale),
    rateDate: isDatedRate(rateDate, at) ? rateDate : null,
  }))
