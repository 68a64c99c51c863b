import { expect, it } from 'vitest'
import { uuidV7 } from '@/lib/db/sql'

it('generates version 7 ids in order of time', () => {
  const ids = [1, 2 ** 31, 1_795_000_000_000, 2 ** 47].map(uuidV7)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect([...ids].sort()).toEqual(ids)
  expect(uuidV7(5)).not.toBe(uuidV7(5))
})
