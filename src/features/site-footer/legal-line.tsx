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
  /** With language prefix. */
  readonly href: string
}

export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

/** A currency and its exchange rate (M8). */
export interface FooterCurrency {
  readonly code: string
  readonly name: string
  /** Units per US dollar; `null` for the base currency. */
  readonly rate: string | null
  /** ISO date of the rate; `null` if too old to show (M11). */
  readonly rateDate: string | null
}

interface LegalLineProps extends TaxedView {
  readonly text: string
  readonly currencies: readonly FooterCurrency[]
  /** Render year; the browser corrects it (R12). */
  readonly year: number
}

/** Noon keeps the date the same in every time zone. */
const asDay = (isoDate: string) => new Date(`${isoDate.slice(0, 10)}T12:00:00Z`)

/** M8, R12: legal line, and the exchange rates of converted prices. */
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

interface CheckoutFooterProps {
  readonly legalLine: string
  readonly currencies: readonly FooterCurrency[]
  readonly year: number
}

/** Checkout footer: legal line and rates, no links. */
export const CheckoutFooter = ({ legalLine, currencies, year }: CheckoutFooterProps) => (
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

/** M8: rates and dates of converted currencies; prices are stored in US dollars. */
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
