import { describe, expect, it } from 'vitest'
import { cleanDomainList } from '@/core/domains/parse-domain'

describe('cleanDomainList', () => {
  it('splits one per line, in order', () => {
    expect(cleanDomainList('otter.com\n\n  bean.net\r\nfog')).toEqual({ names: ['otter.com', 'bean.net', 'fog'], repeated: 0 })
  })

  it('accepts commas, columns, bullets, numbers and quotes', () => {
    const pasted = '1. otter.com, "bean.net";fog.io\t| moor.org\n2) <heron.app>\n- (rook.co)\n• `wren.com`\n* tern.net'
    expect(cleanDomainList(pasted).names).toEqual([
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
    expect(cleanDomainList('Otter.com otter.com OTTER.COM bean.net')).toEqual({ names: ['Otter.com', 'bean.net'], repeated: 2 })
  })

  it('keeps invalid entries, so that their row can explain why', () => {
    expect(cleanDomainList('-otter.com\n123, ot--ter').names).toEqual(['-otter.com', '123', 'ot--ter'])
  })

  it('S11: joins the words of a line into one name', () => {
    expect(cleanDomainList('not valid!!\n1. Rosa’s Bakery.com\nrosas bakery').names).toEqual([
      'not valid!!',
      'Rosa’s Bakery.com',
      'rosas bakery',
    ])
    expect(cleanDomainList('otter.com bean.net fog').names).toEqual(['otter.com', 'bean.net', 'fog'])
    expect(cleanDomainList("Rosa's Bakery, rosasbakery")).toEqual({ names: ["Rosa's Bakery"], repeated: 1 })
  })

  it('is empty for empty input', () => {
    expect(cleanDomainList(' \n , ; - ')).toEqual({ names: [], repeated: 0 })
  })
})
