import { describe, expect, it } from 'vitest'
import { categoryOutline, categoryLineage } from '@/core/catalog/categories'

describe('categoryOutline', () => {
  it('P10: roots with what is sold below them, in the order of the tree', () => {
    expect(categoryOutline(['ssl', 'vps', 'shared'])).toEqual([
      { category: 'hosting', children: ['shared', 'vps'] },
      { category: 'ssl', children: [] },
    ])
  })

  it('P10: a single child says no more than its root', () => {
    expect(categoryOutline(['vps'])).toEqual([{ category: 'hosting', children: [] }])
  })

  it('P10: nothing is listed that nothing is sold under', () => {
    expect(categoryOutline([])).toEqual([])
  })
})

describe('categoryLineage', () => {
  it('P10: a category stands under itself and its parents', () => {
    expect(categoryLineage('vps')).toEqual(['vps', 'hosting'])
    expect(categoryLineage('ssl')).toEqual(['ssl'])
  })
})
