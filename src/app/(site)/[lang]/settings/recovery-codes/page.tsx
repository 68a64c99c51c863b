import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { NewCodesPage } from '@/features/account/two-step/two-step-pages'
import { requireCustomer } from '@/request-context'
import { setupCookie } from '@/modules/accounts/login.service'
import { showNewCodes } from '@/modules/accounts/two-factor.service'
import { withDatabase } from '@/lib/db/database-health'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/settings/recovery-codes', 'recoveryCodes')

/** Redirects to the settings without the setup cookie. */
export default async function RecoveryCodesRoute({ params }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { context, customer } = await requireCustomer(locale, '/settings')
  const ticket = (await cookies()).get(setupCookie())?.value
  const codes = await withDatabase(() => showNewCodes(context, customer, ticket))
  if (!codes) redirect(`/${locale}/settings`)
  return <NewCodesPage codes={codes} />
}
