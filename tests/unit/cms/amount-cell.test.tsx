import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AmountCell } from '@/cms/admin/amount-cell'

const shown = (cellData: unknown, rowData: Record<string, unknown>) => renderToStaticMarkup(<AmountCell cellData={cellData} rowData={rowData} />)

describe('an amount in a list of the admin', () => {
  it('M1: is read with the decimals of its currency', () => {
    expect(shown(1299, { currency: 'USD', digits: 2 })).toBe('<span>$12.99</span>')
    expect(shown(1429, { currency: 'JPY', digits: 0 })).toBe('<span>¥1,429</span>')
  })
  it('knows the decimals of a currency the row does not tell', () => {
    expect(shown(1429, { currency: 'JPY' })).toBe('<span>¥1,429</span>')
    expect(shown(1299, { currency: 'EUR' })).toBe('<span>€12.99</span>')
  })
  it('is nothing where there is none', () => {
    expect(shown(undefined, { currency: 'USD' })).toBe('')
  })
})
