import { describe, expect, it, vi } from 'vitest'
import { PasskeysSection } from '@/features/account/settings-page'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/security-actions', () => ({ removePasskeyAction: async () => undefined }))
vi.mock('@/features/account/actions/account-actions', () => ({}))

const passkey = { id: 'one', name: 'Phone', createdAt: '2026-11-20T08:00:00.000Z', lastUsedAt: null, isBackedUp: true }

describe('passkeys in the settings', () => {
  it('K7: keeps a password typed before hydration out of the URL', () => {
    const html = drawInWords(<PasskeysSection passkeys={[]} device="Firefox" />)
    expect(/<form[^>]*>(?=(?:(?!<\/form>).)*name="password")/.exec(html)?.[0]).toContain('method="post"')
  })

  it('has a remove button per passkey that names it', () => {
    const html = drawInWords(<PasskeysSection passkeys={[passkey]} device={null} />)
    expect(html).toMatch(/Remove <span class="visually-hidden">Phone<\/span>/)
    expect(html).toContain('not used yet')
  })
})
