import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { ResetPasswordPage } from '@/features/account/auth-pages'
import { getContext } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { isResetTokenValid } from '@/modules/accounts/registration.service'

/** Never cached: links are single-use. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/reset-password', 'resetPassword')

export default async function ResetPasswordRoute({ params, searchParams }: AccountRouteProps) {
  const context = await getContext(toLocale((await params).lang))
  const { token } = await searchParams
  const opens = typeof token === 'string' && (await withDatabase(() => isResetTokenValid(context, token)))
  return <ResetPasswordPage token={opens ? token : null} />
}
