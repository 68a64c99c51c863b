import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { ProfilePage } from '@/features/account/profile-page'
import { requireCustomer } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { getProfile } from '@/modules/accounts/accounts.service'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/profile', 'profile')

export default async function ProfileRoute({ params }: AccountRouteProps) {
  const { context, customer } = await requireCustomer(toLocale((await params).lang), '/profile')
  return <ProfilePage profile={await withDatabase(() => getProfile(context, customer))} />
}
