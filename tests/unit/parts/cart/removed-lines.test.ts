import { describe, expect, it } from 'vitest'
import { removedLines } from '@/parts/cart/removed-lines'
import type { CartQuote } from '@/parts/cart/types'

const quoteOf = (...items: readonly object[]) => ({ items }) as unknown as CartQuote
const part = (lineId: string, name: string, bundle?: string) => ({
  lineId,
  name,
  type: 'component',
  id: lineId,
  billing: 'monthly',
  quantity: 1,
  serviceData: bundle === undefined ? {} : { bundle },
})

describe('what has just left the cart', () => {
  it('O9: is a whole configuration, not its first part, when it was put together from parts', () => {
    const quote = quoteOf(part('cpu', '8 CPU cores', 'server'), part('memory', '32 GB memory', 'server'))
    expect(removedLines(quote, 'cpu')).toMatchObject({ isBundle: true, items: [{ id: 'cpu' }, { id: 'memory' }] })
  })

  it('O9: is the product itself when it stands alone', () => {
    expect(removedLines(quoteOf(part('basic', 'Shared Basic')), 'basic')).toMatchObject({ isBundle: false, name: 'Shared Basic' })
  })
})
