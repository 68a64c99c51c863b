import 'server-only'

import { cookies, headers } from 'next/headers'
import { isFromOwnMachine } from '@/config/front-door'
import { deviceName } from '@/server/accounts/device-name'
import { cartCookie, cartCookieSeconds } from '@/server/accounts/cart-cookie'
import { sessionCookies, type CookieToSet } from '@/server/accounts/session-cookie'
import { isOpaqueToken } from '@/server/platform/opaque-token'
import type { Device, SignedIn } from '@/server/accounts/begin-session'

const set = async (lines: readonly CookieToSet[]): Promise<void> => {
  const jar = await cookies()
  for (const { name, value, maxAge, httpOnly, secure } of lines)
    jar.set({ name, value, maxAge, httpOnly, secure, path: '/', sameSite: 'lax' })
}

/** The browser that posted the form. */
export const thisDevice = async (): Promise<Device> => {
  const [jar, sent] = await Promise.all([cookies(), headers()])
  const token = jar.get(cartCookie)?.value
  return { name: deviceName(sent.get('user-agent')), cartToken: isOpaqueToken(token) ? token : null, isOwnMachine: isFromOwnMachine(sent) }
}

export const keepSession = (token: string | null): Promise<void> => set(sessionCookies(token))

/** The session, and the cart where it moved. */
export const keepSignedIn = async ({ sessionToken, cartToken }: SignedIn): Promise<void> => {
  await keepSession(sessionToken)
  const [session] = sessionCookies(sessionToken)
  if (cartToken !== null && session) await set([{ ...session, name: cartCookie, value: cartToken, maxAge: cartCookieSeconds }])
}
