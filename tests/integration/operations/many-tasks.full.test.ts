import { expect, it } from 'vitest'
import { runWorker } from '@/payload/jobs/run-worker'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

it('causes no listener warning with more tasks than one signal may have listeners', async () => {
  const warnings: string[] = []
  const hear = ({ name }: Error) => void warnings.push(name)
  process.on('warning', hear)
  const stopping = new AbortController()
  const done = new Set<number>()
  const tasks = Array.from({ length: 15 }, (_, number) => ({
    name: `task ${number}`,
    every: 60_000,
    work: async () => done.add(number),
  }))
  const working = runWorker(payload, { signal: stopping.signal, tasks })
  await expect.poll(() => done.size, { timeout: 20_000 }).toBe(15)
  // Warnings are emitted a tick after their cause.
  await new Promise((resolve) => setImmediate(resolve))
  stopping.abort()
  await working
  process.off('warning', hear)
  expect(warnings).toEqual([])
}, 30_000)
