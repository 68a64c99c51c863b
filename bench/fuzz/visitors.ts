import type { Who } from '../../tests/support/border/drawn'
import { cookiesOf } from '../lib/shop'
import { signIn } from '../lib/sign-in'

export type Cookies = Readonly<Record<Who, string>>

/** Gives the visitor a cart, and customer and editor a session. */
export const enter = async (url: string): Promise<Cookies> => {
  const cart = await fetch(`${url}/api/cart/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }),
  })
  const stranger = cookiesOf(cart)
  return { stranger, customer: await signIn(url, 'customer'), editor: await signIn(url, 'marketing') }
}
