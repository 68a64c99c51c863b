import { expect, it } from 'vitest'
import type { User } from '@/payload-types'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

const hire = async (name: string, role: User['role']): Promise<User> =>
  payload.create({ collection: 'users', data: { email: `${name}@locks.test`, name, role, password: 'a long enough password' } })

const marketing = await hire('Mara', 'marketing')
const admin = await hire('Ada', 'admin')
const lockBy = (user: User) =>
  payload.create({
    collection: 'payload-locked-documents',
    data: { globalSlug: 'header', user: { relationTo: 'users', value: user.id } },
  })
const [lock, marketingLock] = [await lockBy(admin), await lockBy(marketing)]

/** The query Payload runs before a form becomes editable. */
const ownerFor = async (user: User | null, { id } = lock): Promise<unknown> => {
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: { id: { equals: id } },
    depth: 1,
    overrideAccess: user === null,
    ...(user ? { user: { ...user, collection: 'users' as const } } : {}),
  })
  return docs[0]?.user.value
}

it('H2: shows the name of the person who has the document open, and nothing else of their account', async () => {
  expect(await ownerFor(marketing)).toEqual({ id: admin.id, email: 'Ada' })
  expect(await ownerFor(admin, marketingLock)).toEqual({ id: marketing.id, email: 'Mara' })
  expect(await ownerFor(admin)).toMatchObject({ id: admin.id, email: admin.email })
})
