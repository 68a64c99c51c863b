import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StagingNotice, ScriptNotice, DemoNotice, MigrationNotice } from './notices'
import { bootScript } from '@/lib/config/boot-script'
import type { Locale } from '@/lib/config/locales'
import { CartIsland } from '@/features/cart/cart-island.client'
import { ToastIsland } from '@/features/toast/toast-island.client'
import { clientMessages } from '@/lib/i18n/messages'
import { taxPercent } from '@/components/shop/price-note'
import { ShopSettingsProvider } from '@/components/shop/shop-settings.client'
import { readDomainSearch, readShell, readShop } from '@/request-context'
import { preselectsRecommended } from '@/modules/content/shop-settings'
import { AddressObserver } from '@/components/ui/address/address.client'
import { SkipLink } from '@/components/ui/accessibility/accessibility'
import { CurrencyStyles } from '@/components/ui/price/currency-styles'
import { PrintStyles } from '@/components/ui/receipt/receipt-paper'
import { fontVariables } from '@/components/ui/styles/fonts'
import type { Viewport } from 'next'

interface SiteDocumentProps {
  readonly locale: Locale
  /** Class of the body. */
  readonly className?: string
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** Shared by both root layouts (ADR 004): document, messages, cart drawer and toasts. */
export async function SiteDocument({ locale, className, header, footer, children }: SiteDocumentProps) {
  const [{ settings }, shop, search, messages, words, tax] = await Promise.all([
    readShell(locale),
    readShop(locale),
    readDomainSearch(locale),
    getMessages({ locale }),
    getTranslations({ locale, namespace: 'shell' }),
    getTranslations({ locale, namespace: 'pricesShown' }),
  ])
  const defaultCode = settings.defaultCurrency
  const priceLocale = settings.priceLocale === 'visitor' ? locale : undefined
  const shopSettings = {
    priceLocale,
    preselectRecommended: preselectsRecommended(settings),
    usualRows: Math.min(search.maxResults, shop.counts.extensions),
    defaultCurrency: defaultCode,
    ...(shop.shownTax === undefined
      ? {}
      : {
          shownTax: {
            rate: shop.shownTax,
            included: tax('included', { percent: taxPercent(shop.shownTax, locale, priceLocale) }),
            lines: tax('lines'),
          },
        }),
  }
  return (
    <html lang={locale} className={fontVariables} data-currency={defaultCode} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
        <CurrencyStyles codes={shop.currencies.map(({ code }) => code)} defaultCode={defaultCode} />
        <PrintStyles />
      </head>
      <body className={className}>
        <NextIntlClientProvider messages={clientMessages(messages)}>
          <ShopSettingsProvider settings={shopSettings}>
            <SkipLink target="content" label={words('skipToContent')} />
            <StagingNotice locale={locale} />
            <MigrationNotice />
            <DemoNotice locale={locale} settings={settings} />
            <ScriptNotice locale={locale} />
            {header}
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            {footer}
            <AddressObserver />
            <CartIsland locale={locale} priceLocale={priceLocale} currencies={shop.currencies.map(({ code }) => code)} />
            <ToastIsland />
          </ShopSettingsProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

export const siteViewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0E4030', colorScheme: 'light dark' }
