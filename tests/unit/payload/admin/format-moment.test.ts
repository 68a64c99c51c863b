import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatDay, formatUtcMoment } from '@/payload/admin/formats'

const reader = (language: string) => ({ i18n: { language } })
const at = '2027-02-01T21:05:00.000Z'

describe('dates in the admin', () => {
  it('use the reader’s language', () => {
    expect(formatUtcMoment(reader('de'), at)).toBe('01.02.2027, 21:05 UTC')
    expect(formatUtcMoment(reader('en'), Date.parse(at))).toBe('Feb 1, 2027, 21:05 UTC')
    expect(formatDay(reader('es'), at)).toBe('1 feb 2027')
  })

  it('are never substrings of ISO dates', () => {
    const byHand = readdirSync('src/payload', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('migrations'))
      .filter((name) => /\.replace\('T', ' '\)|slice\(0, 16\)/.test(readFileSync(path.join('src/payload', name), 'utf8')))
    expect(byHand).toEqual([])
  })
})
