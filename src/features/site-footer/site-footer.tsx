import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Brand } from '@/ui/brand/brand.client'
import { PerCurrency } from '@/ui/price/per-currency'

import { CurrentYear } from './current-year.client'
import { FooterColumns } from './footer-columns.client'
import type { FooterColumn, FooterCurrency } from './types'

interface SiteFooterProps {
  readonly brandName: string
  readonly tagline: string
  readonly columns: readonly FooterColumn[]
  /** Stands after the year; the brand where it is empty. */
  readonly legalLine?: string | null
  readonly currencies: readonly FooterCurrency[]
  /** The year the page is drawn in; the browser corrects it (R12). */
  readonly year: number
  readonly currencyPicker: ReactNode
  readonly languageSwitch: ReactNode
  readonly themeSwitch: ReactNode
}

/** The date of a rate says which day, not which moment: noon keeps it on that day in every time zone. */
const asDay = (isoDate: string) => new Date(`${isoDate.slice(0, 10)}T12:00:00Z`)

function usePriceNotes(currencies: readonly FooterCurrency[]) {
  const t = useTranslations('footer')
  const format = useFormatter()
  const note = ({ code, name, rate, rateDate }: FooterCurrency) =>
    rate === null
      ? t('pricesIn', { currency: name })
      : t('pricesConverted', {
          currency: name,
          code,
          rate: format.number(rate, { maximumFractionDigits: 6 }),
          date: format.dateTime(asDay(rateDate), { dateStyle: 'long' }),
        })
  return Object.fromEntries(currencies.map((currency) => [currency.code, note(currency)]))
}

export const SiteFooter = ({
  brandName,
  tagline,
  columns,
  legalLine,
  currencies,
  year,
  currencyPicker,
  languageSwitch,
  themeSwitch,
}: SiteFooterProps) => {
  const t = useTranslations('footer')
  const locale = useLocale()
  const priceNotes = usePriceNotes(currencies)
  return (
    <footer className="site-footer wall">
      <div className="wide">
        <nav className="site-footer__columns" aria-label={t('navigation')}>
          <div className="site-footer__brand">
            <Brand name={brandName} href={`/${locale}`} behind="var(--wall-deep)" />
            <p>{tagline}</p>
          </div>
          <FooterColumns columns={columns} />
        </nav>
        <div className="site-footer__base">
          <p>
            © <CurrentYear drawnIn={year} /> {legalLine ?? brandName} <PerCurrency texts={priceNotes} />
          </p>
          <div className="site-footer__choices">
            {currencyPicker}
            {languageSwitch}
            {themeSwitch}
          </div>
        </div>
      </div>
    </footer>
  )
}
