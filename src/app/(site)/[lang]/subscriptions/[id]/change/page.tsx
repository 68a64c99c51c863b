import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { accountMetadata } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { ChangePage } from '@/features/account/change-page'
import { findChange } from '@/features/account/find-change'
import { readShell, requireCustomer } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'

interface ChangeRouteProps {
  readonly params: Promise<{ readonly lang: string; readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/subscriptions', 'subscriptions')

export default async function ChangeRoute({ params, searchParams }: ChangeRouteProps) {
  const { lang, id } = await params
  const locale = toLocale(lang)
  if (!z.uuid().safeParse(id).success) notFound()
  const { context, customer } = await requireCustomer(locale, `/subscriptions/${id}/change`)
  const query = await searchParams
  const [{ offer, wish, refused }, { settings }] = await Promise.all([
    withDatabase(() => findChange(context, customer, id, query)),
    readShell(locale),
  ])
  if (!offer.ok) {
    if (offer.error === 'not-found') notFound()
    redirect(`/${locale}/subscriptions/${id}`)
  }
  return (
    <ChangePage offer={offer.value} wish={wish} refused={refused} priceLocale={settings.priceLocale === 'visitor' ? locale : undefined} />
  )
}
