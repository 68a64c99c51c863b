import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { DashboardPage } from '@/features/account/dashboard-page'
import { readShell, readShop, requireCustomer } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { listDomains } from '@/modules/domains/domains.service'
import { listOrders } from '@/modules/orders/orders.service'
import { listTransfers } from '@/modules/domains/transfers/transfers.service'
import { loadWebsites } from '@/modules/websites/websites.service'
import { listRunning } from '@/modules/subscriptions/subscriptions.service'
import { listPartsOfCustomer } from '@/modules/subscriptions/parts'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/dashboard', 'dashboard')

export default async function DashboardRoute({ params }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { context, customer } = await requireCustomer(locale, '/dashboard')
  const [domains, orders, parts, transfers, subscriptions, shop, { settings }] = await withDatabase(() =>
    Promise.all([
      listDomains(context, customer, 'USD'),
      listOrders(context, customer),
      listPartsOfCustomer(context, customer),
      listTransfers(context, customer),
      listRunning(context, customer),
      readShop(locale),
      readShell(locale),
    ]),
  )
  const websites = await withDatabase(() => loadWebsites(context, subscriptions))
  const priceLocale = settings.priceLocale === 'visitor' ? locale : undefined
  return (
    <DashboardPage
      {...{ name: customer.name, domains, orders, parts, transfers, subscriptions, websites, shop, priceLocale, now: context.now() }}
    />
  )
}
