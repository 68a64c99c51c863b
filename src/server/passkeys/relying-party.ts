import { environment } from '@/config/env'

/** Whom a passkey is for: the shop's own address, and no other. */
export const relyingParty = (): { readonly id: string; readonly origin: string } => {
  const { hostname, origin } = new URL(environment().SITE_URL)
  return { id: hostname, origin }
}
