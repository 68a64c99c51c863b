import { describe, expect, it } from 'vitest'
import { nextStop } from '@/components/ui/menu/menu-keeper.client'

describe('nextStop', () => {
  const stops = ['first', 'middle', 'last']

  it('wraps at the ends', () => {
    expect(nextStop(stops, 'last', false)).toBe('first')
    expect(nextStop(stops, 'first', true)).toBe('last')
  })

  it('leaves every other step to the browser', () => {
    expect(nextStop(stops, 'middle', false)).toBeNull()
    expect(nextStop(stops, 'middle', true)).toBeNull()
    expect(nextStop(stops, 'first', false)).toBeNull()
    expect(nextStop(stops, 'last', true)).toBeNull()
    expect(nextStop([], undefined, false)).toBeNull()
  })
})
