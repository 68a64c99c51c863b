import type { Payload } from 'payload'
import { demoPassword } from '@/lib/config/demo-password'
import { buildEnvironment, parseBuildEnvironment } from '@/lib/config/env'
import { isOwnMachine } from '@/lib/config/own-machine'
import type { User } from '@/payload-types'

interface StaffLogin {
  readonly collection: 'users'
  readonly email: string
  readonly password: string
  readonly name: string
  readonly role: User['role']
}

interface CustomerLogin {
  readonly collection: 'customers'
  readonly email: string
  readonly password: string
  readonly name: string
  readonly createdAt: string
  /** Time of the email verification. */
  readonly verifiedAt: string
}

/** Before the first of its orders (`demo-history.ts`). */
const registeredAt = new Date(Date.now() - 350 * 86_400_000).toISOString()

export type DemoLogin = StaffLogin | CustomerLogin

/** Passwords are public: for local shops only. */
export const demoLogins: readonly DemoLogin[] = [
  { collection: 'users', email: 'admin@hostfront.example', password: demoPassword, name: 'Ada Admin', role: 'admin' },
  { collection: 'users', email: 'marketing@hostfront.example', password: demoPassword, name: 'Mara Marketing', role: 'marketing' },
  { collection: 'users', email: 'support@hostfront.example', password: demoPassword, name: 'Sam Support', role: 'support' },
  {
    collection: 'customers',
    email: 'customer@hostfront.example',
    password: demoPassword,
    name: 'Ines Customer',
    createdAt: registeredAt,
    verifiedAt: registeredAt,
  },
]

/**
 * Logins to create. Public passwords are for local shops only, unless `SEED_DEMO_LOGINS` overrides it; `SEED_ADMIN_PASSWORD` sets
 * the admin's password everywhere.
 */
export const chosenLogins = ({ SITE_URL, SEED_DEMO_LOGINS, SEED_ADMIN_PASSWORD } = buildEnvironment()): readonly DemoLogin[] => {
  const areDemosAllowed = SEED_DEMO_LOGINS ?? isOwnMachine(SITE_URL)
  return demoLogins.flatMap((login): DemoLogin[] => {
    const isAdmin = login.collection === 'users' && login.role === 'admin'
    if (isAdmin && SEED_ADMIN_PASSWORD !== undefined) return [{ ...login, password: SEED_ADMIN_PASSWORD }]
    return areDemosAllowed ? [login] : []
  })
}

/** Logins that `npm start` shows, without a password that the user has chosen. */
export const describeLogins = (env: Parameters<typeof parseBuildEnvironment>[0]) =>
  chosenLogins(parseBuildEnvironment(env)).map((login) => ({
    who: login.collection === 'users' ? login.role : 'customer',
    email: login.email,
    ...(env['SEED_ADMIN_PASSWORD'] === login.password ? {} : { password: login.password }),
  }))

/**
 * Creates logins only while the shop has no admin, even on reset, so that deleted logins and old passwords never come back. Returns
 * the logins created.
 */
export const writeLogins = async (payload: Payload): Promise<readonly DemoLogin[]> => {
  const { totalDocs: admins } = await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })
  if (admins > 0) return []
  const written: DemoLogin[] = []
  for (const login of chosenLogins()) {
    const { collection, ...data } = login
    const { totalDocs } = await payload.count({ collection, where: { email: { equals: data.email } } })
    if (totalDocs > 0) continue
    await payload.create({ collection, data: data as never, depth: 0 })
    written.push(login)
  }
  return written
}
