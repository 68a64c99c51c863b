import { expect, it } from 'vitest'
import { migrations } from '@/payload/migrations'
import { checkedInMigrations, snapshots } from '../../../scripts/lib/migrations.mjs'

it('keeps one collection snapshot, because Payload reads only the newest', () => {
  expect(snapshots()).toHaveLength(1)
})

it('lists every migration in the index', () => {
  expect(migrations.map(({ name }) => name).toSorted()).toEqual(checkedInMigrations())
})
