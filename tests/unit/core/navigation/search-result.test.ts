import { describe, expect, it } from 'vitest'
import { cutAt, checkMetadata, titleWithBrand } from '@/core/navigation/breadcrumbs'

describe('G7: the search preview', () => {
  it('contains the shop’s name once', () => {
    expect(titleWithBrand('VPS hosting', 'Hostfront')).toBe('VPS hosting · Hostfront')
    expect(titleWithBrand('VPS hosting | Hostfront', 'Hostfront')).toBe('VPS hosting | Hostfront')
  })

  it('is truncated with an ellipsis at its limit, and not before', () => {
    expect(cutAt('x'.repeat(60), 60)).toBe('x'.repeat(60))
    expect(cutAt('x'.repeat(61), 60)).toBe(`${'x'.repeat(59)}…`)
    expect(cutAt('one two three', 9)).toBe('one two…')
  })

  it.each([
    ['T', 'x'.repeat(60), 'y'.repeat(155), []],
    ['T', 'x'.repeat(61), 'y'.repeat(155), ['title-long']],
    ['T', 'x', 'y'.repeat(156), ['description-long']],
    [' ', 'x', ' ', ['title-missing', 'description-missing']],
  ])('with title “%s” shows “%s” and description “%s”: %j', (ownTitle, title, description, faults) => {
    expect(checkMetadata({ ownTitle, title, description })).toEqual(faults)
  })
})
