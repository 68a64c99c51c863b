import { describe, expect, it } from 'vitest'
import { ensureSeeded } from '../../../scripts/lib/seeding.mjs'

/** Nothing listens on this port, so every query fails. */
const DATABASE_URL = 'postgres://nobody:nothing@127.0.0.1:9/none'

const noted = async (SEED_ON_START?: string) => {
  let said = ''
  await ensureSeeded({ DATABASE_URL, SEED_ON_START }, (words) => {
    said = words
  })
  return said
}

describe('SEED_ON_START', () => {
  it('false: skips the content without a query', async () => {
    expect(await noted('false')).toBe('skipped (SEED_ON_START=false)')
  })

  it.each([undefined, '', 'true'])('%s: checks what is still to be written', async (value) => {
    await expect(noted(value)).rejects.toThrow()
  })
})
