import { expect } from 'vitest'
import { provisionOperations, type ProvisionOperation, type ProvisionOutcome, type Provisioner } from '@/core/provisioning/provisioning'

/** Adapter under test. */
export interface ProvisionerWorld {
  readonly provisioner: Provisioner
  /** Jobs behind the adapter, with their stored data. */
  readonly jobs: () => Promise<readonly { readonly key: string; readonly service: string; readonly kept: string }[]>
  /** Makes the backend fail until `mend`. */
  readonly breakDown: () => void
  readonly mend: () => void
}

export interface ProvisionerCase {
  readonly name: string
  /** Rejects if the contract is violated. */
  readonly check: (world: ProvisionerWorld) => Promise<void>
}

export const askFor = (
  provisioner: Provisioner,
  operation: ProvisionOperation,
  key: string,
  service: string,
): Promise<ProvisionOutcome> => {
  const shape = { product: 'vps-starter', settings: { region: 'eu' }, owner: 'owner@hosts.test' }
  return operation === 'create' || operation === 'change'
    ? provisioner[operation]({ key, service, ...shape })
    : provisioner[operation]({ key, service })
}

const isTaken = ({ kind }: ProvisionOutcome): boolean => kind === 'done' || kind === 'pending'

/** Runs a check per operation, on existing services unless it creates them. */
const ofEach = (
  name: string,
  check: (world: ProvisionerWorld, operation: ProvisionOperation, before: number) => Promise<void>,
): ProvisionerCase[] =>
  provisionOperations.map((operation) => ({
    name: `${operation}: ${name}`,
    check: async (world) => {
      const services = operation === 'create' ? [] : ['s1', 's2']
      for (const service of services) await askFor(world.provisioner, 'create', `made-${service}`, service)
      await check(world, operation, services.length)
    },
  }))

/** Contract of all provisioning adapters; each case needs a fresh world. */
export const provisionerCases: readonly ProvisionerCase[] = [
  ...ofEach('the same key is the same job, with the same outcome', async ({ provisioner, jobs }, operation, before) => {
    const first = await askFor(provisioner, operation, 'k1', 's1')
    expect(isTaken(first)).toBe(true)
    expect(await askFor(provisioner, operation, 'k1', 's1')).toEqual(first)
    expect(await jobs()).toHaveLength(before + 1)
    expect((await jobs()).find(({ key }) => key === 'k1')).toMatchObject({ service: 's1' })
  }),
  ...ofEach('ten at once with one key are one job', async ({ provisioner, jobs }, operation, before) => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => askFor(provisioner, operation, 'k1', 's1')))
    expect(outcomes.every(isTaken)).toBe(true)
    expect(await jobs()).toHaveLength(before + 1)
  }),
  ...ofEach('two keys are two jobs', async ({ provisioner, jobs }, operation, before) => {
    await askFor(provisioner, operation, 'k1', 's1')
    await askFor(provisioner, operation, 'k2', 's2')
    expect(await jobs()).toHaveLength(before + 2)
  }),
  ...ofEach('a key that was another service’s is refused', async ({ provisioner, jobs }, operation, before) => {
    await askFor(provisioner, operation, 'k1', 's1')
    expect(await askFor(provisioner, operation, 'k1', 's2')).toEqual({ kind: 'refused', reason: 'key-reused' })
    expect(await jobs()).toHaveLength(before + 1)
  }),
  ...ofEach(
    'a fault is unknown, and the same key asked again is one job',
    async ({ provisioner, jobs, breakDown, mend }, operation, before) => {
      breakDown()
      expect(await askFor(provisioner, operation, 'k1', 's1')).toEqual({ kind: 'unknown' })
      mend()
      expect(isTaken(await askFor(provisioner, operation, 'k1', 's1'))).toBe(true)
      expect(await jobs()).toHaveLength(before + 1)
    },
  ),
  {
    name: 'access: none of what was never created, unknown where nobody answers',
    check: async ({ provisioner, breakDown }) => {
      expect(await provisioner.access('s1')).toEqual({ kind: 'none' })
      breakDown()
      expect(await provisioner.access('s1')).toEqual({ kind: 'unknown' })
    },
  },
  {
    name: 'U28: access: always the same, with nothing beside where it is and for whom, and in no job',
    check: async ({ provisioner, jobs }) => {
      const outcome = await askFor(provisioner, 'create', 'k1', 's1')
      const answer = await provisioner.access('s1')
      if (answer.kind === 'unknown') throw new Error('It does not answer')
      if (answer.kind === 'none') return
      const network = ['login', 'ipv4', 'ipv6', 'mailHost', 'dkim']
      const named = Object.keys(answer.access).filter((name) => !network.includes(name))
      expect(named.sort()).toEqual(['address', 'panel', 'user'])
      if (outcome.kind === 'done' && outcome.report) expect({ kind: 'access', ...outcome.report }).toEqual(answer)
      expect(JSON.stringify(await jobs())).not.toContain(answer.access.user)
      expect(await provisioner.access('s1')).toEqual(answer)
    },
  },
]
