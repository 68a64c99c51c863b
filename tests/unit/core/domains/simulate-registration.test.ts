import { describe, expect, it } from 'vitest'
import { simulateRegistration } from '@/core/domains/simulated-registry'

const now = Date.UTC(2026, 10, 21, 12)
const names = Array.from({ length: 300 }, (_, index) => `meadow${index}.com`)

describe('simulateRegistration', () => {
  it('S4: returns the same data for a domain on every reload', () => {
    expect(names.map((name) => simulateRegistration(name, now))).toEqual(names.map((name) => simulateRegistration(name, now)))
  })

  it('S4: differs by domain and seed', () => {
    expect(new Set(names.map((name) => simulateRegistration(name, now).registeredOn)).size).toBeGreaterThan(200)
    expect(simulateRegistration('meadow.com', now, 'other')).not.toEqual(simulateRegistration('meadow.com', now))
  })

  it('§9: has plausible dates: registered and renewed before today, expiring within a year', () => {
    const today = '2026-11-21'
    for (const name of names) {
      const data = simulateRegistration(name, now)
      expect(data.registeredOn <= data.updatedOn).toBe(true)
      expect(data.updatedOn <= today).toBe(true)
      expect(data.expiresOn >= today).toBe(true)
      expect(data.expiresOn <= '2027-11-22').toBe(true)
      expect(data.expiresOn.slice(5)).toBe(data.registeredOn.slice(5) === '02-29' ? data.expiresOn.slice(5) : data.registeredOn.slice(5))
    }
  })

  it('S4: keeps the registration date over time', () => {
    const later = now + 400 * 86_400_000
    for (const name of names.slice(0, 50)) {
      expect(simulateRegistration(name, later).registeredOn).toBe(simulateRegistration(name, now).registeredOn)
      expect(simulateRegistration(name, later).expiresOn > simulateRegistration(name, now).expiresOn).toBe(true)
    }
  })
})
