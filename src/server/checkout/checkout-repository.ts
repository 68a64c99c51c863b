import { sql } from '@payloadcms/db-postgres'
import { lockKinds, takeLocks } from '@/server/platform/database/advisory-locks'
import type { Handle } from '@/server/platform/database/handle'
import {
  askedRows,
  namedCodesColumns,
  toNamedCodes,
  type CodeQuestion,
  type NamedCodes,
  type NamedCodesRow,
} from '@/server/pricing/coupon-repository'
import { limitHold } from '@/server/pricing/coupon-uses-repository'
import type { CountedCustomer } from '@/server/pricing/customer'
import { prepared } from '@/server/platform/database/prepared-statement'

export interface CheckoutLock {
  readonly key: string
  readonly customer: CountedCustomer
  readonly codes?: readonly string[]
  /** O18: hashed; `null` where it counts nothing. */
  readonly network?: string | null
}

/**
 * Until the transaction ends, nobody else places an order under these keys (O5), for these customers (D10, D1
 * `perCustomerLimit`) or from these networks (O18), and no code of its own gets a limit (D12).
 */
export const lockCheckouts = (handle: Handle, checkouts: readonly CheckoutLock[]): Promise<void> =>
  takeLocks(
    handle,
    checkouts.flatMap(({ key, customer, codes = [], network = null }) => [
      { kind: lockKinds.orderKey, name: key },
      ...customer.boxes.map((name) => ({ kind: lockKinds.customer, name })),
      ...(network === null ? [] : [{ kind: lockKinds.customer, name: `network:${network}` }]),
      ...codes.map(limitHold),
    ]),
  )

export interface Standing {
  /** O5: the order this key has already made. */
  readonly placedId: string | null
  readonly named: NamedCodes
}

interface StandingRow extends NamedCodesRow {
  readonly placed: string | null
}

export interface StandingQuestion extends CodeQuestion {
  readonly key: string
}

/** What each order is decided by once its locks are held (O5, D10, D12), in one round trip. */
export const findStandings = async (handle: Handle, questions: readonly StandingQuestion[]): Promise<readonly Standing[]> => {
  const { rows } = await handle.execute<StandingRow>(sql`${prepared}
    select (select id from orders where idempotency_key = asked.key) as placed,${namedCodesColumns}
    from ${askedRows(questions)} order by asked.place
  `)
  return questions.map(({ customer }, place) => ({ placedId: rows[place]?.placed ?? null, named: toNamedCodes(rows[place], customer) }))
}
