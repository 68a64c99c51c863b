import '@/app/site.css'

import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CopyNotice } from '@/app/copy-notice'
import { MigrationNotice } from '@/app/migration-notice'
import { bootScript } from '@/config/boot-script'
import { buildEnvironment } from '@/config/env'
import { defaultLocale, isLocale } from '@/config/locales'
import { CartButton } from '@/features/cart/cart-button.client'
import { CartIsland } from '@/features/cart/cart-island.client'
import { CurrencyPicker } from '@/features/currency/currency-picker'
import { LanguageSwitch } from '@/features/language/language-switch'
import { SiteFooter } from '@/features/site-footer/site-footer'
import { toColumns, toFooterCurrencies } from '@/features/site-footer/to-view'
import { SiteHeader } from '@/features/site-header/site-header'
import { toMenus } from '@/features/site-header/to-menus'
import { SiteSearch } from '@/features/site-search/site-search'
import { ThemeSwitch } from '@/features/theme/theme-switch'
import { ToastIsland } from '@/features/toast/toast-island.client'
import { clientMessages } from '@/i18n/client-messages'
import { ShopSettingsProvider } from '@/parts/shop/shop-settings.client'
import { readDomainSearch, readShell, readShop } from '@/request-context'
import { ticksRecommended } from '@/server/content/ticks-recommended'
import { AddressFollower } from '@/ui/address/address-follower.client'
import { SkipLink } from '@/ui/accessibility/skip-link'
import { CurrencyStyles } from '@/ui/price/currency-styles'
import { PrintStyles } from '@/ui/receipt/print-styles'
import { fontVariables } from '@/ui/styles/fonts'

/** Nothing is drawn at build time: a page is drawn at its first visit and kept until a publish clears it. */
export const generateStaticParams = () => []

export const metadata: Metadata = { metadataBase: new URL(buildEnvironment().SITE_URL) }

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0E4030', colorScheme: 'light dark' }

interface LayoutProps {
  readonly children: ReactNode
  readonly params: Promise<{ lang: string }>
}

export default async function SiteLayout({ children, params }: LayoutProps) {
  const { lang: asked } = await params
  // An address outside the languages (`/wp-login.php`) is no page of ours: the page says so, inside the English frame.
  const lang = isLocale(asked) ? asked : defaultLocale
  const [{ header, footer, settings }, shop, search, messages, words] = await Promise.all([
    readShell(lang),
    readShop(lang),
    readDomainSearch(lang),
    getMessages({ locale: lang }),
    getTranslations({ locale: lang, namespace: 'shell' }),
  ])
  const defaultCode = settings.defaultCurrency
  const priceLocale = settings.priceLocale === 'visitor' ? lang : undefined
  const shopSettings = {
    priceLocale,
    preselectRecommended: ticksRecommended(settings),
    usualRows: Math.min(search.maxResults, shop.extensions.length),
    defaultCurrency: defaultCode,
  }
  const picker = (
    <CurrencyPicker options={shop.currencies.map(({ code, symbol, name }) => ({ code, symbol, name }))} defaultCode={defaultCode} />
  )
  return (
    <html lang={lang} className={fontVariables} data-currency={defaultCode} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
        <CurrencyStyles codes={shop.currencies.map(({ code }) => code)} defaultCode={defaultCode} />
        <PrintStyles />
      </head>
      <body>
        <NextIntlClientProvider messages={clientMessages(messages)}>
          <ShopSettingsProvider settings={shopSettings}>
            <SkipLink target="content" label={words('skipToContent')} />
            <CopyNotice locale={lang} />
            <MigrationNotice />
            <SiteHeader
              brandName={settings.brandName}
              menus={toMenus(header, lang)}
              currencyPicker={picker}
              languageSwitch={<LanguageSwitch />}
              siteSearch={<SiteSearch />}
              cartButton={<CartButton />}
            />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            <SiteFooter
              brandName={settings.brandName}
              tagline={footer.tagline ?? ''}
              columns={toColumns(footer, lang)}
              legalLine={footer.legalLine}
              currencies={toFooterCurrencies(shop.currencies)}
              year={new Date().getUTCFullYear()}
              currencyPicker={picker}
              languageSwitch={<LanguageSwitch direction="up" />}
              themeSwitch={<ThemeSwitch />}
            />
            <AddressFollower />
            <CartIsland locale={lang} priceLocale={priceLocale} />
            <ToastIsland />
          </ShopSettingsProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
