import { describe, expect, it } from 'vitest'
import { categoryIds, type CategoryId } from '@/core/catalog/types'
import { filterServices, readServiceCategory } from '@/core/filters'

const services = (['vps', 'ssl', 'shared', 'cpu', 'email', 'email-addon', 'storage'] as const).map((category) => ({ category }))
const categoriesIn = (category: CategoryId | null) => filterServices(services, category).map((service) => service.category)

describe('filterServices', () => {
  it('§1.7, §4.21: All Services by default', () => {
    expect(filterServices(services, null)).toEqual(services)
  })

  it('§4.21, P10: matches a node with its descendants, in the given order', () => {
    expect(categoriesIn('hosting')).toEqual(['vps', 'shared'])
    expect(categoriesIn('component')).toEqual(['cpu', 'storage'])
  })

  it('P10: matches a leaf only', () => {
    expect(categoriesIn('vps')).toEqual(['vps'])
    expect(categoriesIn('email')).toEqual(['email'])
    expect(categoriesIn('backup')).toEqual([])
  })
})

describe('readServiceCategory', () => {
  it.each(categoryIds)('§2.8, R3: accepts %s', (category) => {
    expect(readServiceCategory(category)).toBe(category)
  })

  it.each([undefined, null, '', 'all', 'VPS', 'toString', '__proto__'])('§2.47, R3: treats %j as All Services', (typed) => {
    expect(readServiceCategory(typed)).toBeNull()
  })
})
