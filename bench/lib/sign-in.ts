import { demoLogins } from '../../seed/demo-logins'
import { cookiesOf } from './shop'

/** Cookies of a demo login. @throws if the shop refuses it */
export const signIn = async (url: string, who: 'customer' | 'admin' | 'marketing'): Promise<string> => {
  const login = demoLogins.find((each) => (each.collection === 'customers' ? who === 'customer' : each.role === who))
  if (!login) throw new Error(`The seed data lacks a login for ${who}`)
  const answer = await fetch(`${url}/api/${login.collection === 'customers' ? 'account' : 'users'}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
  if (!answer.ok) throw new Error(`Login as ${who} returned ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
  return cookiesOf(answer)
}
