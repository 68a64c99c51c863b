import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { withTransaction } from '@/lib/db/transaction'
import { insertBatchCodes, lockOpenBatch, updateMade, findBatchCodes } from './promotions.repository'
import { toCsv } from '@/core/csv'
import type { Handle } from '@/lib/db/sql'
import { setImmediate as others } from 'node:timers/promises'

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

const codesAtOnce = 2_000

/** The codes of a batch as CSV, read as fast as somebody takes it: a hundred thousand never stand in memory at once. */
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

/** Work in steps that lets everybody else have their turn: a visitor never waits for the desk's arithmetic. */
export const inTurns = async <Outcome>(work: Iterator<undefined, Outcome>): Promise<Outcome> => {
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
