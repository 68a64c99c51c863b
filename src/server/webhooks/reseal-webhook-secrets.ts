import type { Payload } from 'payload'
import { openSealed, sealText } from '@/server/platform/sealed-text'
import { findSealedSecrets, updateSealedSecrets } from './endpoint-repository'

const page = 200

/** W5: every secret that signs events sealed anew with today's. Pages by id, each row in one statement: it may run beside the shop, and twice. */
export const resealWebhookSecrets = async (payload: Payload): Promise<{ readonly sealed: number; readonly unreadable: number }> => {
  const { drizzle } = payload.db
  let [sealed, unreadable, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  const anew = (text: string | null): string | null => {
    if (text === null) return null
    const secret = openSealed(payload, text)
    if (secret === null) {
      unreadable += 1
      return text
    }
    sealed += 1
    return sealText(payload, secret)
  }
  for (;;) {
    const rows = await findSealedSecrets(drizzle, after, page)
    for (const row of rows) await updateSealedSecrets(drizzle, row, { secret: anew(row.secret), previous: anew(row.previous) })
    const last = rows.at(-1)
    if (last === undefined) return { sealed, unreadable }
    after = last.id
  }
}
