import { cookies } from 'next/headers'
import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { VerifyEmailPage } from '@/features/account/auth-pages'
import { getContext } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { registrationCookie } from '@/modules/accounts/login.service'
import { findUnconfirmed } from '@/modules/accounts/registration.service'

/** Never cached: links are single-use. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/verify-email', 'verifyEmail')

/** Needs a click: mail clients open links by themselves. */
export default async function VerifyEmailRoute({ params, searchParams }: AccountRouteProps) {
  const context = await getContext(toLocale((await params).lang))
  const { token } = await searchParams
  const ticket = (await cookies()).get(registrationCookie())?.value ?? null
  const found = typeof token === 'string' ? await withDatabase(() => findUnconfirmed(context, token, ticket)) : null
  return <VerifyEmailPage link={found && typeof token === 'string' ? { token, ...found } : null} />
}
