import type {
  KnownProvisionTask,
  ProvisionTaskList,
  ProvisionJob,
  ProvisionOperation,
  ProvisionOutcome,
  Provisioner,
  ShapedJob,
} from '@/core/provisioning/provisioning'

const outcomeOf = (task: KnownProvisionTask): ProvisionOutcome => {
  switch (task.status) {
    case 'open':
      return { kind: 'pending', reference: task.id }
    case 'done':
      return { kind: 'done' }
    case 'failed':
    case 'cancelled':
      return { kind: 'refused', reason: 'given-up' }
    default:
      return task.status satisfies never
  }
}

/** Each job becomes a staff task and is done when staff complete it. */
export const createManualProvisioner = (tasks: ProvisionTaskList): Provisioner => {
  const handOver = async (
    kind: ProvisionOperation,
    { key, service }: ProvisionJob,
    { product, settings }: Partial<ShapedJob> = {},
  ): Promise<ProvisionOutcome> => {
    try {
      const task = await tasks.put({ key, kind, service, product: product ?? null, settings: settings ?? {} })
      return task.kind === kind && task.service === service ? outcomeOf(task) : { kind: 'refused', reason: 'key-reused' }
    } catch {
      return { kind: 'unknown' }
    }
  }
  return {
    create: (job) => handOver('create', job, job),
    change: (job) => handOver('change', job, job),
    suspend: (job) => handOver('suspend', job),
    resume: (job) => handOver('resume', job),
    end: (job) => handOver('end', job),
    access: async (service) => {
      try {
        const reported = await tasks.findAccess(service)
        return reported === null ? { kind: 'none' } : { kind: 'access', ...reported }
      } catch {
        return { kind: 'unknown' }
      }
    },
  }
}
