import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'
import { keptPlan } from '@/server/platform/database/kept-plan'
import { namedCodesColumns, toNamedCodes, type CodeQuestion, type NamedCodes, type NamedCodesRow } from '@/server/pricing/find-named-codes'

export interface Standing {
  /** O5: the order this key has already made. */
  readonly placedId: string | null
  readonly named: NamedCodes
}

interface StandingRow extends NamedCodesRow {
  readonly placed: string | null
}

/** What an order is decided by once its locks are held (O5, D10, D12), in one round trip. */
export const findStanding = async (handle: Handle, idempotencyKey: string, question: CodeQuestion): Promise<Standing> => {
  const { rows } = await handle.execute<StandingRow>(sql`${keptPlan} select
      (select id from orders where idempotency_key = ${idempotencyKey}) as placed,${namedCodesColumns(question)}`)
  return { placedId: rows[0]?.placed ?? null, named: toNamedCodes(rows[0]) }
}
