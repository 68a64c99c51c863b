import { describe, expect, it } from 'vitest'
import { checkTarget } from '@/programs/backup'

const shop = ['"public"."orders"', '"public"."payload_migrations"']
const empty = { others: 0, tables: [], media: '/media', hasPictures: false, replaces: false }

describe('the target of a restore', () => {
  it('is an empty database and folder, without an option', () => {
    expect(checkTarget(empty)).toBe(false)
    expect(() => checkTarget({ ...empty, tables: shop })).toThrow(/already contains a shop.*--replace/)
    expect(() => checkTarget({ ...empty, hasPictures: true })).toThrow(/already contains pictures/)
    expect(() => checkTarget({ ...empty, others: 1 })).toThrow(/Stop the shop and its worker first/)
  })

  it('is a shop with --replace, which is backed up first, media included', () => {
    expect(checkTarget({ ...empty, tables: shop, hasPictures: true, replaces: true })).toBe(true)
  })

  it('is never what cannot be backed up: media without a database, or foreign tables', () => {
    expect(() => checkTarget({ ...empty, hasPictures: true, replaces: true })).toThrow(/but the database is empty\. Move them elsewhere/)
    expect(() => checkTarget({ ...empty, tables: ['"public"."ledger"'], replaces: true })).toThrow(/another application's tables/)
  })
})
