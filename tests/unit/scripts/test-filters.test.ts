import { describe, expect, it } from 'vitest'
import { chooseFiles, testFilesIn } from '../../runner/test-filters.mjs'

const files = [
  'tests/unit/orders/order-number.test.ts',
  'tests/unit/orders/properties.test.ts',
  'tests/unit/mail/order-links.test.tsx',
  'tests/unit/cart/reorder.test.ts',
]

describe('npm test -- --only unit name', () => {
  it('matches whole words of file names, not every path with these letters', () => {
    expect(chooseFiles(['order'], files)).toEqual([files[0], files[2]])
    expect(chooseFiles(['order-number'], files)).toEqual([files[0]])
  })

  it('matches a folder or path', () => {
    expect(chooseFiles(['orders'], files)).toEqual([files[0], files[1]])
    expect(chooseFiles(['tests/unit/cart/'], files)).toEqual([files[3]])
    expect(chooseFiles(['tests/unit/cart/reorder.test.ts'], files)).toEqual([files[3]])
    expect(chooseFiles(['reorder.test.ts'], files)).toEqual([files[3]])
  })

  it('passes options and their values on', () => {
    expect(chooseFiles(['-t', 'order', 'reorder', '--bail=1'], files)).toEqual(['-t', 'order', files[3], '--bail=1'])
  })

  it('fails without a match, since nothing run is nothing proven', () => {
    expect(() => chooseFiles(['ordre'], files)).toThrow('No test file is called "ordre"')
  })

  it('knows the existing files', () => {
    expect(testFilesIn(['unit', 'architecture'])).toContain('tests/unit/scripts/test-filters.test.ts')
    expect(testFilesIn(['unit', 'components'])).toEqual(testFilesIn(['unit']))
  })

  it('finds component tests by name too', () => {
    expect(chooseFiles(['toggle'], ['tests/unit/ui/billing-toggle.dom.test.tsx'])).toHaveLength(1)
  })
})
