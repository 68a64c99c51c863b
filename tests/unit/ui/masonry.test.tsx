import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Masonry } from '@/ui/masonry/masonry.client'
import { rowHeight, rowsOf } from '@/ui/masonry/span-rows'

const style = readFileSync(new URL('../../../src/ui/masonry/masonry.css', import.meta.url), 'utf8')

describe('masonry', () => {
  it('§2: the document’s order is the reading order', () => {
    const markup = renderToStaticMarkup(
      <Masonry most={4}>
        <li>one</li>
        <li>two</li>
      </Masonry>,
    )
    expect(markup).toBe('<ul class="masonry masonry--4"><li>one</li><li>two</li></ul>')
  })

  it('§2.42: 4 columns, 3 below 1280 px, 2 below 1024, 1 below 768', () => {
    const widths = [...style.matchAll(/@media \(([^)]+)\)[\s\S]*?repeat\((\d)/g)].map(([, width, columns]) => [width, columns])
    expect(widths).toEqual([
      ['768px <= width < 1024px', '2'],
      ['1024px <= width < 1280px', '3'],
      ['width >= 1280px', '3'],
    ])
    expect(style).toMatch(/\.masonry--4 \{\s*grid-template-columns: repeat\(4/)
  })

  it('covers as many rows as an item is tall, never none', () => {
    expect([0, 1, 4, 4.1, 403].map(rowsOf)).toEqual([1, 1, 1, 2, 101])
    expect(style).toContain(`grid-auto-rows: ${rowHeight}px`)
  })
})
