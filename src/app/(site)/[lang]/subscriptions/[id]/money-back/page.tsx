import { notFound } from 'next/navigation'
import { z } from 'zod'
import { accountMetadata } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { loadMoneyBackPage } from '@/features/account/find-change'
import { MoneyBackPage } from '@/features/account/money-back-page'
import { readShell, requireCustomer } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'

interface MoneyBackRouteProps {
  readonly params: Promise<{ readonly lang: string; readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/subscriptions', 'subscriptions')

export default async function MoneyBackRoute({ params, searchParams }: MoneyBackRouteProps) {
  const { lang, id } = await params
  const locale = toLocale(lang)
  if (!z.uuid().safeParse(id).success) notFound()
  const { context, customer } = await requireCustomer(locale, `/subscriptions/${id}/money-back`)
  const { refused } = await searchParams
  const [found, { settings }] = await Promise.all([
    withDatabase(() => loadMoneyBackPage(context, customer, id, refused)),
    readShell(locale),
  ])
  if (found === null) notFound()
  return <MoneyBackPage {...found} priceLocale={settings.priceLocale === 'visitor' ? locale : undefined} />
}
