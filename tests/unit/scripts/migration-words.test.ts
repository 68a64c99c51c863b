import { describe, expect, it } from 'vitest'
import { migrationWords } from '../../../scripts/steps/migrations.mjs'

describe('what a start says of the database', () => {
  it('is ahead of this code: a newer branch has changed it', () => {
    expect(migrationWords({ applied: 0, isMissing: false, unknown: ['20270101_000000_newer'] })).toEqual({
      words: 'up to date, but the database is ahead of this code by 20270101_000000_newer',
      isWell: false,
    })
  })

  it('is brought up to date, by this start or by another', () => {
    expect(migrationWords({ applied: 2, isMissing: true, unknown: [] })).toEqual({ words: '2 applied', isWell: true })
    expect(migrationWords({ applied: 0, isMissing: true, unknown: [] }).words).toBe('up to date: done by another process')
  })
})
