import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { ScriptNotice } from '@/app/notices'
import { AddToCart } from '@/features/cart/add-to-cart-button.client'
import en from '@/lib/i18n/messages/en.json'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: 'noScript') => en.cart[key] }))

describe('a page without JavaScript', () => {
  it('L11: hides add-to-cart buttons', () => {
    const button = drawInWords(
      <AddToCart item={{ type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }} name="Shared Basic" />,
    )
    expect(button).toMatch(/<button[^>]*class="[^"]*needs-script/)
    expect(readFileSync('src/components/ui/button/button.css', 'utf8')).toMatch(
      /scripting: none\)\s*\{\s*\.needs-script\s*\{\s*display: none/,
    )
  })

  it('L11: says that ordering needs JavaScript', async () => {
    expect(drawInWords(await ScriptNotice({ locale: 'en' }))).toContain(en.cart.noScript)
  })
})
