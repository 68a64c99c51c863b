import { timingSafeEqual } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiKey, isKeyOf, prefixOf, sentApiKey } from '@/modules/auth/api-keys/api-keys.service'

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  return { ...real, timingSafeEqual: vi.fn(real.timingSafeEqual) }
})
beforeEach(() => void vi.mocked(timingSafeEqual).mockClear())

describe('an API key', () => {
  it('K14: rejects every changed character and every swap of neighbours without a query', () => {
    const { key, prefix } = createApiKey()
    expect(prefixOf(key)).toBe(prefix)
    const digits = [...key]
    for (const index of digits.keys()) {
      if (index < 'hf_live_'.length) continue
      const other = digits[index] === 'x' ? 'y' : 'x'
      expect(prefixOf(digits.with(index, other).join('')), `changed at ${index}`).toBeNull()
      const [here, next] = [digits[index], digits[index + 1]]
      if (next === undefined || here === next) continue
      expect(
        prefixOf(
          digits
            .with(index, next)
            .with(index + 1, String(here))
            .join(''),
        ),
        `swapped at ${index}`,
      ).toBeNull()
    }
  })

  it('K14: is unique', () => {
    const made = Array.from({ length: 200 }, () => createApiKey())
    expect(new Set(made.map(({ key }) => key)).size).toBe(200)
    expect(new Set(made.map(({ prefix }) => prefix)).size).toBe(200)
  })

  it('K14: is compared in constant time, whether it exists or not', () => {
    const { key, hash } = createApiKey()
    expect(isKeyOf(key, hash)).toBe(true)
    expect(isKeyOf(createApiKey().key, hash)).toBe(false)
    expect(isKeyOf(key, null)).toBe(false)
    expect(isKeyOf('', null)).toBe(false)
    const lengths = vi.mocked(timingSafeEqual).mock.calls.map(([one, other]) => [one.byteLength, other.byteLength])
    expect(lengths).toEqual(Array.from({ length: 4 }, () => [43, 43]))
  })

  it.each([
    ['Bearer hf_live_x', 'hf_live_x'],
    ['bearer   hf_live_x  ', 'hf_live_x'],
    ['Bearer hf_live_', 'hf_live_'],
    ['Bearer an-order-token', null],
    ['JWT hf_live_x', null],
    ['hf_live_x', null],
    [null, null],
  ])('K15: is found in the header %j', (authorization, expected) => {
    expect(sentApiKey(new Headers(authorization === null ? {} : { authorization }))).toBe(expected)
  })
})
