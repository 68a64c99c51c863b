import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { TwoStepSetupPage } from '@/features/account/two-step/two-step-pages'
import { requireCustomer } from '@/request-context'
import { setupCookie } from '@/modules/accounts/login.service'
import { showSetup } from '@/modules/accounts/two-factor.service'
import { withDatabase } from '@/lib/db/database-health'
import { renderQr } from '@/modules/auth/mfa/totp'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/settings/two-step', 'twoStep')

/** Redirects to the settings without the setup cookie. */
export default async function TwoStepRoute({ params }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { context, customer } = await requireCustomer(locale, '/settings')
  const ticket = (await cookies()).get(setupCookie())?.value
  const setup = await withDatabase(() => showSetup(context, customer, ticket))
  if (!setup) redirect(`/${locale}/settings`)
  return <TwoStepSetupPage setup={{ ...setup, qr: renderQr(setup.uri) }} />
}
