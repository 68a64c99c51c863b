import { expect, it, vi } from 'vitest'
import { requireOrdinaryUser, requireWorker } from '../../../scripts/lib/doctor.mjs'

const answer = vi.hoisted(() => ({ row: {} as Readonly<Record<string, unknown>> }))
vi.mock('../../../scripts/lib/database.mjs', async (original) => ({
  ...(await original<typeof import('../../../scripts/lib/database.mjs')>()),
  withClient: async (_url: string, work: (client: unknown) => Promise<unknown>) => work({ query: async () => ({ rows: [answer.row] }) }),
}))

it('requires a database user without superuser rights before going live', async () => {
  answer.row = { name: 'postgres', isSuper: true }
  await expect(requireOrdinaryUser('')).rejects.toThrow(/connects as the superuser "postgres"/)
  answer.row = { name: 'hostfront', isSuper: false }
  expect(await requireOrdinaryUser('')).toBe('"hostfront" is not a superuser')
})

it('requires a process for emails and jobs before going live', async () => {
  answer.row = { isRunning: false }
  await expect(requireWorker('')).rejects.toThrow(/No worker is running.*npm run worker/)
  answer.row = { isRunning: true }
  expect(await requireWorker('')).toBe('running')
})
