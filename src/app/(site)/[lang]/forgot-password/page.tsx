import { accountMetadata } from '@/app/account-metadata'
import { ForgotPasswordPage } from '@/features/account/auth-pages'

/** Never kept: guarded by a policy that is made anew for every answer. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/forgot-password', 'forgotPassword')

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage />
}
