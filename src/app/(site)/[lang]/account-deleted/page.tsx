import { accountMetadata } from '@/app/account-metadata'
import { AccountDeletedPage } from '@/features/account/delete-account-page'

/** Never cached: shown after a form that ends the session. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/account-deleted', 'accountDeleted')

export default function AccountDeletedRoute() {
  return <AccountDeletedPage />
}
