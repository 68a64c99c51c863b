import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { DeleteAccountPage } from '@/features/account/delete-account-page'
import { readShell, requireCustomer } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { loadAccountClosure } from '@/modules/accounts/accounts.service'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/settings/delete', 'deleteAccount')

export default async function DeleteAccountRoute({ params }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { context, customer } = await requireCustomer(locale, '/settings/delete')
  const [closure, { settings }] = await withDatabase(() => Promise.all([loadAccountClosure(context, customer), readShell(locale)]))
  return (
    <DeleteAccountPage
      closure={closure}
      email={customer.email}
      now={context.now()}
      priceLocale={settings.priceLocale === 'visitor' ? locale : undefined}
    />
  )
}
