import { expect, it } from 'vitest'
import { findFirstPaths } from '@/modules/content/content.repository'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

it('warms up published pages, the oldest first', async () => {
  const before = await findFirstPaths(payload.db.drizzle)
  expect(before).toContain('/')
  expect(before).toContain('/shared-hosting')
  for (const [path, status] of [
    ['/late-page', 'published'],
    ['/not-yet', 'draft'],
  ] as const)
    await payload.create({ collection: 'pages', locale: 'en', data: { title: 'Late', path, layout: [], _status: status } })
  expect(await findFirstPaths(payload.db.drizzle)).toEqual([...before, '/late-page'])
})
