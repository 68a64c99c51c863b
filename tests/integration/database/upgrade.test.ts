import { expect, it } from 'vitest'
import { applyMigrations } from '@/payload/apply-migrations'
import { wasMadeBefore } from '@/payload/migrations/baseline/made-before'
import replaced from '@/payload/migrations/baseline/replaced.json'
import { pendingMigrations, unknownMigrations } from '../../../scripts/lib/migrations.mjs'
import { becomeOlder, rememberMigrations } from '../../support/old-databases'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'

const { payload, databaseUrl } = await bootPayload()

it('adopts a database of the version before the baseline and keeps its orders', async () => {
  const { id } = await payload.create({ collection: 'orders', data: orderData({ status: 'paid' }) })
  const before = await payload.findByID({ collection: 'orders', id })
  await becomeOlder(payload)
  await applyMigrations(payload)
  expect(await payload.findByID({ collection: 'orders', id })).toEqual(before)
  expect([await pendingMigrations(databaseUrl), await unknownMigrations(databaseUrl)]).toEqual([[], []])
})

it('rejects a database that lacks a migration of the version before, and names it', async () => {
  await rememberMigrations(payload, replaced.slice(0, -1))
  await expect(wasMadeBefore(payload.db.drizzle as never)).rejects.toThrow(
    `This database is missing migrations: ${replaced.at(-1)}. First run npm run migrate with`,
  )
})
