import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { rehearsePublishing } from '@/payload/jobs/rehearse-publishing'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db

/** One checksum per table. */
const everything = async (): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await drizzle.execute<{ table: string }>(
    sql`select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname in ('public', 'infra') order by 1`,
  )
  const held: Record<string, string> = {}
  for (const { table } of rows) {
    const { rows: sums } = await drizzle.execute<{ sum: string }>(
      sql.raw(`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${table} as t`),
    )
    held[table] = sums[0]?.sum ?? ''
  }
  return held
}

describe('the publishing rehearsal', () => {
  it('publishes a page and a plan, and leaves every table unchanged', async () => {
    const { docs } = await payload.find({ collection: 'pages', limit: 1, sort: 'createdAt', depth: 0 })
    expect(docs).toHaveLength(1)
    const before = await everything()
    await rehearsePublishing(payload)
    expect(await everything()).toEqual(before)
  })
})
