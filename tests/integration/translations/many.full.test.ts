import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { findAreaCounts, findDocumentsInState } from '@/modules/translations/translations.repository'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle, pool } = payload.db

/** Milliseconds, best of three: the first run warms the caches. */
const took = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let at = 0; at < 3; at += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return Math.min(...times)
}

it('X2: sums up the matrix of 5,000 pages within a second, and finds missing texts as fast', async ({ annotate }) => {
  // One statement per language stays within the statement timeout on a busy machine.
  for (const locale of locales)
    await drizzle.execute(sql`
      insert into infra.translations (area, document, locale, fields, missing, outdated, draft, same, complete)
      select 'pages', 'page' || lpad(number::text, 5, '0'), ${locale},
        (select jsonb_object_agg('layout.' || md5(number::text || at) || '.heading', jsonb_build_object('source', md5(at::text), 'target', md5(number::text))) from generate_series(1, 40) as at),
        number % 50 / 49, number % 20 / 19, 0, 2, 38
      from generate_series(1, 5000) as number
    `)
  await pool.query('vacuum analyze infra.translations')
  const counts = await findAreaCounts(drizzle)
  expect(counts.filter(({ area }) => area === 'pages').map(({ complete, missing, outdated }) => [complete, missing, outdated])).toEqual([
    [190_000, 100, 250],
    [190_000, 100, 250],
    [190_000, 100, 250],
  ])
  const asked = { area: 'pages', locale: 'de', state: 'missing', after: '', limit: 25 } as const
  expect(await findDocumentsInState(drizzle, asked)).toHaveLength(25)
  const [matrix, missing] = [await took(() => findAreaCounts(drizzle)), await took(() => findDocumentsInState(drizzle, asked))]
  expect(Math.max(matrix, missing)).toBeLessThan(1_000)
  await annotate(`matrix ${matrix.toFixed(1)} ms, first missing ${missing.toFixed(1)} ms`)
})
