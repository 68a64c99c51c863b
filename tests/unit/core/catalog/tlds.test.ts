import { describe, expect, it } from 'vitest'
import { findTlds, homeFirst, leadingTlds, pageOf } from '@/core/catalog/tlds'

const ending = (extension: string, popular = false) => ({ extension, popular })
const all = [ending('.com', true), ending('.net'), ending('.de', true), ending('.design'), ending('.co.de'), ending('.shop', true)]
const names = (rows: readonly { readonly extension: string }[]) => rows.map(({ extension }) => extension)

describe('the endings a page has room for', () => {
  it('are all of them while there is room, in the catalogue’s order', () => {
    expect(leadingTlds(all, 6)).toEqual(all)
  })
  it('are the popular ones before others, still in the catalogue’s order', () => {
    expect(names(leadingTlds(all, 4))).toEqual(['.com', '.net', '.de', '.shop'])
  })
  it('S9: begin with that of home, which needs no popularity for it, and have no more room than without', () => {
    expect(names(leadingTlds(all, 4, '.co.de'))).toEqual(['.co.de', '.com', '.de', '.shop'])
    expect(names(leadingTlds(all, 6, '.de'))).toEqual(['.de', '.com', '.net', '.design', '.co.de', '.shop'])
    expect(leadingTlds(all, 4, '.fr')).toEqual(leadingTlds(all, 4))
    expect(homeFirst(all, undefined)).toBe(all)
  })
})

describe('a search for an ending', () => {
  it.each(['de', '.DE', ' name.de '])('%s: itself, then what begins with it, then what holds it', (typed) => {
    expect(names(findTlds(all, typed))).toEqual(['.de', '.design', '.co.de'])
  })
  it('is everything where nothing is asked, popular ones first', () => {
    expect(names(findTlds(all, ''))).toEqual(['.com', '.de', '.shop', '.net', '.design', '.co.de'])
  })
  it('finds nothing where nothing fits', () => {
    expect(findTlds(all, 'museum')).toEqual([])
  })
})

describe('a page of a list', () => {
  it('is counted from one, and one behind the last is the last', () => {
    expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual({ rows: [3, 4], page: 2, pages: 3, total: 5 })
    expect(pageOf([1, 2, 3, 4, 5], 9, 2)).toEqual({ rows: [5], page: 3, pages: 3, total: 5 })
    expect(pageOf([], 1, 2)).toEqual({ rows: [], page: 1, pages: 1, total: 0 })
  })
})
