import { describe, expect, it } from 'vitest'
import { alternativeCandidates, chooseAlternative } from '@/core/domains/search'
import type { AvailabilityStatus } from '@/core/domains/types'

const answers = (statuses: Readonly<Record<string, AvailabilityStatus>>) =>
  Object.entries(statuses).map(([domain, status]) => ({ domain, status }))

describe('chooseAlternative', () => {
  const candidates = alternativeCandidates('bakery', '.com', 4)

  it('§2.30, §3: is the first available candidate, in any order of responses', () => {
    expect(chooseAlternative(candidates, answers({ 'bakery-online.com': 'available', 'bakery-shop.com': 'available' }))).toBe(
      'bakery-shop.com',
    )
  })

  it('S3: is never an unknown domain', () => {
    expect(chooseAlternative(candidates, answers({ 'get-bakery.com': 'unknown' }))).toBeNull()
  })

  it('§3: tries no more candidates than requested', () => {
    expect(alternativeCandidates('bakery', '.com', 3)).toEqual(['get-bakery.com', 'bakery-shop.com', 'bakery-online.com'])
  })

  it('§3: is never the domain itself, nor longer than a label may be', () => {
    expect(alternativeCandidates('bakery', '.com', 20)).not.toContain('bakery.com')
    expect(alternativeCandidates('a'.repeat(63), '.com', 20)).toEqual([])
  })

  it('§3: is none without candidates', () => {
    expect(chooseAlternative([], answers({ 'bakery-shop.com': 'available' }))).toBeNull()
  })

  it('S3: ignores results of other domains', () => {
    expect(chooseAlternative(['get-bakery.com'], [{ domain: 'other.com', status: 'available' }])).toBeNull()
  })
})
