import 'server-only'

import { cookies, headers } from 'next/headers'
import { isFromOwnMachine } from '@/lib/config/front'
import { deviceName, sessionCookies, type CookieToSet } from '@/modules/auth/sessions'
import { cartCookie, cartCookieSeconds } from '@/modules/accounts/cart-merge'
import { loginStepToKeep, setupToKeep, type Device, type SignedIn } from '@/modules/accounts/login.service'
import { isOpaqueToken } from '@/lib/crypto/tokens'

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

/** A login that waits for its code. */
export const keepLoginStep = (ticket: string | null): Promise<void> => set([loginStepToKeep(ticket)])

/** A second factor, or recovery codes, that are being set up. */
export const keepSetup = (ticket: string | null): Promise<void> => set([setupToKeep(ticket)])

/** The session, and the cart where it moved. */
export const keepSignedIn = async ({ sessionToken, cartToken }: SignedIn): Promise<void> => {
  await keepSession(sessionToken)
  const [session] = sessionCookies(sessionToken)
  if (cartToken !== null && session) await set([{ ...session, name: cartCookie, value: cartToken, maxAge: cartCookieSeconds }])
}
