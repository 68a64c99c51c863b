import {
  type ProvisionJob,
  type ProvisionOperation,
  type ProvisionOutcome,
  type Provisioner,
  afterOperation,
  type ServiceState,
} from '@/core/provisioning/provisioning'

/** Controllable host: honours idempotency keys and records requests. */
export const openToldHost = () => {
  const asked: { readonly kind: ProvisionOperation; readonly key: string; readonly service: string; readonly owner: string | null }[] = []
  const done = new Map<string, ProvisionOutcome>()
  const services = new Map<string, ServiceState>()
  let mood: 'well' | 'silent' | 'refuses' | 'slow' = 'well'

  const judge = (kind: ProvisionOperation, service: string): ProvisionOutcome => {
    if (mood === 'refuses') return { kind: 'refused', reason: 'not-offered' }
    const next = afterOperation(services.get(service) ?? null, kind)
    if (typeof next !== 'string') return { kind: 'refused', reason: next.refused }
    services.set(service, next)
    return { kind: 'done' }
  }

  const take =
    (kind: ProvisionOperation) =>
    async ({ key, service, ...more }: ProvisionJob & { readonly owner?: string }): Promise<ProvisionOutcome> => {
      asked.push({ kind, key, service, owner: more.owner ?? null })
      if (mood === 'silent') return { kind: 'unknown' }
      if (mood === 'slow') return { kind: 'pending', reference: `ticket-${key.slice(-3)}` }
      const outcome = done.get(key) ?? judge(kind, service)
      done.set(key, outcome)
      return outcome
    }

  const provisioner: Provisioner = {
    create: take('create'),
    change: take('change'),
    suspend: take('suspend'),
    resume: take('resume'),
    end: take('end'),
    access: async (service) =>
      services.has(service)
        ? { kind: 'access', access: { address: 'web7.hosts.test', user: `u-${service.slice(-4)}`, panel: 'https://panel.hosts.test' } }
        : { kind: 'none' },
  }
  return { provisioner, asked, done, services, be: (next: typeof mood) => void (mood = next) }
}
