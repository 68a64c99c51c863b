import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'

import { PageBreadcrumbs, findTrail } from '@/app/page-breadcrumbs'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { currencyCookie } from '@/lib/config/browser-storage'
import { homeTldOf } from '@/lib/config/locales'
import { DomainSearchPage, findInitialSearch, quickExtensions, searchTexts } from '@/features/domain-search/find-initial-search'
import { domainsPath } from '@/core/navigation/paths'
import { PageHead } from '@/components/ui/section/section'
import { getContext, readDomainSearch, readShell, readShop } from '@/request-context'
import { preselectsRecommended } from '@/modules/content/shop-settings'

interface SearchPageProps {
  readonly params: Promise<{ lang: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

const isGiven = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: SearchPageProps): Promise<Metadata> {
  const locale = toLocale((await params).lang)
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  const { brandName } = settings
  return toMetadata({ locale, path: '/domains/search', title: words('search'), description: words('searchDescription'), brandName })
}

export default async function SearchPage({ params, searchParams }: SearchPageProps) {
  const locale = toLocale((await params).lang)
  const { q, plain, sort } = await searchParams
  const [words, trail, { settings }, shop, search, cookieStore] = await Promise.all([
    getTranslations({ locale, namespace: 'pageTitles' }),
    findTrail(locale, domainsPath),
    readShell(locale),
    readShop(locale),
    readDomainSearch(locale),
    cookies(),
  ])
  const asked = cookieStore.get(currencyCookie)?.value
  const currency = shop.currencies.some(({ code }) => code === asked) && asked ? asked : settings.defaultCurrency
  const term = first(q) ?? ''
  const initial = await findInitialSearch(await getContext(locale), { term, currency, isPlain: first(plain) === '1' })
  const title = words('search')
  const steps = [...trail.slice(1), { label: title, path: '/domains/search' }]
  return (
    <>
      {initial === null && term !== '' ? (
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=?${new URLSearchParams({ q: term, plain: '1' }).toString()}`} />
        </noscript>
      ) : null}
      <PageHead above={<PageBreadcrumbs locale={locale} trail={steps} />} heading={title} hasOwnHeading={false} />
      <DomainSearchPage
        query={new URLSearchParams(Object.entries({ q: first(q), sort: first(sort) }).filter(isGiven)).toString()}
        initial={initial}
        currency={currency}
        priceLocale={settings.priceLocale === 'visitor' ? locale : undefined}
        popularExtensions={quickExtensions(search.popularExtensions ?? [], shop.extensions, homeTldOf(locale))}
        usualRows={Math.min(search.maxResults, shop.counts.extensions)}
        preselectRecommended={preselectsRecommended(settings)}
        placeholderNames={(settings.placeholderNames ?? []).map(({ name }) => name)}
        heading={search.heading ?? undefined}
        texts={searchTexts(search)}
      />
    </>
  )
}
