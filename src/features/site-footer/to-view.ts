import type { Locale } from '@/lib/config/locales'
import { decimalToNumber } from '@/core/money/arithmetic'
import { isDatedRate } from '@/core/money/currency'
import { formatRate } from '@/core/money/format'
import type { Currency } from '@/core/money/types'
import { localizedHref } from '@/core/navigation/paths'
import type { Footer } from '@/payload-types'
import type { FooterColumn, FooterCurrency } from './types'

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
