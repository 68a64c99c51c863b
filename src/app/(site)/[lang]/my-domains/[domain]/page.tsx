import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { NamePage } from '@/features/account/name/name-page'
import { readShell, requireCustomer } from '@/request-context'
import { readContacts } from '@/modules/domains/contacts'
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

export default async function NameRoute({ params }: RouteProps) {
  const { lang, domain } = await params
  const locale = toLocale(lang)
  const { context, customer } = await requireCustomer(locale, `/my-domains/${domain}`)
  const [dns, owners] = await Promise.all([
    withDatabase(() => readDns(context, customer, domain)),
    withDatabase(() => readContacts(context, customer, domain)),
  ])
  if (!dns.ok || !owners.ok) notFound()
  return <NamePage dns={dns.value} owners={owners.value} owner={customer.email} />
}
