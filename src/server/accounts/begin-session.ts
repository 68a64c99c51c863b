import type { Account } from './account-repository'
import { mergeCartAtLogin } from './merge-cart'
import { openSession } from './sessions'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'

/** The browser that signs in. */
export interface Device {
  /** A name to recognise it by, in the list of sessions. */
  readonly name: string | null
  /** The token of the cart it carries. */
  readonly cartToken: string | null
  /** It runs on the very machine the shop runs on. */
  readonly isOwnMachine: boolean
}

/** What the browser is to keep. */
export interface SignedIn {
  readonly kind: 'signed-in'
  readonly customer: { readonly name: string; readonly email: string }
  readonly sessionToken: string
  readonly cartToken: string | null
}

/** The cart comes along (O9), then the session begins; in the transaction it is given. For whoever has proven all that the account asks for. */
export const beginSession = async (context: Context, handle: Handle, account: Account, device: Device): Promise<SignedIn> => {
  const cartToken = await mergeCartAtLogin(context, handle, account.id, device.cartToken)
  const sessionToken = await openSession(handle, account.id, device.name, context.now())
  return { kind: 'signed-in', customer: { name: account.name, email: account.email }, sessionToken, cartToken }
}
