import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { InvoicesPage } from '@/features/account/invoices-page'
import { readShell, requireCustomer } from '@/request-context'
import { listInvoices } from '@/modules/invoices/invoices.service'
import { withDatabase } from '@/lib/db/database-health'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/invoices', 'invoices')

export default async function InvoicesRoute({ params, searchParams }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { context, customer } = await requireCustomer(locale, '/invoices')
  const { page } = await searchParams
  const [list, { settings }] = await Promise.all([
    withDatabase(() => listInvoices(context, customer, Number(page ?? 1))),
    readShell(locale),
  ])
  return <InvoicesPage list={list} priceLocale={settings.priceLocale === 'visitor' ? locale : undefined} />
}
