import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetProcessState } from '@/lib/config/process-state'

const [first, second] = ['f'.repeat(31) + '1', 's'.repeat(31) + '2']
const shopOf = (setting: string) => ({ secret: createHash('sha256').update(setting).digest('hex').slice(0, 32) })

afterEach(() => vi.unstubAllEnvs())

/** The environment is read once, so each case needs fresh modules. */
const withPrevious = async (previous: string) => {
  vi.resetModules()
  vi.stubEnv('PAYLOAD_SECRET_PREVIOUS', previous)
  resetProcessState()
  return import('@/lib/crypto/encryption')
}

/** Format of earlier versions. */
const sealedBefore = (setting: string, text: string): string => {
  const start = randomBytes(16)
  const cipher = createCipheriv('aes-256-ctr', shopOf(setting).secret, start)
  return `encrypted:${start.toString('hex')}${cipher.update(text, 'utf8', 'hex')}${cipher.final('hex')}`
}

describe('an encrypted text (R11)', () => {
  it('is decrypted by its shop only', async () => {
    const { decrypt, encrypt } = await withPrevious('')
    const sealed = encrypt(shopOf(first), 'EPP-ÄÖ-12345')
    expect(sealed).not.toContain('12345')
    expect(encrypt(shopOf(first), sealed)).toBe(sealed)
    expect(decrypt(shopOf(first), sealed)).toBe('EPP-ÄÖ-12345')
    expect(decrypt(shopOf(second), sealed)).toBeNull()
    expect(decrypt(shopOf(first), null)).toBeNull()
  })

  it('is decrypted after a secret change while the previous one is configured', async () => {
    const { decrypt, encrypt } = await withPrevious(`${'x'.repeat(32)},${first}`)
    const sealed = encrypt(shopOf(first), 'EPP-12345')
    expect(decrypt(shopOf(second), sealed)).toBe('EPP-12345')
    expect(decrypt(shopOf(first), encrypt(shopOf(second), 'new'))).toBeNull()
  })

  it('of an earlier version is decrypted too, with its secret', async () => {
    const { decrypt } = await withPrevious(first)
    expect(decrypt(shopOf(first), sealedBefore(first, 'EPP-12345'))).toBe('EPP-12345')
    expect(decrypt(shopOf(second), sealedBefore(first, 'EPP-12345'))).toBe('EPP-12345')
    expect(decrypt(shopOf(second), sealedBefore('n'.repeat(32), 'EPP-1234567890'))).toBeNull()
  })
})
