import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { PageBreadcrumbs } from '@/app/page-breadcrumbs'
import { CartPage } from '@/features/cart/cart-page'
import { readShell } from '@/request-context'

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
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  return (
    <CartPage
      priceLocale={settings.priceLocale === 'visitor' ? locale : undefined}
      breadcrumbs={<PageBreadcrumbs locale={locale} trail={[{ label: words('cart'), path: '/cart' }]} />}
    />
  )
}
