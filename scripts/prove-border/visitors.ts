import { demoLogins } from '../../seed/demo-logins'
import type { Who } from '../../tests/support/border/drawn'

export type Cookies = Readonly<Record<Who, string>>

const doors = {
  customer: { path: '/api/account/login', isOf: (login: (typeof demoLogins)[number]) => login.collection === 'customers' },
  editor: {
    path: '/api/users/login',
    isOf: (login: (typeof demoLogins)[number]) => login.collection === 'users' && login.role === 'marketing',
  },
} as const

const signIn = async (url: string, who: keyof typeof doors): Promise<string> => {
  const { path, isOf } = doors[who]
  const login = demoLogins.find(isOf)
  if (!login) throw new Error(`The seed has no login for a ${who}`)
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
  if (!answer.ok) throw new Error(`The login of the ${who} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** The stranger gets a cart, customer and editor a session. */
export const enter = async (url: string): Promise<Cookies> => {
  const cart = await fetch(`${url}/api/cart/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }),
  })
  const stranger = cart.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { stranger, customer: await signIn(url, 'customer'), editor: await signIn(url, 'editor') }
}
