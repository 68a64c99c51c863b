import { describe, expect, it } from 'vitest'
import { toCustomer } from '@/modules/pricing/coupons.repository'
import { createContext } from '@/container'
import { lockCheckouts } from '@/modules/checkout/checkout.repository'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

describe('prepared statements', () => {
  it('are planned once per connection, and no others are', async () => {
    const { drizzle } = createContext(payload, 'en').payload.db
    await drizzle.transaction(async (transaction) => {
      await lockCheckouts(transaction, [{ key: 'key one', customer: toCustomer(null, 'one@example.com') }])
      await lockCheckouts(transaction, [{ key: 'key two', customer: toCustomer(null, 'two@example.com') }])
      await transaction.execute('select 1')
      const { rows } = await transaction.execute<{ statement: string; runs: string }>(
        'select statement, generic_plans + custom_plans as runs from pg_prepared_statements',
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]?.statement).toContain('pg_advisory_xact_lock')
      expect(Number(rows[0]?.runs)).toBe(2)
    })
  })
})
