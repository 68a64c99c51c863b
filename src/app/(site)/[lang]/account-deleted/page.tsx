import { accountMetadata } from '@/app/account-metadata'
import { AccountDeletedPage } from '@/features/account/delete-account-page'

/** Never kept: it follows a form that ends a session. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/account-deleted', 'accountDeleted')

export default function AccountDeletedRoute() {
  return <AccountDeletedPage />
}
