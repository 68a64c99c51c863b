import { describe, expect, it } from 'vitest'
import { categoryOutline, categoryLineage } from '@/core/catalog/categories'

describe('categoryOutline', () => {
  it('P10: lists roots with the sold categories below them, in tree order', () => {
    expect(categoryOutline(['ssl', 'vps', 'shared'])).toEqual([
      { category: 'hosting', children: ['shared', 'vps'] },
      { category: 'ssl', children: [] },
    ])
  })

  it('P10: omits a single child', () => {
    expect(categoryOutline(['vps'])).toEqual([{ category: 'hosting', children: [] }])
  })

  it('P10: omits categories without products', () => {
    expect(categoryOutline([])).toEqual([])
  })
})

describe('categoryLineage', () => {
  it('P10: lists a category and its parents', () => {
    expect(categoryLineage('vps')).toEqual(['vps', 'hosting'])
    expect(categoryLineage('ssl')).toEqual(['ssl'])
  })
})
