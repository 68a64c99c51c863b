import { describe, expect, it } from 'vitest'
import { cleanNameList } from '@/core/domains/parse-domain'

describe('cleanNameList', () => {
  it('splits one per line, in order', () => {
    expect(cleanNameList('otter.com\n\n  bean.net\r\nfog')).toEqual({ names: ['otter.com', 'bean.net', 'fog'], repeated: 0 })
  })

  it('accepts commas, columns, bullets, numbers and quotes', () => {
    const pasted = '1. otter.com, "bean.net";fog.io\t| moor.org\n2) <heron.app>\n- (rook.co)\n• `wren.com`\n* tern.net'
    expect(cleanNameList(pasted).names).toEqual([
      'otter.com',
      'bean.net',
      'fog.io',
      'moor.org',
      'heron.app',
      'rook.co',
      'wren.com',
      'tern.net',
    ])
  })

  it('deduplicates ignoring case, and counts duplicates', () => {
    expect(cleanNameList('Otter.com otter.com OTTER.COM bean.net')).toEqual({ names: ['Otter.com', 'bean.net'], repeated: 2 })
  })

  it('keeps invalid entries, so that their row can explain why', () => {
    expect(cleanNameList('-otter.com\n123, ot--ter').names).toEqual(['-otter.com', '123', 'ot--ter'])
  })

  it('S11: joins the words of a line into one name', () => {
    expect(cleanNameList('not valid!!\n1. Rosa’s Bakery.com\nrosas bakery').names).toEqual([
      'not valid!!',
      'Rosa’s Bakery.com',
      'rosas bakery',
    ])
    expect(cleanNameList('otter.com bean.net fog').names).toEqual(['otter.com', 'bean.net', 'fog'])
    expect(cleanNameList("Rosa's Bakery, rosasbakery")).toEqual({ names: ["Rosa's Bakery"], repeated: 1 })
  })

  it('is empty for empty input', () => {
    expect(cleanNameList(' \n , ; - ')).toEqual({ names: [], repeated: 0 })
  })
})
