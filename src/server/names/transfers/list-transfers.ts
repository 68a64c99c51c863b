import { endedTransferDays } from '@/config/limits'
import { isTransferShown } from '@/core/transfers/transfer-shown'
import type { Transfer } from '@/payload-types'
import type { Context, SignedInCustomer } from '@/server/platform/context'

export interface ShownTransfer {
  readonly domain: string
  readonly status: Exclude<Transfer['status'], 'prepared'>
  /** ISO 8601. */
  readonly since: string
}

type Row = Pick<Transfer, 'domain' | 'status' | 'createdAt' | 'events'>

const toShown = ({ domain, status, createdAt, events }: Row, now: number): readonly ShownTransfer[] => {
  const lastEventAt = Date.parse(events?.at(-1)?.at ?? createdAt)
  return status !== 'prepared' && isTransferShown({ status, lastEventAt }, now, endedTransferDays)
    ? [{ domain, status, since: createdAt }]
    : []
}

/** The customer's names on their way here and how those of the last days ended, latest first. R11: never with the code. */
export const listTransfers = async ({ payload, now }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly ShownTransfer[]> => {
  const { docs } = await payload.find({
    collection: 'transfers',
    where: { and: [{ customer: { equals: id } }, { status: { not_equals: 'prepared' } }] },
    select: { domain: true, status: true, createdAt: true, events: true },
    sort: '-createdAt',
    depth: 0,
    limit: 50,
    overrideAccess: true,
  })
  return docs.flatMap((row) => toShown(row, now()))
}
