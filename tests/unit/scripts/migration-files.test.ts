import { expect, it } from 'vitest'
import { checkedInMigrations, migrationIndex, snapshots } from '../../../scripts/lib/migration-files.mjs'

it('keeps one collection snapshot, because Payload reads only the newest', () => {
  expect(snapshots()).toHaveLength(1)
})

it('lists every migration in the index, in the order they run', () => {
  const index = migrationIndex(checkedInMigrations())
  expect(index.match(/name: '/g)).toHaveLength(checkedInMigrations().length)
  expect(index).toContain(`import * as baseline from './20261129_070000_baseline'`)
})
