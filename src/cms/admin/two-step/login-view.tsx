import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../brand'
import { StaffLogin } from './login-form.client'

/** In place of Payload's login, which knows one step: the same form, and the second step where the account has one. */
export const LoginView = ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { user, payload } = initPageResult.req
  const { admin, api } = payload.config.routes
  const way = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.['redirect'] ?? '' })
  if (user) redirect(way)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <StaffLogin wayOn={way} login={`${api}/users/login`} forgot={`${admin}${payload.config.admin.routes.forgot}`} />
    </>
  )
}
