import { describe, expect, it } from 'vitest'
import { findTlds, homeFirst, leadingTlds, pageOf } from '@/core/catalog/tlds'

const ending = (extension: string, popular = false) => ({ extension, popular })
const all = [ending('.com', true), ending('.net'), ending('.de', true), ending('.design'), ending('.co.de'), ending('.shop', true)]
const names = (rows: readonly { readonly extension: string }[]) => rows.map(({ extension }) => extension)

describe('the TLDs of a page', () => {
  it('are all of them if they fit, in catalogue order', () => {
    expect(leadingTlds(all, 6)).toEqual(all)
  })
  it('are popular ones before others, in catalogue order', () => {
    expect(names(leadingTlds(all, 4))).toEqual(['.com', '.net', '.de', '.shop'])
  })
  it('S9: start with the visitor’s home TLD, popular or not, within the same limit', () => {
    expect(names(leadingTlds(all, 4, '.co.de'))).toEqual(['.co.de', '.com', '.de', '.shop'])
    expect(names(leadingTlds(all, 6, '.de'))).toEqual(['.de', '.com', '.net', '.design', '.co.de', '.shop'])
    expect(leadingTlds(all, 4, '.fr')).toEqual(leadingTlds(all, 4))
    expect(homeFirst(all, undefined)).toBe(all)
  })
})

describe('a TLD search', () => {
  it.each(['de', '.DE', ' name.de '])('%s: finds itself, then by prefix, then by substring', (typed) => {
    expect(names(findTlds(all, typed))).toEqual(['.de', '.design', '.co.de'])
  })
  it('finds everything without a query, popular ones first', () => {
    expect(names(findTlds(all, ''))).toEqual(['.com', '.de', '.shop', '.net', '.design', '.co.de'])
  })
  it('finds nothing without a match', () => {
    expect(findTlds(all, 'museum')).toEqual([])
  })
})

describe('a page number', () => {
  it('starts at one, and is at most the last', () => {
    expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual({ rows: [3, 4], page: 2, pages: 3, total: 5 })
    expect(pageOf([1, 2, 3, 4, 5], 9, 2)).toEqual({ rows: [5], page: 3, pages: 3, total: 5 })
    expect(pageOf([], 1, 2)).toEqual({ rows: [], page: 1, pages: 1, total: 0 })
  })
})
