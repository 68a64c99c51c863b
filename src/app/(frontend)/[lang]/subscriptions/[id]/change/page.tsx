import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { accountMetadata } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { changeWish } from '@/contract/subscription-change'
import { ChangePage } from '@/features/account/change-page'
import { readShell, requireCustomer } from '@/request-context'
import { whileDatabaseAnswers } from '@/server/platform/database/database-state'
import { isNoChange, offerChange } from '@/server/renewals/subscriptions/preview-change'

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

interface ChangeRouteProps {
  readonly params: Promise<{ readonly lang: string; readonly id: string }>
  readonly searchParams: Promise<Query>
}

/** Never kept: the answer is one visitor's own. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/subscriptions', 'subscriptions')

const wishIn = ({ product, billing, quantity }: Query) =>
  changeWish.safeParse({ products: [product ?? []].flat(), billing, quantity }).data ?? null

export default async function ChangeRoute({ params, searchParams }: ChangeRouteProps) {
  const { lang, id } = await params
  const locale = toLocale(lang)
  if (!z.uuid().safeParse(id).success) notFound()
  const { context, customer } = await requireCustomer(locale, `/subscriptions/${id}/change`)
  const query = await searchParams
  const wish = wishIn(query)
  const [offer, { settings }] = await Promise.all([
    whileDatabaseAnswers(() => offerChange(context, { id, customerId: customer.id, wish })),
    readShell(locale),
  ])
  if (!offer.ok) {
    if (offer.error === 'not-found') notFound()
    redirect(`/${locale}/subscriptions/${id}`)
  }
  const refused = isNoChange(query['refused']) ? query['refused'] : null
  return (
    <ChangePage offer={offer.value} wish={wish} refused={refused} priceLocale={settings.priceLocale === 'visitor' ? locale : undefined} />
  )
}
