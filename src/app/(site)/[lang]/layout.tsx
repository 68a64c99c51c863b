import '@/app/site.css'

import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteDocument, siteViewport } from '@/app/site-document'
import { buildEnvironment } from '@/lib/config/env'
import { localeOrDefault } from '@/lib/config/locales'
import { CartButton } from '@/features/cart/cart-button.client'
import { CurrencyPicker, LanguageSwitch } from '@/features/site-header/language-switch'
import { SiteFooter } from '@/features/site-footer/site-footer'
import { toColumns, toFooterCurrencies } from '@/features/site-footer/legal-line'
import { SiteHeader, ThemeSwitch } from '@/features/site-header/site-header'
import { toMenus } from '@/features/site-header/to-menus'
import { SiteSearch } from '@/features/site-search/site-search'
import { shownTaxOf } from '@/components/shop/price-note'
import { readShell, readShop } from '@/request-context'

/** Nothing is rendered at build time: pages render on their first visit and stay cached until invalidated. */
export const generateStaticParams = () => []

export const metadata: Metadata = { metadataBase: new URL(buildEnvironment().SITE_URL) }

export const viewport: Viewport = siteViewport

interface LayoutProps {
  readonly children: ReactNode
  readonly params: Promise<{ lang: string }>
}

export default async function SiteLayout({ children, params }: LayoutProps) {
  const { lang: asked } = await params
  // Paths outside of the languages (`/wp-login.php`) get a 404 within the English layout.
  const lang = localeOrDefault(asked)
  const [{ header, footer, settings }, shop, words] = await Promise.all([
    readShell(lang),
    readShop(lang),
    getTranslations({ locale: lang, namespace: 'header' }),
  ])
  const priceLocale = settings.priceLocale === 'visitor' ? lang : undefined
  const picker = (
    <CurrencyPicker
      options={shop.currencies.map(({ code, symbol, name }) => ({ code, symbol, name }))}
      defaultCode={settings.defaultCurrency}
    />
  )
  return (
    <SiteDocument
      locale={lang}
      header={
        <SiteHeader
          brandName={settings.brandName}
          menus={toMenus(header, lang, words('moreServices'))}
          currencyPicker={picker}
          languageSwitch={<LanguageSwitch />}
          siteSearch={<SiteSearch />}
          cartButton={<CartButton />}
        />
      }
      footer={
        <SiteFooter
          brandName={settings.brandName}
          tagline={footer.tagline ?? ''}
          columns={toColumns(footer, lang)}
          legalLine={footer.legalLine}
          currencies={toFooterCurrencies(shop.currencies, priceLocale)}
          {...shownTaxOf(shop, priceLocale)}
          year={new Date().getUTCFullYear()}
          currencyPicker={picker}
          languageSwitch={<LanguageSwitch direction="up" />}
          themeSwitch={<ThemeSwitch />}
        />
      }
    >
      {children}
    </SiteDocument>
  )
}
