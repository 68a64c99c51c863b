import { describe, expect, it } from 'vitest'
import { describeError, isDatabaseUnavailable, isTransientConflict } from '@/lib/db/database-errors'

const withCode = (code: string, message = 'boom') => Object.assign(new Error(message), { code })

describe('database errors', () => {
  it.each(['ECONNREFUSED', '57P01', '08006', '53300', '53100', '25006'])('with %s mean an outage, at any depth', (code) => {
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: new Error('inner', { cause: withCode(code) }) }))).toBe(true)
  })

  it('treat two refused addresses as one outage', () => {
    expect(isDatabaseUnavailable(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true)
  })

  it('treat a full pool as an outage, and an invalid statement not', () => {
    expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
    expect(isDatabaseUnavailable(withCode('55000', 'database "shop" is not currently accepting connections'))).toBe(true)
    expect(isDatabaseUnavailable(withCode('42601'))).toBe(false)
    expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false)
  })

  it('recognise a retryable conflict', () => {
    expect(isTransientConflict(new Error('Failed query', { cause: withCode('23505') }))).toBe(true)
    expect(isTransientConflict(withCode('40P01'))).toBe(true)
    expect(isTransientConflict(withCode('23503'))).toBe(false)
  })

  it('never log query values', () => {
    const fault = new Error('Failed query: insert into orders\nparams: ada@example.com', { cause: withCode('23505', 'duplicate key') })
    expect(describeError(fault)).toMatchObject({ code: '23505', message: 'duplicate key' })
    expect(JSON.stringify(describeError(fault))).not.toContain('ada@example.com')
  })
})
