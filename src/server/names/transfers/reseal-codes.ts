import type { Payload } from 'payload'
import { openSealed, sealText } from '@/server/platform/sealed-text'
import { findSealedCodes, updateSealedCode } from './transfer-repository'

export interface Resealed {
  readonly sealed: number
  /** Sealed with a secret that nobody named: they stay as they are. */
  readonly unreadable: number
}

const page = 200

/** R11: every authorization code sealed anew with today's secret. Pages by id, each row in one statement: it may run beside the shop, and twice. */
export const resealCodes = async (payload: Payload): Promise<Resealed> => {
  const { drizzle } = payload.db
  let [sealed, unreadable, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await findSealedCodes(drizzle, after, page)
    for (const row of rows) {
      const text = openSealed(payload, row.code)
      if (text === null) unreadable += 1
      else {
        await updateSealedCode(drizzle, row, sealText(payload, text))
        sealed += 1
      }
    }
    const last = rows.at(-1)
    if (last === undefined) return { sealed, unreadable }
    after = last.id
  }
}
