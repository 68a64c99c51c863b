import { notFound } from 'next/navigation'
import { z } from 'zod'
import { accountMetadata } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { SubscriptionPage } from '@/features/account/subscription-page'
import { readShell, requireCustomer } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { getWebsite, loadWebsites } from '@/modules/websites/websites.service'
import { getSubscription } from '@/modules/subscriptions/subscriptions.service'

interface SubscriptionRouteProps {
  readonly params: Promise<{ readonly lang: string; readonly id: string }>
  readonly searchParams: Promise<{ readonly page?: string | string[] }>
}

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/subscriptions', 'subscriptions')

export default async function SubscriptionRoute({ params, searchParams }: SubscriptionRouteProps) {
  const { lang, id } = await params
  const locale = toLocale(lang)
  if (!z.uuid().safeParse(id).success) notFound()
  const { context, customer } = await requireCustomer(locale, `/subscriptions/${id}`)
  const { page } = await searchParams
  const [own, { settings }] = await Promise.all([
    withDatabase(() => getSubscription(context, customer, id, Number(page))),
    readShell(locale),
  ])
  if (own === null) notFound()
  const [website, setups] = await Promise.all([
    withDatabase(() => getWebsite(context, customer, own.subscription)),
    withDatabase(() => loadWebsites(context, [own.subscription])),
  ])
  return (
    <SubscriptionPage own={own} website={website} setups={setups} priceLocale={settings.priceLocale === 'visitor' ? locale : undefined} />
  )
}
