import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { provisionPace } from '@/lib/config/limits'
import {
  evaluateOutcome,
  operationOf,
  planTasks,
  type UnfinishedTask,
  provisionOperations,
  provisionRefusals,
  shapeOf,
  manualStatus,
  isCloseable,
  provisionTaskStatuses,
} from '@/core/provisioning/provisioning'
import { subscriptionStates } from '@/core/subscriptions/types'

const task = (kind: UnfinishedTask['kind'], status: UnfinishedTask['status'] = 'waiting', attempts = 0): UnfinishedTask => ({
  id: `${kind}-${status}`,
  kind,
  status,
  attempts,
})

describe('the jobs of a transition', () => {
  it.each([
    [null, 'pending', 'create'],
    ['pending', 'active', null],
    ['active', 'pastDue', null],
    ['pastDue', 'suspended', 'suspend'],
    ['pending', 'suspended', 'suspend'],
    ['suspended', 'active', 'resume'],
    ['suspended', 'pastDue', 'resume'],
    ['active', 'ended', 'end'],
    ['suspended', 'ended', 'end'],
    ['ended', 'active', 'create'],
    ['ended', 'pending', 'create'],
    ['active', 'active', null],
  ] as const)('U25: from %s to %s: %s', (from, to, operation) => expect(operationOf(from, to)).toBe(operation))

  it('U25: terminate the service from any state', () => {
    for (const from of subscriptionStates) if (from !== 'ended') expect(operationOf(from, 'ended')).toBe('end')
  })
})

describe('a job among others', () => {
  it('U25: drops all others when it terminates, and itself if the host knows nothing', () => {
    expect(planTasks('end', [task('create')])).toEqual({ drops: ['create-waiting'], writes: false })
    expect(planTasks('end', [task('create', 'waiting', 1)])).toEqual({ drops: ['create-waiting'], writes: true })
    expect(planTasks('end', [task('create', 'working', 1), task('suspend')])).toEqual({ drops: ['suspend-waiting'], writes: true })
    expect(planTasks('end', [task('create', 'failed', 3)])).toEqual({ drops: ['create-failed'], writes: true })
    expect(planTasks('end', [])).toEqual({ drops: [], writes: true })
  })

  it('U25: cancels an unsent job it reverts', () => {
    expect(planTasks('resume', [task('suspend')])).toEqual({ drops: ['suspend-waiting'], writes: false })
    expect(planTasks('resume', [task('suspend', 'waiting', 1)])).toEqual({ drops: [], writes: true })
    expect(planTasks('suspend', [task('resume')])).toEqual({ drops: ['resume-waiting'], writes: false })
    expect(planTasks('create', [task('end')])).toEqual({ drops: ['end-waiting'], writes: false })
    expect(planTasks('change', [task('change')])).toEqual({ drops: ['change-waiting'], writes: true })
    expect(planTasks('suspend', [task('create')])).toEqual({ drops: [], writes: true })
  })

  it('U25: never drops a job in flight', () => {
    const earlier = fc.array(
      fc.record({
        id: fc.uuid(),
        kind: fc.constantFrom(...provisionOperations),
        status: fc.constantFrom('waiting', 'working', 'open', 'failed'),
        attempts: fc.nat(3),
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...provisionOperations), earlier, (operation, tasks) => {
        const { drops } = planTasks(operation, tasks)
        expect(tasks.filter(({ id, status }) => drops.includes(id) && status === 'working')).toEqual([])
      }),
    )
  })
})

describe('a host’s response', () => {
  const asked = { kind: 'create', attempts: 1, since: 0, random: 0.5 } as const

  it('U27: is done, pending, rejected for staff, or retried later', () => {
    expect(evaluateOutcome({ kind: 'done' }, asked, provisionPace)).toMatchObject({ status: 'done', wait: null })
    expect(evaluateOutcome({ kind: 'pending', reference: 'r' }, asked, provisionPace)).toMatchObject({ status: 'open', reference: 'r' })
    for (const reason of provisionRefusals)
      expect(evaluateOutcome({ kind: 'refused', reason }, asked, provisionPace)).toMatchObject({ status: 'failed', fault: reason })
    const waits = [1, 2, 3].map((attempts) => evaluateOutcome({ kind: 'unknown' }, { ...asked, attempts }, provisionPace).wait)
    expect(waits).toEqual([5000, 15_000, 45_000])
    expect(evaluateOutcome({ kind: 'unknown' }, { ...asked, since: provisionPace.givenUpAfter }, provisionPace).status).toBe('failed')
  })

  it('U27: is done for suspending or terminating a missing service', () => {
    const gone = { kind: 'refused', reason: 'not-there' } as const
    expect(evaluateOutcome(gone, { ...asked, kind: 'suspend' }, provisionPace).status).toBe('done')
    expect(evaluateOutcome(gone, { ...asked, kind: 'end' }, provisionPace).status).toBe('done')
    expect(evaluateOutcome(gone, { ...asked, kind: 'resume' }, provisionPace).status).toBe('failed')
  })
})

it('U29: is pending for a manual job until staff close it', () => {
  expect(provisionTaskStatuses.map(manualStatus)).toEqual(['open', 'open', 'open', 'done', 'failed', 'cancelled'])
  expect(provisionTaskStatuses.filter(isCloseable)).toEqual(['waiting', 'working', 'open', 'failed'])
})

it('U25: treats a configured server as one service with all its parts', () => {
  const items = ['cpu-2', 'memory-8'].map((id) => ({
    type: 'component' as const,
    id,
    billing: 'monthly' as const,
    quantity: 1,
    serviceData: { bundle: 'server-1a' },
  }))
  expect(shapeOf({ kind: 'bundle', product: 'server-1a', items, quantity: 1, billing: 'monthly' })).toEqual({
    product: 'server-1a',
    settings: { parts: 'cpu-2, memory-8', quantity: '1', billing: 'monthly' },
  })
})

it('C11, S18, S19: a host is told all domains of a plan and all names of a certificate', () => {
  const shape = { product: 'p', quantity: 1, billing: 'yearly' } as const
  const item = (type: 'hosting' | 'ssl', serviceData: object) => [{ type, id: 'p', billing: 'yearly', quantity: 1, serviceData }] as const
  const settings = (kind: 'hosting' | 'ssl', data: object) => shapeOf({ ...shape, kind, items: item(kind, data) }).settings
  const several = { domain: 'a.com', additionalDomains: ['b.com', 'c.com'] }
  expect(settings('hosting', several)).toEqual({ domain: 'a.com', domains: 'a.com, b.com, c.com', quantity: '1', billing: 'yearly' })
  expect(settings('hosting', { domain: 'a.com' })).not.toHaveProperty('domains')
  expect(settings('ssl', { coverage: 'multi-domain', ...several })).toMatchObject({
    names: 'a.com, b.com, c.com',
    coverage: 'multi-domain',
  })
  expect(settings('ssl', { coverage: 'wildcard', domain: 'a.com' })).toMatchObject({ domain: 'a.com', names: '*.a.com, a.com' })
  expect(settings('ssl', { coverage: 'single', domain: 'a.com' })).not.toHaveProperty('names')
})
