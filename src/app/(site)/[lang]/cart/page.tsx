import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { PageBreadcrumbs } from '@/app/page-breadcrumbs'
import { CartPage } from '@/features/cart/cart-page'
import { toAdvice } from '@/features/cart/to-advice'
import { readShell, readShop } from '@/request-context'
import { createShopPrices } from '@/modules/content/shop-settings'

interface RouteProps {
  readonly params: Promise<{ lang: string }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const locale = toLocale((await params).lang)
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  return toMetadata({ locale, path: '/cart', title: words('cart'), brandName: settings.brandName, noindex: true })
}

export default async function CartRoute({ params }: RouteProps) {
  const locale = toLocale((await params).lang)
  const [words, { settings }, shop] = await Promise.all([
    getTranslations({ locale, namespace: 'pageTitles' }),
    readShell(locale),
    readShop(locale),
  ])
  const priceLocale = settings.priceLocale === 'visitor' ? locale : undefined
  return (
    <CartPage
      priceLocale={priceLocale}
      offers={toAdvice({ shop, prices: createShopPrices(shop, priceLocale) })}
      breadcrumbs={<PageBreadcrumbs locale={locale} trail={[{ label: words('cart'), path: '/cart' }]} />}
    />
  )
}
