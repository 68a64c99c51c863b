import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { MyDomainsPage } from '@/features/account/my-domains-page'
import { readShell, readShop, requireCustomer } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { listDomains } from '@/modules/domains/domains.service'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/my-domains', 'myDomains')

export default async function MyDomainsRoute({ params }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { context, customer } = await requireCustomer(locale, '/my-domains')
  const [domains, shop, { settings }] = await Promise.all([
    withDatabase(() => listDomains(context, customer, 'USD')),
    readShop(locale),
    readShell(locale),
  ])
  return (
    <MyDomainsPage
      domains={domains}
      shop={shop}
      now={context.now()}
      priceLocale={settings.priceLocale === 'visitor' ? locale : undefined}
    />
  )
}
