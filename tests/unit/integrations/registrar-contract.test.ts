import { describe, expect, it } from 'vitest'
import type { Registrar, RegistrarOutcome, KnownRegistrarTask, RegistrarTask } from '@/core/domains/registrar'
import { createManualRegistrar } from '@/integrations/manual-registrar'
import { registrarCases, type RegistrarWorld } from '../../support/registrar-contract'

const away = () => new Error('nobody is there')

/** Manual adapter with an in-memory list; tests/integration/registrar covers the database. */
const manualWorld = (): RegistrarWorld => {
  const rows = new Map<string, { readonly task: RegistrarTask; readonly known: KnownRegistrarTask }>()
  let isBroken = false
  const registrar = createManualRegistrar({
    registry: {
      checkAvailability: async (domains) => {
        if (isBroken) throw away()
        return domains.map((domain) => ({ domain, status: 'available' as const }))
      },
    },
    tasks: {
      put: async (task) => {
        if (isBroken) throw away()
        const { kind, domain } = task
        const row = rows.get(task.key) ?? { task, known: { id: `t${rows.size}`, kind, domain, status: 'open' as const, expiresAt: null } }
        rows.set(task.key, row)
        return row.known
      },
    },
  })
  return {
    registrar,
    jobs: async () => [...rows.values()].map(({ task }) => ({ key: task.key, domain: task.domain, kept: JSON.stringify(task) })),
    breakDown: () => (isBroken = true),
    mend: () => (isBroken = false),
  }
}

/** Adapter with every possible fault: failures read as available and done, ignores keys, discloses auth codes. */
const faultyWorld = (): RegistrarWorld => {
  const sent: { readonly key: string; readonly domain: string; readonly kept: string }[] = []
  const take = async ({ key, domain }: { readonly key: string; readonly domain: string }, kept = ''): Promise<RegistrarOutcome> => {
    sent.push({ key, domain, kept })
    return { kind: 'pending', reference: `${kept}${sent.length}` }
  }
  const registrar: Registrar = {
    check: async (domains) => [...new Set(domains)].map((domain) => ({ domain, status: 'available' })),
    price: async () => ({ kind: 'price', minor: 0, currency: 'USD' }),
    register: (job) => take(job),
    renew: (job) => take(job),
    setNameservers: (job) => take(job),
    setContacts: (job) => take(job),
    transfer: async (job) => take(job, (await job.authorizationCode()) ?? ''),
  }
  return { registrar, jobs: async () => sent, breakDown: () => {}, mend: () => {} }
}

describe('the registrar contract', () => {
  it.each(registrarCases)('manual: $name', ({ check }) => check(manualWorld()))

  it('a faulty adapter fails every case except for the one about two keys', async () => {
    const caught = await Promise.all(
      registrarCases.map(({ name, check }) =>
        check(faultyWorld()).then(
          () => [name, 'kept'],
          () => [name, 'broken'],
        ),
      ),
    )
    expect(caught.filter(([, outcome]) => outcome === 'kept').map(([name]) => name)).toEqual([
      'register: two keys are two jobs',
      'transfer: two keys are two jobs',
      'renew: two keys are two jobs',
      'nameservers: two keys are two jobs',
      'contacts: two keys are two jobs',
    ])
  })

  it('manual: reports jobs as staff closed them', async () => {
    const outcomeOf = async (status: KnownRegistrarTask['status'], expiresAt: number | null = null) => {
      const known: KnownRegistrarTask = { id: 't1', kind: 'register', domain: 'meadow.com', status, expiresAt }
      const registrar = createManualRegistrar({ registry: { checkAvailability: async () => [] }, tasks: { put: async () => known } })
      return registrar.register({ key: 'k1', domain: 'meadow.com', order: null, years: 1, contacts: null })
    }
    expect(await outcomeOf('open')).toEqual({ kind: 'pending', reference: 't1' })
    expect(await outcomeOf('done', 5)).toEqual({ kind: 'done', expiresAt: 5 })
    expect(await outcomeOf('failed')).toEqual({ kind: 'refused', reason: 'given-up' })
    expect(await outcomeOf('cancelled')).toEqual({ kind: 'refused', reason: 'given-up' })
  })
})
