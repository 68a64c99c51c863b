import '@/app/site.css'

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteDocument, siteViewport } from '@/app/site-document'
import { buildEnvironment } from '@/lib/config/env'
import { localeOrDefault } from '@/lib/config/locales'
import { CheckoutFooter, toFooterCurrencies } from '@/features/site-footer/legal-line'
import { CheckoutHeader } from '@/features/site-header/site-header'
import { readShell, readShop } from '@/request-context'

export const metadata: Metadata = { metadataBase: new URL(buildEnvironment().SITE_URL) }

export const viewport: Viewport = siteViewport

interface LayoutProps {
  readonly children: ReactNode
  readonly params: Promise<{ lang: string }>
}

/**
 * Layout of checkout, payment and orders (ADR 004). A root layout of its own, so that it is always loaded in full, with the stricter
 * security policy.
 */
export default async function CheckoutLayout({ children, params }: LayoutProps) {
  const { lang: asked } = await params
  const locale = localeOrDefault(asked)
  const [{ footer, settings }, shop] = await Promise.all([readShell(locale), readShop(locale)])
  const priceLocale = settings.priceLocale === 'visitor' ? locale : undefined
  return (
    <SiteDocument
      locale={locale}
      className="enclosed"
      header={<CheckoutHeader brandName={settings.brandName} supportEmail={settings.supportEmail} />}
      footer={
        <CheckoutFooter
          legalLine={footer.legalLine ?? settings.brandName}
          currencies={toFooterCurrencies(shop.currencies, priceLocale)}
          year={new Date().getUTCFullYear()}
        />
      }
    >
      {children}
    </SiteDocument>
  )
}
