import { describe, expect, it } from 'vitest'
import { isWithinAnyCategory, isWithinCategory } from '@/core/catalog/categories'
import { categoryIds, categoryParents, type CategoryId } from '@/core/catalog/types'

describe('the category tree', () => {
  const families: readonly [CategoryId, readonly CategoryId[]][] = [
    ['hosting', ['shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce']],
    ['component', ['cpu', 'memory', 'storage']],
    ['addon', ['privacy', 'email-addon', 'security', 'performance']],
    ['ssl', []],
    ['email', []],
    ['domain', []],
    ['backup', []],
    ['cdn', []],
    ['loadbalancer', []],
    ['website', []],
  ]

  it.each(families)('P10: %s matches itself and its descendants, and nothing else', (node, descendants) => {
    expect(categoryIds.filter((category) => isWithinCategory(category, node)).sort()).toEqual([node, ...descendants].sort())
  })

  it('P10: a leaf does not match its parent', () => {
    expect(isWithinCategory('hosting', 'vps')).toBe(false)
  })

  it('P10: keeps the security add-ons apart from ssl, and email add-ons from email', () => {
    expect(isWithinCategory('security', 'ssl')).toBe(false)
    expect(isWithinCategory('email-addon', 'email')).toBe(false)
  })

  it('§3.9, P10: contains every family', () => {
    expect(families.flatMap(([node, descendants]) => [node, ...descendants]).sort()).toEqual(Object.keys(categoryParents).sort())
  })
})

describe('isWithinAnyCategory', () => {
  it('P10: matches any of the nodes; none matches nothing', () => {
    expect(isWithinAnyCategory('vps', ['ssl', 'hosting'])).toBe(true)
    expect(isWithinAnyCategory('vps', ['ssl', 'domain'])).toBe(false)
    expect(isWithinAnyCategory('vps', [])).toBe(false)
  })
})
