import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { PageBreadcrumbs, findTrail } from '@/app/page-breadcrumbs'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { TldsPage, toTldsPageView } from '@/features/tlds-page/tlds-page'
import { domainsPath, tldsPath } from '@/core/navigation/paths'
import { getContext, readShell, readShop } from '@/request-context'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { createShopPrices } from '@/modules/content/shop-settings'
import { withDatabase } from '@/lib/db/database-health'
import { PageHead } from '@/components/ui/section/section'

interface TldsRouteProps {
  readonly params: Promise<{ lang: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''

/** Not cached: depends on the query; the catalogue is in memory. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: TldsRouteProps): Promise<Metadata> {
  const locale = toLocale((await params).lang)
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  const { brandName } = settings
  return toMetadata({ locale, path: tldsPath, title: words('endings'), description: words('endingsDescription'), brandName })
}

export default async function TldsRoute({ params, searchParams }: TldsRouteProps) {
  const locale = toLocale((await params).lang)
  const [{ q, category, sort, page }, words, { settings }, shop, trail, { catalog, settings: pricing }] = await Promise.all([
    searchParams,
    getTranslations({ locale, namespace: 'pageTitles' }),
    readShell(locale),
    readShop(locale),
    findTrail(locale, domainsPath),
    getContext(locale).then((context) => withDatabase(() => findCatalogSnapshot(context))),
  ])
  const prices = createShopPrices(shop, settings.priceLocale === 'visitor' ? locale : undefined)
  const view = toTldsPageView({ q: first(q), category: first(category), sort: first(sort), page: first(page) }, locale, {
    catalog,
    settings: pricing,
    prices,
  })
  const title = words('endings')
  const steps = [...trail.slice(1), { label: title, path: tldsPath }]
  return (
    <>
      <PageHead above={<PageBreadcrumbs locale={locale} trail={steps} />} heading={title} intro={words('endingsDescription')} />
      <TldsPage view={view} />
    </>
  )
}
