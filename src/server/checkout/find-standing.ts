import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '../database/handle'
import { keptPlan } from '../database/kept-plan'
import { codeUsesColumns, list, toCodeUses, type CodeUses, type UsesRow } from '../queries/find-code-uses'

export interface Standing {
  /** O5: the order this key has already made. */
  readonly placedId: string | null
  readonly uses: CodeUses
  /** D12: those of the codes of which every use has to be taken. */
  readonly limitedCodes: ReadonlySet<string>
}

interface StandingRow extends UsesRow {
  readonly placed: string | null
  readonly limited: readonly string[] | null
}

/** What an order is decided by once its locks are held (O5, D10, D12), in one round trip. */
export const findStanding = async (
  handle: Handle,
  idempotencyKey: string,
  codes: readonly string[],
  customerKeys: readonly string[],
): Promise<Standing> => {
  const { rows } = await handle.execute<StandingRow>(sql`${keptPlan} select
      (select id from orders where idempotency_key = ${idempotencyKey}) as placed,
      (select json_agg(code) from coupons where code in (${list(codes)}) and usage_limit is not null) as limited,${codeUsesColumns(codes, customerKeys)}`)
  return { placedId: rows[0]?.placed ?? null, uses: toCodeUses(rows[0]), limitedCodes: new Set(rows[0]?.limited) }
}
