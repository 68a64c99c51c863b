import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { safeReturnPath } from '@/core/accounts/accounts'
import { CodeStepPage } from '@/features/account/two-step/two-step-pages'
import { getContext } from '@/request-context'
import { loginStepCookie, openLoginStep } from '@/modules/accounts/login.service'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/login/code', 'loginCode')

/** Redirects to the login if the first step is missing or has expired. */
export default async function LoginCodeRoute({ params, searchParams }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const query = await searchParams
  const next = typeof query['next'] === 'string' ? safeReturnPath(query['next'], '') : ''
  const { payload, now } = await getContext(locale)
  const ticket = (await cookies()).get(loginStepCookie())?.value
  // The server action itself redirects.
  if (!openLoginStep(payload, ticket, now()) && !(await headers()).has('next-action')) redirect(`/${locale}/login`)
  return <CodeStepPage next={next || null} isRecovery={query['with'] === 'recovery'} />
}
