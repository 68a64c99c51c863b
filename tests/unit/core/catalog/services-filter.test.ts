import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { categoryIds } from '@/core/catalog/types'

const style = readFileSync('src/blocks/services-grid/styles.css', 'utf8').replaceAll('"', "'")

describe('the services filter', () => {
  it.each(categoryIds)('R3: marks the category %s by CSS before hydration', (category) => {
    expect(style).toContain(`html[data-type='${category}'] .goods__filter a[href='?type=${category}']`)
    expect(/html:is\(([^)]*)\)/.exec(style)?.[1]).toContain(`[data-type='${category}']`)
  })
})
