import { describe, expect, it } from 'vitest'
import { categoryParents, type CategoryId } from '@/core/catalog/categories'
import { addons } from '@seed/content/addons'
import { pages } from '@seed/content/pages/all'
import { services } from '@seed/content/services/all'

const isWithin = (category: CategoryId, node: CategoryId): boolean => category === node || categoryParents[category] === node

const groups = pages.flatMap(({ path, layout }) =>
  layout.flatMap((block) => (block.blockType === 'configurator' ? block.groups.map((group) => ({ path, group })) : [])),
)

const rowsOf = (source: 'services' | 'addons') => (source === 'services' ? services : addons)

describe('configurator options exist', () => {
  it('there are configurators', () => expect(groups.length).toBeGreaterThan(20))

  it('P10: has every listed key in its category', () => {
    const wrong = groups.flatMap(({ path, group }) =>
      group.keys
        .filter(({ key }) => !rowsOf(group.source).some((row) => row.key === key && isWithin(row.category, group.category)))
        .map(({ key }) => `${path}: ${key}`),
    )
    expect(wrong).toEqual([])
  })

  it('has products in the category of a group without keys', () => {
    const empty = groups.filter(
      ({ group }) => group.keys.length === 0 && !rowsOf(group.source).some(({ category }) => isWithin(category, group.category)),
    )
    expect(empty.map(({ path, group }) => `${path}: ${group.category}`)).toEqual([])
  })

  it('§1.6, §4: sells required options monthly and yearly', () => {
    const offered = groups
      .filter(({ group }) => group.required)
      .flatMap(({ group }) => {
        const keys = group.keys.map(({ key }) => key)
        return services.filter(({ key, category }) => (keys.length > 0 ? keys.includes(key) : isWithin(category, group.category)))
      })
    const without = offered.filter(
      ({ prices }) => !['monthly', 'yearly'].every((period) => prices.some((price) => price.period === period)),
    )
    expect(without.map(({ key }) => key)).toEqual([])
  })

  it('services grids open on a non-empty category', () => {
    const presets = pages.flatMap(({ layout }) =>
      layout.flatMap((block) => (block.blockType === 'services-grid' && block.defaultCategory !== 'all' ? [block.defaultCategory] : [])),
    )
    expect(presets.filter((node) => services.filter(({ category }) => isWithin(category, node)).length < 3)).toEqual([])
  })
})
