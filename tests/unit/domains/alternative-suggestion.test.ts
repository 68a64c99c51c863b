import { describe, expect, it } from 'vitest'
import { alternativeCandidates, chooseAlternative, findAlternative } from '@/core/domains/alternative-suggestion'
import type { AvailabilityStatus } from '@/core/domains/types'

const answering = (statuses: Readonly<Record<string, AvailabilityStatus>>) => (domains: readonly string[]) =>
  Promise.resolve(domains.map((domain) => ({ domain, status: statuses[domain] ?? 'taken' })))

describe('findAlternative', () => {
  const bakery = { label: 'bakery', extension: '.com' }

  it('§3: the first candidate that is free', async () => {
    const check = answering({ 'bakery-online.com': 'available', 'bakery-shop.com': 'available' })
    expect(await findAlternative(bakery, 4, check)).toBe('bakery-shop.com')
  })

  it('S3: a name whose state is unknown is never suggested', async () => {
    expect(await findAlternative(bakery, 4, answering({ 'get-bakery.com': 'unknown' }))).toBeNull()
  })

  it('§3: asks for no more names than it may', async () => {
    expect(alternativeCandidates('bakery', '.com', 3)).toEqual(['get-bakery.com', 'bakery-shop.com', 'bakery-online.com'])
    expect(await findAlternative(bakery, 1, answering({ 'bakery-shop.com': 'available' }))).toBeNull()
  })

  it('§3: never the name itself, and nothing longer than a label may be', () => {
    expect(alternativeCandidates('bakery', '.com', 20)).not.toContain('bakery.com')
    expect(alternativeCandidates('a'.repeat(63), '.com', 20)).toEqual([])
  })

  it('§3: asks nobody when there is no candidate', async () => {
    const check = () => Promise.reject(new Error('asked'))
    expect(await findAlternative({ label: 'a'.repeat(63), extension: '.com' }, 4, check)).toBeNull()
  })

  it('S3: answers to other names change nothing', () => {
    expect(chooseAlternative(['get-bakery.com'], [{ domain: 'other.com', status: 'available' }])).toBeNull()
  })
})
