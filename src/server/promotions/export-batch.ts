import { toCsv } from '@/core/csv/to-csv'
import type { Handle } from '@/server/platform/database/handle'
import { findBatchCodes } from './batch-repository'

const together = 2_000

/** The codes of a batch as CSV, read as fast as somebody takes it: a hundred thousand never stand in memory at once. */
export const exportBatch = (handle: Handle, id: string): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let after = ''
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${toCsv([['code', 'state']])}`)),
    pull: async (controller) => {
      const codes = await findBatchCodes(handle, id, after, together)
      const last = codes.at(-1)
      if (last === undefined) return controller.close()
      after = last.code
      controller.enqueue(
        encoder.encode(toCsv(codes.map(({ code, isActive, isUsed }) => [code, isUsed ? 'used' : isActive ? 'open' : 'off']))),
      )
    },
  })
}
