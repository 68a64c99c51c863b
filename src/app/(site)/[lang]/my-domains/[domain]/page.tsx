import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { DomainPage } from '@/features/account/domain-page'
import { createYearPrices } from '@/features/account/domain-words'
import { listDomains, readContacts } from '@/modules/domains/domains.service'
import { readShell, readShop, requireCustomer } from '@/request-context'
import { readDns } from '@/modules/domains/dns/dns.service'
import { withDatabase } from '@/lib/db/database-health'

interface RouteProps {
  readonly params: Promise<{ lang: string; domain: string }>
}

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { lang, domain } = await params
  const locale = toLocale(lang)
  const { settings } = await readShell(locale)
  return toMetadata({ locale, path: `/my-domains/${domain}`, title: domain, brandName: settings.brandName, noindex: true })
}

export default async function DomainRoute({ params }: RouteProps) {
  const { lang, domain } = await params
  const locale = toLocale(lang)
  const { context, customer } = await requireCustomer(locale, `/my-domains/${domain}`)
  const [dns, owners, [found], shop, { settings }] = await Promise.all([
    withDatabase(() => readDns(context, customer, domain)),
    withDatabase(() => readContacts(context, customer, domain)),
    withDatabase(() => listDomains(context, customer, 'USD', domain.toLowerCase())),
    readShop(locale),
    readShell(locale),
  ])
  if (!dns.ok || !owners.ok) notFound()
  const prices = createYearPrices(shop, settings.priceLocale === 'visitor' ? locale : undefined)
  const renewal = found ? { domain: found, year: prices.of(found).whole } : null
  return <DomainPage dns={dns.value} owners={owners.value} owner={customer.email} renewal={renewal} />
}
