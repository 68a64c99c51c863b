import { describe, expect, it } from 'vitest'
import { repeatedIn, sharesOf } from '../../../bench/load/page-shares'

const page = (rows: number) =>
  [
    '<html><head><style>b{color:red}</style><script>boot()</script></head><body>',
    ...Array.from({ length: rows }, (_, row) => `<li id="row-${row}">€</li>`),
    `<script>self.__next_f.push([1,${JSON.stringify('0:["$","li",null,{"className":"row"}]\n'.repeat(rows))}])</script>`,
    '</body></html>',
  ].join('')

describe('page weight', () => {
  it('is divided into markup, RSC payload, style and script, byte by byte', () => {
    const html = page(3)
    const { markup, flight, style, script } = sharesOf(html)
    expect(markup + flight + style + script).toBe(Buffer.byteLength(html))
    expect([style, script]).toEqual(['<style>b{color:red}</style>'.length, '<script>boot()</script>'.length])
    expect(flight).toBeGreaterThan(3 * '["$","li",null,{"className":"row"}]'.length)
  })

  it('lists repeated elements, ignoring numbers', () => {
    expect(repeatedIn(page(12), 5).map(({ what, times }) => [what, times])).toEqual([
      ['["$","li",null,{"className":"row"', 12],
      ['<li id="row-#">', 12],
    ])
  })
})
