import { describe, expect, it, vi } from 'vitest'
import { ArticleBody } from '@/features/article/article-page'
import { drawInWords } from '../../../support/draw-in-words'
import { paragraph, richTextOf, tableCell, tableNode, uploadNode } from '../../../support/article-nodes'

vi.mock('@/features/article/rate-article', () => ({ rateArticle: async () => null }))

const draw = (...nodes: readonly object[]) => drawInWords(<ArticleBody body={richTextOf(...nodes) as never} />, 'en')

const picture = {
  ...{ id: '1', alt: 'The DNS page of the account', url: 'https://shop.example/api/media/file/dns.png', width: 800, height: 400 },
  updatedAt: '2026-11-28T03:00:00.000Z',
}

describe('R32: a picture in an article', () => {
  it('has its description, its size and its caption, at a path of the shop', () => {
    const html = draw(uploadNode(picture, 'Records are listed by type.'))
    expect(html).toMatch(/^<figure[^>]*style="--width:800;--ratio:2"/)
    expect(html).toMatch(/<img alt="The DNS page of the account"[^>]* width="800" height="400"/)
    expect(html).toContain('srcSet="/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fdns.png%3Fv%3D')
    expect(html).not.toContain('shop.example')
    expect(html).toContain('<figcaption>Records are listed by type.</figcaption>')
  })

  it('needs no caption', () => {
    expect(draw(uploadNode(picture))).not.toContain('figcaption')
  })

  it('R20: marks a description that falls back to English', () => {
    expect(draw(uploadNode({ ...picture, borrowed: ['alt'] }))).toMatch(/<img alt="The DNS[^>]* lang="en"/)
    expect(draw(uploadNode(picture))).not.toContain('lang=')
  })

  it('leaves nothing behind once it is deleted', () => {
    expect(draw(uploadNode(null, 'Gone'), uploadNode('6a1b'), paragraph('Still here.'))).toBe('<p>Still here.</p>')
  })
})

describe('R32: a table in an article', () => {
  const plans = tableNode([tableCell('', 3), tableCell('Disk', 1)], [tableCell('Otter', 2), tableCell('20 GB')])

  it('has header cells for columns and rows, and none for an empty corner', () => {
    const html = draw(plans)
    expect(html).toMatch(/<thead><tr[^>]*><td>.*?<\/td><th scope="col"><p>Disk<\/p><\/th><\/tr><\/thead>/)
    expect(html).toContain('<tbody><tr><th scope="row"><p>Otter</p></th><td><p>20 GB</p></td></tr></tbody>')
  })

  it('scrolls by keyboard in a group named by its first row', () => {
    const [, id] = /<div class="article-table" role="group" tabindex="0" aria-labelledby="([^"]+)">/i.exec(draw(plans)) ?? []
    expect(id).toBeTruthy()
    expect(draw(plans)).toContain(`<tr id="${id}">`)
  })

  it('keeps merged cells and needs no header', () => {
    const html = draw(tableNode([tableCell('Both', 0, { colSpan: 2 })], [tableCell('One'), tableCell('Two')]))
    expect(html).toMatch(/<td colspan="2"><p>Both<\/p><\/td>/i)
    expect(html).not.toContain('<thead>')
  })

  it('leaves out nodes of an unknown type', () => {
    expect(draw({ type: 'mystery', version: 1 }, paragraph('Still here.'))).toBe('<p>Still here.</p>')
  })

  it('survives nodes that are no table', () => {
    expect(draw({ type: 'table', version: 1 }, paragraph('Still here.'))).toContain('<p>Still here.</p>')
    expect(draw({ type: 'table', version: 1, children: [{ type: 'tablerow', version: 1 }, null] })).toContain('<table>')
  })
})
