import { describe, expect, it } from 'vitest'
import { createContext } from '@/server/create-context'
import { lockCheckout } from '@/server/database/lock-checkout'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

describe('Statements with a kept plan', () => {
  it('are planned once per connection, and nothing else is', async () => {
    const { drizzle } = createContext(payload, 'en').payload.db
    await drizzle.transaction(async (transaction) => {
      await lockCheckout(transaction, 'key one', 'one@example.com')
      await lockCheckout(transaction, 'key two', 'two@example.com')
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
