import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { down, up } from '@/cms/migrations/20261122_182227_case_study_values'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db

const localized = async (): Promise<readonly { readonly _locale: string; readonly value: string | null }[]> => {
  const { rows } = await drizzle.execute(
    sql`select "_locale", "value" from "case_studies_results_locales" order by "_parent_id", "_locale"`,
  )
  return rows as { _locale: string; value: string | null }[]
}

describe('the migration that lets a result of a case study differ by language', () => {
  it('keeps every figure, there and back', async () => {
    const before = await localized()
    const english = before.filter(({ _locale }) => _locale === 'en').map(({ value }) => value)
    expect(english.length).toBeGreaterThan(10)
    const args = { db: drizzle, payload, req: await createLocalReq({}, payload) }

    await down(args)
    const { rows } = await drizzle.execute(sql`select "value" from "case_studies_results" order by "id"`)
    expect(rows.map(({ value }) => value)).toEqual(english)

    await up(args)
    const after = await localized()
    expect(after.map(({ _locale }) => _locale)).toEqual(before.map(({ _locale }) => _locale))
    expect(after.map(({ value }) => value)).toEqual(before.map((_each, index) => english[Math.floor(index / 4)]))
  })
})
