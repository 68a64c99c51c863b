import { expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'

/** As after a failed boot: Payload's cache forgets the first shop, whose pool is still open. */
const forgetPayload = (): void => (globalThis as { _payload?: Map<string, unknown> })._payload?.clear()

it('returns the first connection of each pool to its own pool, even while an earlier pool is open', async () => {
  const earlier = await bootPayload()
  forgetPayload()
  const later = await bootPayload()
  for (const { payload } of [earlier, later]) await expect.poll(() => payload.db.pool.totalCount - payload.db.pool.idleCount).toBe(0)
})
