import { PgDialect } from 'drizzle-orm/pg-core'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { prepared, withStatementName } from '@/lib/db/sql'

const textOf = (statement: ReturnType<typeof sql>) => new PgDialect().sqlToQuery(statement).sql

it('a statement that is marked is prepared under a name of its own, another is not', () => {
  const first = { text: textOf(sql`${prepared} select 1`) }
  const second = { text: textOf(sql`${prepared} select 2`) }
  const named = withStatementName(first, true)
  expect(named).toEqual({ ...first, name: expect.stringMatching(/^prepared_[0-9a-f]{24}$/) })
  expect(withStatementName(first, true)).toEqual(named)
  expect(withStatementName(second, true)).not.toMatchObject({ name: Reflect.get(Object(named), 'name') })
  expect(withStatementName({ text: 'select 1' }, true)).toEqual({ text: 'select 1' })
})

it('behind a pooler no statement has a name, whoever gave it one', () => {
  expect(withStatementName({ text: textOf(sql`${prepared} select 1`), name: 'given' }, false)).toEqual({
    text: expect.any(String),
    name: undefined,
  })
})
