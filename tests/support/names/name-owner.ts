import type { Payload } from 'payload'
import { createContext } from '@/container'

let made = 0

/** Customer with an address and a domain, and their request context. */
export const createNameOwner = async (payload: Payload, { expiresAt = null }: { readonly expiresAt?: string | null } = {}) => {
  made += 1
  const email = `owner${made}@names.test`
  const billingAddress = { line1: 'Erlenweg 14', city: 'Gießen', postalCode: '35390', country: 'DE' }
  const { id } = await payload.create({
    collection: 'customers',
    data: { email, name: 'Zoe', password: 'otter-meadow-lane-9', locale: 'en', billingAddress } as never,
    depth: 0,
    overrideAccess: true,
  })
  const domain = `owned-${made}.com`
  const data = { name: domain, extension: '.com', status: 'active', expiresAt, customer: id, customerKey: email }
  const row = await payload.create({ collection: 'domains', data: data as never, depth: 0 })
  const customer = { id: String(id), email, name: 'Zoe', sessionId: '' }
  return { domain, row: String(row.id), email, customer, context: createContext(payload, 'en', customer) }
}

export type NameOwner = Awaited<ReturnType<typeof createNameOwner>>
