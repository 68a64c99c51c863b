import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { withTransaction } from '@/server/platform/with-transaction'
import { insertBatchCodes, lockOpenBatch, updateMade } from './batch-repository'

/** Without those that are read for another: no I, L, O, U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Fifty bits: of a hundred thousand codes, one guess in ten thousand million hits. */
const randomLength = 10

export const batchCode = (prefix: string): string =>
  `${prefix}-${Array.from({ length: randomLength }, () => letters.charAt(randomInt(letters.length))).join('')}`

const together = 1_000

/**
 * The next codes of a batch that is not whole yet, and their count, in one transaction: whoever dies in between has made none of
 * them, and none is made twice. Whether there was anything to do.
 */
export const makeBatchCodes = (payload: Payload, mostTogether = together): Promise<boolean> =>
  withTransaction(payload, async (_req, transaction) => {
    const batch = await lockOpenBatch(transaction)
    if (batch === null) return false
    const wanted = Math.min(mostTogether, batch.size - batch.made)
    const codes = new Set<string>()
    while (codes.size < wanted) codes.add(batchCode(batch.prefix))
    const made = await insertBatchCodes(transaction, batch, [...codes])
    // A template that is gone leaves nothing to copy.
    await updateMade(transaction, { id: batch.id, made: batch.source === null ? batch.size : batch.made + made })
    return batch.source !== null
  })

interface Pace {
  readonly isStopping: () => boolean
  readonly rest: (milliseconds: number) => Promise<unknown>
}

/** As much as there is, with a rest after each piece: the database is the shop's first. */
export const makeAllBatchCodes = async (payload: Payload, { isStopping, rest }: Pace): Promise<void> => {
  let began = performance.now()
  while (!isStopping() && (await makeBatchCodes(payload))) {
    await rest(performance.now() - began)
    began = performance.now()
  }
}
