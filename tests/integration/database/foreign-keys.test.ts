import { expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

/** Foreign keys without a complete, valid index that starts with their columns: Postgres scans the table for every deleted parent row. */
const findUnindexedForeignKeys = async (): Promise<readonly string[]> => {
  const { rows } = await payload.db.pool.query<{ key: string }>(`
    select format('%s (%s)', c.conrelid::regclass, string_agg(a.attname, ', ' order by k.position)) as key
    from pg_constraint c
    cross join unnest(c.conkey) with ordinality as k (attnum, position)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indisvalid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
    )
    group by c.oid order by 1`)
  return rows.map(({ key }) => key)
}

it('H9: finds an index for every foreign key of the catalogue', async () => {
  expect(await findUnindexedForeignKeys()).toEqual([])
})

it('reports a foreign key that is only a later column of an index', async () => {
  await payload.db.pool.query(`
    create table unindexed (_locale text, parent_id uuid references coupons (id));
    create index on unindexed (_locale, parent_id)`)
  expect(await findUnindexedForeignKeys()).toEqual(['unindexed (parent_id)'])
})
