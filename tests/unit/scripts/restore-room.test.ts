import { describe, expect, it } from 'vitest'
import { evaluateRoom } from '../../../scripts/lib/restore.mjs'

const shop = ['"public"."orders"', '"public"."payload_migrations"']
const empty = { others: 0, tables: [], media: '/media', hasPictures: false, replaces: false }

describe('where a backup is restored to', () => {
  it('is an empty database and an empty folder, without a word', () => {
    expect(evaluateRoom(empty)).toBe(false)
    expect(() => evaluateRoom({ ...empty, tables: shop })).toThrow(/holds a shop already.*--replace/)
    expect(() => evaluateRoom({ ...empty, hasPictures: true })).toThrow(/holds pictures already/)
    expect(() => evaluateRoom({ ...empty, others: 1 })).toThrow(/Stop the shop and its worker first/)
  })

  it('with --replace is a shop, which is backed up first, pictures and all', () => {
    expect(evaluateRoom({ ...empty, tables: shop, hasPictures: true, replaces: true })).toBe(true)
  })

  it('is never what could not be backed up: pictures without their database, the tables of somebody else', () => {
    expect(() => evaluateRoom({ ...empty, hasPictures: true, replaces: true })).toThrow(
      /the database nothing that knows them\. Move them away/,
    )
    expect(() => evaluateRoom({ ...empty, tables: ['"public"."ledger"'], replaces: true })).toThrow(/something else than a shop/)
  })
})
