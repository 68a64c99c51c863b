import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { sweeps } from '@/modules/operations/operations.repository'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

/** `alone`: tables whose rows are not deleted by cascade. */
const findTables = async (which: 'alone' | 'all' = 'alone'): Promise<readonly string[]> => {
  const isOwned = sql`exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f' and confdeltype = 'c')`
  const { rows } = await payload.db.drizzle.execute<{ name: string }>(sql`
    select case nspname when 'public' then relname else nspname || '.' || relname end as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'infra') ${which === 'alone' ? sql`and not ${isOwned}` : sql``}
    order by 1
  `)
  return rows.map(({ name }) => name)
}

const sweptTables: readonly string[] = sweeps.map(({ table }) => table)

/** Payload limits versions itself. */
const isVersions = (table: string): boolean => /^_.+_v$/.test(table)

const operations = readFileSync(path.resolve('docs/operations.md'), 'utf8')
const retention = /^## Retention\n([\s\S]*?)\n## /m.exec(operations)?.[1] ?? ''
const explained = [...(retention.split('What stays, and why')[1] ?? '').matchAll(/`([a-z_.]+)`/g)].map(([, name]) => name ?? '')

describe('retention', () => {
  it('sweeps every table, or docs/operations.md states why it stays', async () => {
    const unspoken = (await findTables()).filter(
      (table) => !isVersions(table) && !sweptTables.includes(table) && !explained.includes(table),
    )
    expect(unspoken).toEqual([])
  })

  it('documents and sweeps only tables that exist', async () => {
    const tables = await findTables('all')
    expect([...explained, ...sweptTables].filter((name) => !tables.includes(name))).toEqual([])
  })

  it('limits the number of versions everywhere', () => {
    const { collections, globals } = payload.config
    const unbounded = [
      ...collections.flatMap(({ slug, versions }) => (versions && !(Number(versions.maxPerDoc) > 0) ? [slug] : [])),
      ...globals.flatMap(({ slug, versions }) => (versions && !(Number(versions.max) > 0) ? [slug] : [])),
    ]
    expect(unbounded).toEqual([])
  })
})
