import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { environment } from '@/lib/config/env'
import { chosenProvisioner } from '@/lib/config/provisioner'
import type { Circuit } from '@/core/resilience/circuit-breaker'
import type { AccessAnswer, ProvisionOutcome, Provisioner } from '@/core/provisioning/provisioning'
import { createManualProvisioner } from '@/integrations/provisioning/manual'
import { createSimulatedProvisioner } from '@/integrations/simulated/provisioning'
import { circuitTo } from '@/lib/resilience/circuit-breaker'
import { inSpan, toOutside } from '@/lib/observability/tracing'
import { simulatedBookIn, taskListIn } from '@/modules/provisioning/provisioning.repository'

/** What was asked for may have come about nevertheless; the same key asked again tells. */
const unknown = { kind: 'unknown' } as const

const guarded = <Answer extends ProvisionOutcome | AccessAnswer>(
  circuit: Circuit,
  ask: () => Promise<Answer>,
): Promise<Answer | typeof unknown> =>
  inSpan('host', () => circuit.call(ask, ({ kind }) => kind === 'unknown').catch(() => unknown), toOutside)

/** The same host; while it is away nobody waits for it. */
const guardedProvisioner = (provisioner: Provisioner, circuit: Circuit): Provisioner => ({
  create: (job) => guarded(circuit, () => provisioner.create(job)),
  change: (job) => guarded(circuit, () => provisioner.change(job)),
  suspend: (job) => guarded(circuit, () => provisioner.suspend(job)),
  resume: (job) => guarded(circuit, () => provisioner.resume(job)),
  end: (job) => guarded(circuit, () => provisioner.end(job)),
  access: (service) => guarded(circuit, () => provisioner.access(service)),
})

/** U30: who sets up what was bought. Another host is another adapter, chosen here. */
export const createProvisioner = (payload: Payload): Provisioner => {
  const settings = environment()
  const { drizzle } = payload.db
  const key = createHmac('sha256', settings.PAYLOAD_SECRET).update('simulated-host').digest('hex')
  const provisioner =
    chosenProvisioner(settings) === 'simulated'
      ? createSimulatedProvisioner({ book: simulatedBookIn(drizzle), key })
      : createManualProvisioner(taskListIn(drizzle))
  return guardedProvisioner(provisioner, circuitTo('host'))
}
