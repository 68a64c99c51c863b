import { PgDialect } from 'drizzle-orm/pg-core'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { prepared, withStatementName } from '@/lib/db/sql'

const textOf = (statement: ReturnType<typeof sql>) => new PgDialect().sqlToQuery(statement).sql

it('prepares marked statements under a name, and no others', () => {
  const first = { text: textOf(sql`${prepared} select 1`) }
  const second = { text: textOf(sql`${prepared} select 2`) }
  const named = withStatementName(first, true)
  expect(named).toEqual({ ...first, name: expect.stringMatching(/^prepared_[0-9a-f]{24}$/) })
  expect(withStatementName(first, true)).toEqual(named)
  expect(withStatementName(second, true)).not.toMatchObject({ name: Reflect.get(Object(named), 'name') })
  expect(withStatementName({ text: 'select 1' }, true)).toEqual({ text: 'select 1' })
})

it('names no statement behind a pooler', () => {
  expect(withStatementName({ text: textOf(sql`${prepared} select 1`), name: 'given' }, false)).toEqual({
    text: expect.any(String),
    name: undefined,
  })
})
