import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '@/payload/admin/brand'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { StaffLogin } from './login-form.client'

const whose = words('twoStepLogin.whose')

/** Replaces Payload's login, which has no second factor. */
export const LoginView = ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { user, payload, i18n } = initPageResult.req
  const { admin, api } = payload.config.routes
  const way = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.['redirect'] ?? '' })
  if (user) redirect(way)
  return (
    <main>
      <h1 className="login__brand">
        <Logo />
      </h1>
      <p className="login__for">{translate({ i18n }, whose)}</p>
      <StaffLogin wayOn={way} login={`${api}/users/login`} forgot={`${admin}${payload.config.admin.routes.forgot}`} />
    </main>
  )
}
