import type { Payload, PayloadRequest } from 'payload'

export const visitorKinds = ['anonymous', 'customer', 'support', 'marketing', 'admin'] as const
export type VisitorKind = (typeof visitorKinds)[number]

export type Visitor = Exclude<PayloadRequest['user'], { readonly collection: 'api-keys' }>

export const testPassword = 'a-long-test-password'

/** One account per kind; null for the anonymous visitor. */
export const createVisitors = async (payload: Payload): Promise<Record<VisitorKind, Visitor>> => {
  const staff = async (role: 'admin' | 'marketing' | 'support'): Promise<Visitor> => {
    const data = { email: `${role}@visitors.test`, password: testPassword, name: role, role }
    return { ...(await payload.create({ collection: 'users', data })), collection: 'users' }
  }
  const admin = await staff('admin')
  const marketing = await staff('marketing')
  const support = await staff('support')
  const data = { email: 'customer@visitors.test', password: testPassword, name: 'A customer', locale: 'en' as const }
  const customer: Visitor = { ...(await payload.create({ collection: 'customers', data })), collection: 'customers' }
  return { anonymous: null, customer, support, marketing, admin }
}
