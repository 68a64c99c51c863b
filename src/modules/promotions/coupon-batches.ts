import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { withTransaction } from '@/lib/db/transaction'
import { insertBatchCodes, lockOpenBatch, updateCreatedCount, findBatchCodes } from './promotions.repository'
import { toCsv } from '@/core/csv'
import type { Handle } from '@/lib/db/sql'
import { setImmediate as others } from 'node:timers/promises'

/** Excludes the easily confused I, L, O and U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 50 bits: even with a hundred thousand codes, only one guess in ten billion succeeds. */
const randomLength = 10

export const batchCode = (prefix: string): string =>
  `${prefix}-${Array.from({ length: randomLength }, () => letters.charAt(randomInt(letters.length))).join('')}`

const together = 1_000

/**
 * Creates an unfinished batch's next codes and updates its count in one transaction, so that a crash neither loses nor duplicates codes.
 * False if there was nothing left to do.
 */
export const makeBatchCodes = (payload: Payload, mostTogether = together): Promise<boolean> =>
  withTransaction(payload, async (_req, transaction) => {
    const batch = await lockOpenBatch(transaction)
    if (batch === null) return false
    const wanted = Math.min(mostTogether, batch.size - batch.made)
    const codes = new Set<string>()
    while (codes.size < wanted) codes.add(batchCode(batch.prefix))
    const made = await insertBatchCodes(transaction, batch, [...codes])
    // If the template was deleted, there is nothing to copy.
    await updateCreatedCount(transaction, { id: batch.id, made: batch.source === null ? batch.size : batch.made + made })
    return batch.source !== null
  })

interface Pace {
  readonly isStopping: () => boolean
  readonly rest: (milliseconds: number) => Promise<unknown>
}

/** Rests after each batch, so that visitors' queries come first. */
export const makeAllBatchCodes = async (payload: Payload, { isStopping, rest }: Pace): Promise<void> => {
  let began = performance.now()
  while (!isStopping() && (await makeBatchCodes(payload))) {
    await rest(performance.now() - began)
    began = performance.now()
  }
}

const codesAtOnce = 2_000

/** Streams CSV at the reader's pace, so that a hundred thousand codes are never in memory at once. */
export const exportBatch = (handle: Handle, id: string): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let after = ''
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${toCsv([['code', 'state']])}`)),
    pull: async (controller) => {
      const codes = await findBatchCodes(handle, id, after, codesAtOnce)
      const last = codes.at(-1)
      if (last === undefined) return controller.close()
      after = last.code
      controller.enqueue(
        encoder.encode(toCsv(codes.map(({ code, isActive, isUsed }) => [code, isUsed ? 'used' : isActive ? 'open' : 'off']))),
      )
    },
  })
}

const longestTurn = 8

/** Runs an iterator in slices and yields to the event loop in between, so that admin computations never delay visitors. */
export const runInSlices = async <Outcome>(work: Iterator<undefined, Outcome>): Promise<Outcome> => {
  let began = performance.now()
  let step = work.next()
  while (!step.done) {
    if (performance.now() - began > longestTurn) {
      await others()
      began = performance.now()
    }
    step = work.next()
  }
  return step.value
}
