import { accountMetadata } from '@/app/account-metadata'
import { ForgotPasswordPage } from '@/features/account/auth-pages'

/** Never cached: the CSP nonce is new for every response. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/forgot-password', 'forgotPassword')

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage />
}
