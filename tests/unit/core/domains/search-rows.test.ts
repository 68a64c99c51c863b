import { describe, expect, it } from 'vitest'
import { buildSearchRows } from '@/core/domains/search'
import { extensionMap, extensionRow } from './extension-row'

const extensions = extensionMap(
  extensionRow('.app', { order: 6 }),
  extensionRow('.org', { order: 3 }),
  extensionRow('.io', { order: 4, popular: true, minLength: 3 }),
  extensionRow('.com', { order: 1, popular: true }),
  extensionRow('.aa', { order: 6 }),
)
const domainsOf = (label: string, extension: string | null, maximum = 10) =>
  buildSearchRows({ label, extension }, extensions, { maximum }).rows.map(({ domain }) => domain)

describe('buildSearchRows', () => {
  it('S2: lists popular TLDs first, then by order', () => {
    expect(domainsOf('example', null)).toEqual(['example.com', 'example.io', 'example.org', 'example.aa', 'example.app'])
  })

  it('S2: lists the typed TLD first', () => {
    expect(domainsOf('example', '.app').slice(0, 2)).toEqual(['example.app', 'example.com'])
    expect(domainsOf('example', '.app')).toHaveLength(5)
  })

  it('S2: reports a typed TLD that is not sold, without a row', () => {
    expect(buildSearchRows({ label: 'example', extension: '.museum' }, extensions, { maximum: 10 }).unsoldExtension).toBe('.museum')
    expect(domainsOf('example', '.museum')).toEqual(domainsOf('example', null))
    expect(buildSearchRows({ label: 'example', extension: '.com' }, extensions, { maximum: 10 }).unsoldExtension).toBeNull()
    expect(buildSearchRows({ label: 'example', extension: null }, extensions, { maximum: 10 }).unsoldExtension).toBeNull()
  })

  it('S9: lists the home TLD once, after the typed one and before popular ones', () => {
    const rows = (extension: string | null, home: string) =>
      buildSearchRows({ label: 'example', extension }, extensions, { maximum: 10, home }).rows.map((row) => row.extension.extension)
    expect(rows(null, '.org')).toEqual(['.org', '.com', '.io', '.aa', '.app'])
    expect(rows('.app', '.org')).toEqual(['.app', '.org', '.com', '.io', '.aa'])
    expect(rows('.org', '.org')).toEqual(['.org', '.com', '.io', '.aa', '.app'])
    expect(rows(null, '.museum')).toEqual(rows(null, ''))
  })

  it('§9.1: has at most the given number of results', () => {
    expect(domainsOf('example', '.app', 2)).toEqual(['example.app', 'example.com'])
  })

  it('S2: omits TLDs that require a longer label', () => {
    expect(domainsOf('ab', null)).not.toContain('ab.io')
    expect(domainsOf('abc', null)).toContain('abc.io')
  })

  it('§9: continues on the next page, and marks the last one', () => {
    const page = (number: number) => buildSearchRows({ label: 'example', extension: '.app' }, extensions, { maximum: 2, page: number })
    expect([1, 2, 3].map((number) => page(number).rows.map(({ extension }) => extension.extension))).toEqual([
      ['.app', '.com'],
      ['.io', '.org'],
      ['.aa'],
    ])
    expect([1, 2, 3].map((number) => page(number).hasMore)).toEqual([true, true, false])
  })
})
