import { describe, expect, it } from 'vitest'
import { describeBackup } from '../../../scripts/lib/doctor.mjs'
import { requireClient } from '../../../scripts/lib/postgres-client.mjs'

const client = (major: number) => ({ dump: `/pg/${major}/pg_dump`, restore: `/pg/${major}/pg_restore`, major })

describe('backup programs', () => {
  it('are at least the server’s version, and the newest available', () => {
    expect(requireClient(15, [client(18), client(15)]).major).toBe(18)
  })

  it('are named in one line if missing', () => {
    expect(() => requireClient(18, [])).toThrow(/pg_dump is not installed\. Install postgresql-client-18/)
    expect(() => requireClient(18, [client(15)])).toThrow(/is version 15, but the server is Postgres 18\. Install postgresql-client-18/)
  })

  it('are checked by npm run doctor', () => {
    expect(describeBackup(18, [client(15)])).toMatch(/can't run yet\. .*Install postgresql-client-18/)
    expect(describeBackup(18, [client(18)])).toBe('npm run backup uses pg_dump 18')
  })
})
