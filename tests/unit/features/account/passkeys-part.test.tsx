import { describe, expect, it, vi } from 'vitest'
import { PasskeysPart } from '@/features/account/passkeys-part'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/passkey-actions', () => ({ removePasskeyAction: async () => undefined }))

const passkey = { id: 'one', name: 'Phone', createdAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null, isBackedUp: true }

describe('passkeys in the settings', () => {
  it('K7: a password that is typed before the page is awake does not stand in its address', () => {
    const html = drawInWords(<PasskeysPart passkeys={[]} device="Firefox" />)
    expect(/<form[^>]*>(?=(?:(?!<\/form>).)*name="password")/.exec(html)?.[0]).toContain('method="post"')
  })

  it('each is taken away by a button that says which', () => {
    const html = drawInWords(<PasskeysPart passkeys={[passkey]} device={null} />)
    expect(html).toMatch(/Remove <span class="visually-hidden">Phone<\/span>/)
    expect(html).toContain('not used yet')
  })
})
