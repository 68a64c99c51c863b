import { describe, expect, it, vi } from 'vitest'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import { currency } from '../../../support/engine/currencies'

const format = (minor: number, code: string, locale?: string) => formatMoney(minor as Minor, currency(code), locale)

describe('formatMoney', () => {
  it.each([
    ['USD', 129900, '$1,299.00'],
    ['EUR', 1104, '€11.04'],
    ['GBP', 948, '£9.48'],
    ['CAD', 1754, 'CA$17.54'],
    ['AUD', 1949, 'A$19.49'],
    ['JPY', 1429, '¥1,429'],
    ['INR', 107817, '₹1,078.17'],
  ])('M7: formats %s %i as %s', (code, minor, text) => {
    expect(format(minor, code)).toBe(text)
  })

  it('M7: priceLocale "visitor" formats in another locale', () => {
    expect(format(129900, 'EUR', 'de-DE')).toBe('1.299,00\u00a0€')
  })

  it('M7: writes a minus sign for a negative amount, in every locale', () => {
    expect(format(-850, 'EUR')).toBe('−€8.50')
    expect(format(-850, 'EUR', 'de-DE')).toBe('−8,50\u00a0€')
  })

  it('creates each formatter once', () => {
    format(1, 'USD', 'fr-FR')
    const numberFormat = Intl.NumberFormat
    const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...args: ConstructorParameters<typeof numberFormat>) {
      return new numberFormat(...args)
    })
    format(2, 'USD', 'fr-FR')
    expect(made).not.toHaveBeenCalled()
    format(3, 'USD', 'es-ES')
    expect(made).toHaveBeenCalledOnce()
    made.mockRestore()
  })
})
