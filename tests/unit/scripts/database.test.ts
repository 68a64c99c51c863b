import { describe, expect, it } from 'vitest'
import { checkDatabase, connectionError, parseDatabaseUrl, withDatabaseName } from '../../../scripts/lib/database.mjs'
import { freePort } from '../../../scripts/lib/settings.mjs'

const address = 'postgres://shop:s3cret@db.example:5433/hostfront'
const withCode = (code: string) => Object.assign(new Error('words of the driver'), { code })

describe('DATABASE_URL', () => {
  it.each(['mysql://a@b/c', 'hostfront', 'postgres//a'])('rejects "%s" as a Postgres URL', (text) => {
    expect(() => parseDatabaseUrl(text)).toThrow('DATABASE_URL is not a Postgres URL. Use the form postgres://')
  })

  it.each(['postgres://shop:se#cret@db:5432/shop', 'postgres://shop:what?@db/shop', 'postgres://shop:two words@db/shop'])(
    'names the character that ends a password: %s',
    (text) => {
      expect(() => parseDatabaseUrl(text)).toThrow('Write # as %23')
      expect(() => parseDatabaseUrl(text)).not.toThrow(/se#cret|what\?|two words/)
    },
  )

  it('must name a database', () => expect(() => parseDatabaseUrl('postgres://a@b')).toThrow('DATABASE_URL has no database name'))

  it('keeps its parameters with another database name', () => {
    expect(withDatabaseName('postgres://a:b@c:1/d?sslmode=require', 'e')).toBe('postgres://a:b@c:1/e?sslmode=require')
  })
})

describe('a failed connection', () => {
  it.each([
    ['ECONNREFUSED', 'Connection refused by db.example:5433'],
    ['ENOTFOUND', 'The host db.example could not be resolved'],
    ['ETIMEDOUT', 'db.example:5433 did not respond'],
    ['28P01', 'db.example:5433 rejected the user "shop"'],
    ['3D000', 'There is no database "hostfront" on db.example:5433'],
    ['XX000', 'Failed to connect to the database at db.example:5433 (words of the driver)'],
  ])('with %s gives one line: %s', (code, line) => {
    const { message } = connectionError(withCode(code), address)
    expect(message).toContain(line)
    expect(message).not.toContain('\n')
  })

  it('never shows the password', () => {
    for (const code of ['ECONNREFUSED', '28P01', '3D000', 'XX000'])
      expect(connectionError(withCode(code), address).message).not.toContain('s3cret')
  })

  it('to a closed port is reported, however the system reports two addresses', async () => {
    const port = await freePort()
    await expect(checkDatabase(`postgres://a:b@localhost:${port}/c`)).rejects.toThrow(`Connection refused by localhost:${port}`)
  })
})
