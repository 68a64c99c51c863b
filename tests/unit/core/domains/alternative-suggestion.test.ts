import { describe, expect, it } from 'vitest'
import { alternativeCandidates, chooseAlternative } from '@/core/domains/search'
import type { AvailabilityStatus } from '@/core/domains/types'

const answers = (statuses: Readonly<Record<string, AvailabilityStatus>>) =>
  Object.entries(statuses).map(([domain, status]) => ({ domain, status }))

describe('chooseAlternative', () => {
  const candidates = alternativeCandidates('bakery', '.com', 4)

  it('§2.30, §3: the first candidate that is free, whatever the order of the answers', () => {
    expect(chooseAlternative(candidates, answers({ 'bakery-online.com': 'available', 'bakery-shop.com': 'available' }))).toBe(
      'bakery-shop.com',
    )
  })

  it('S3: a name whose state is unknown is never suggested', () => {
    expect(chooseAlternative(candidates, answers({ 'get-bakery.com': 'unknown' }))).toBeNull()
  })

  it('§3: no more candidates than are asked for', () => {
    expect(alternativeCandidates('bakery', '.com', 3)).toEqual(['get-bakery.com', 'bakery-shop.com', 'bakery-online.com'])
  })

  it('§3: never the name itself, and nothing longer than a label may be', () => {
    expect(alternativeCandidates('bakery', '.com', 20)).not.toContain('bakery.com')
    expect(alternativeCandidates('a'.repeat(63), '.com', 20)).toEqual([])
  })

  it('§3: nothing is suggested when there is no candidate', () => {
    expect(chooseAlternative([], answers({ 'bakery-shop.com': 'available' }))).toBeNull()
  })

  it('S3: answers to other names change nothing', () => {
    expect(chooseAlternative(['get-bakery.com'], [{ domain: 'other.com', status: 'available' }])).toBeNull()
  })
})
