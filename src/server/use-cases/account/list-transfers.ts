import type { Transfer } from '@/payload-types'
import type { Context, SignedInCustomer } from '../../context'

export interface OpenTransfer {
  readonly domain: string
  readonly status: Transfer['status']
  /** ISO 8601. */
  readonly since: string
}

/** The customer's names on their way here, latest first. R11: never with the code. */
export const listTransfers = async ({ payload }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly OpenTransfer[]> => {
  const { docs } = await payload.find({
    collection: 'transfers',
    where: { and: [{ customer: { equals: id } }, { status: { not_equals: 'prepared' } }] },
    select: { domain: true, status: true, createdAt: true },
    sort: '-createdAt',
    depth: 0,
    limit: 50,
    overrideAccess: true,
  })
  return docs.map(({ domain, status, createdAt }) => ({ domain, status, since: createdAt }))
}
