import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { SubscriptionsPage } from '@/features/account/subscriptions-page'
import { readShell, requireCustomer } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { listSubscriptions } from '@/modules/subscriptions/subscriptions.service'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/subscriptions', 'subscriptions')

export default async function SubscriptionsRoute({ params, searchParams }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { context, customer } = await requireCustomer(locale, '/subscriptions')
  const { page } = await searchParams
  const [list, { settings }] = await Promise.all([
    withDatabase(() => listSubscriptions(context, customer, Number(page ?? 1))),
    readShell(locale),
  ])
  return <SubscriptionsPage list={list} priceLocale={settings.priceLocale === 'visitor' ? locale : undefined} />
}
