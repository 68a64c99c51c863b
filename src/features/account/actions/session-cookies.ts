import 'server-only'

import { cookies, headers } from 'next/headers'
import { deviceName } from '@/server/accounts/device-name'
import { cartCookie, cartCookieSeconds } from '@/server/accounts/cart-cookie'
import { sessionCookies, type CookieToSet } from '@/server/accounts/session-cookie'
import { isCartToken } from '@/server/cart-token'
import type { Device, SignedIn } from '@/server/use-cases/account/begin-session'

const set = async (lines: readonly CookieToSet[]): Promise<void> => {
  const jar = await cookies()
  for (const { name, value, maxAge, httpOnly, secure } of lines) jar.set({ name, value, maxAge, httpOnly, secure, path: '/', sameSite: 'lax' })
}

/** The browser that posted the form. */
export const thisDevice = async (): Promise<Device> => {
  const token = (await cookies()).get(cartCookie)?.value
  return { name: deviceName((await headers()).get('user-agent')), cartToken: isCartToken(token) ? token : null }
}

export const keepSession = (token: string | null): Promise<void> => set(sessionCookies(token))

/** The session, and the cart where it moved. */
export const keepSignedIn = async ({ sessionToken, cartToken }: SignedIn): Promise<void> => {
  await keepSession(sessionToken)
  const [session] = sessionCookies(sessionToken)
  if (cartToken !== null && session) await set([{ ...session, name: cartCookie, value: cartToken, maxAge: cartCookieSeconds }])
}
