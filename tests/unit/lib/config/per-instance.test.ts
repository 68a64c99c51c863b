import { expect, it, vi } from 'vitest'
import { perInstance } from '@/lib/config/process-state'

it('creates the state of an object once, and again after a failed creation', () => {
  const create = vi.fn((owner: { readonly name: string }) => {
    if (create.mock.calls.length === 1) throw new Error('Not yet')
    return { of: owner.name }
  })
  const stateOf = perInstance(create)
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  expect(() => stateOf(one)).toThrow('Not yet')
  expect(stateOf(one)).toBe(stateOf(one))
  expect(stateOf(other)).toEqual({ of: 'other' })
  expect(create).toHaveBeenCalledTimes(3)
})
