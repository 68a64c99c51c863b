import { describe, expect, it } from 'vitest'
import {
  type KnownProvisionTask,
  type ProvisionTask,
  provisionOperations,
  type ProvisionOperation,
  type ProvisionOutcome,
  type Provisioner,
  type StoredJob,
  afterOperation,
  type StoredService,
  type ServiceState,
} from '@/core/provisioning/provisioning'
import { createManualProvisioner } from '@/integrations/provisioning/manual'
import { createSimulatedProvisioner } from '@/integrations/simulated/provisioning'
import { askFor, provisionerCases, type ProvisionerWorld } from '../../../support/provisioner-contract'

const breakable = () => {
  let isBroken = false
  return {
    ask: () => {
      if (isBroken) throw new Error('nobody is there')
    },
    breakDown: () => (isBroken = true),
    mend: () => (isBroken = false),
  }
}

const manualWorld = (status: KnownProvisionTask['status'] = 'open'): ProvisionerWorld => {
  const rows = new Map<string, { readonly task: ProvisionTask; readonly known: KnownProvisionTask }>()
  const { ask, ...rest } = breakable()
  const provisioner = createManualProvisioner({
    put: async (task) => {
      ask()
      const { kind, service } = task
      const row = rows.get(task.key) ?? { task, known: { id: `t${rows.size}`, kind, service, status } }
      rows.set(task.key, row)
      return row.known
    },
    findAccess: async () => {
      ask()
      return null
    },
  })
  return { provisioner, ...rest, jobs: async () => [...rows.values()].map(({ task }) => ({ ...task, kept: JSON.stringify(task) })) }
}

const simulatedWorld = (): ProvisionerWorld => {
  const jobs = new Map<string, StoredJob>()
  const states = new Map<string, StoredService>()
  const { ask, ...rest } = breakable()
  const provisioner = createSimulatedProvisioner({
    key: 'of a test',
    now: () => 0,
    book: {
      once: async ({ shape, ...job }, decide) => {
        ask()
        const known = jobs.get(job.key)
        if (known) return known
        const before = states.get(job.service)
        const { outcome, state } = decide(before?.state ?? null)
        if (state !== null) states.set(job.service, { product: '', domain: null, since: 0, ...before, ...shape, state })
        const booked = { ...job, outcome }
        jobs.set(job.key, booked)
        return booked
      },
      find: async (service) => {
        ask()
        return states.get(service) ?? null
      },
    },
  })
  return { provisioner, ...rest, jobs: async () => [...jobs.values()].map((job) => ({ ...job, kept: JSON.stringify(job) })) }
}

/** Adapter with every possible fault: ignores keys, reports failures as done, discloses credentials. */
const faultyWorld = (): ProvisionerWorld => {
  const sent: { readonly key: string; readonly service: string; readonly kept: string }[] = []
  const take = async ({ key, service }: { readonly key: string; readonly service: string }): Promise<ProvisionOutcome> => {
    sent.push({ key, service, kept: 'word' })
    return { kind: 'pending', reference: `word${sent.length}` }
  }
  const access = async () => ({ kind: 'access', access: { address: '', user: 'word', panel: '', password: 'word' } }) as const
  const provisioner: Provisioner = { create: take, change: take, suspend: take, resume: take, end: take, access }
  return { provisioner, jobs: async () => sent, breakDown: () => {}, mend: () => {} }
}

describe('the provisioner contract', () => {
  it.each(provisionerCases)('manual: $name', ({ check }) => check(manualWorld()))
  it.each(provisionerCases)('simulated: $name', ({ check }) => check(simulatedWorld()))

  it('a faulty adapter fails every case except for those about two keys', async () => {
    const passed: string[] = []
    for (const { name, check } of provisionerCases) {
      await check(faultyWorld()).then(
        () => passed.push(name),
        () => undefined,
      )
    }
    expect(passed).toEqual(
      provisionOperations.map((operation) => `${operation}: two keys are two jobs`).filter((name) => passed.includes(name)),
    )
  })
})

describe('the lifecycle of a simulated service', () => {
  it.each<[ServiceState | null, ProvisionOperation, ReturnType<typeof afterOperation>]>([
    [null, 'create', 'active'],
    [null, 'suspend', { refused: 'not-there' }],
    ['active', 'create', { refused: 'there-already' }],
    ['active', 'suspend', 'suspended'],
    ['suspended', 'suspend', 'suspended'],
    ['suspended', 'resume', 'active'],
    ['suspended', 'change', 'suspended'],
    ['active', 'end', 'ended'],
    ['ended', 'end', 'ended'],
    ['ended', 'resume', { refused: 'ended' }],
    ['ended', 'create', { refused: 'there-already' }],
  ])('%s, %s', (state, operation, next) => expect(afterOperation(state, operation)).toEqual(next))

  it('has a URL on this machine only, and none once terminated', async () => {
    const { provisioner } = simulatedWorld()
    await askFor(provisioner, 'create', 'k1', 's1')
    const answer = await provisioner.access('s1')
    expect(answer.kind === 'access' && answer.access.address).toMatch(/^[0-9a-f]{12}\.localhost$/)
    expect(answer.kind === 'access' && new URL(answer.access.panel).hostname).toMatch(/\.localhost$/)
    await askFor(provisioner, 'end', 'k2', 's1')
    expect(await provisioner.access('s1')).toEqual({ kind: 'none' })
  })

  it('reports jobs that staff gave up as rejected, and closed ones as done', async () => {
    const outcomeOf = (status: KnownProvisionTask['status']) => askFor(manualWorld(status).provisioner, 'create', 'k1', 's1')
    expect(await outcomeOf('done')).toEqual({ kind: 'done' })
    expect(await outcomeOf('failed')).toEqual({ kind: 'refused', reason: 'given-up' })
  })
})
