import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Masonry, rowsOf } from '@/components/ui/masonry/masonry.client'

describe('masonry', () => {
  it('§2: keeps the document’s order as reading order', () => {
    const markup = renderToStaticMarkup(
      <Masonry most={4}>
        <li>one</li>
        <li>two</li>
      </Masonry>,
    )
    expect(markup).toBe('<ul class="masonry masonry--4"><li>one</li><li>two</li></ul>')
  })

  it('spans as many rows as an item is tall, at least one', () => {
    expect([0, 1, 4, 4.1, 403].map(rowsOf)).toEqual([1, 1, 1, 2, 101])
  })
})
