import { createHmac } from 'node:crypto'
import {
  type Access,
  type ProvisionJob,
  type ProvisionOperation,
  type ProvisionOutcome,
  type Provisioner,
  type ServiceBook,
  afterOperation,
} from '@/core/provisioning/provisioning'

interface SimulatedProvisionerOptions {
  readonly book: ServiceBook
  /** Key for deriving host names. */
  readonly key: string
}

/** Deterministic `.localhost` address, which resolves only on this machine (RFC 6761). */
const accessTo = (key: string, service: string): Access => {
  const digest = createHmac('sha256', key).update(`name:${service}`).digest()
  const name = digest.toString('hex').slice(0, 12)
  return {
    address: `${name}.localhost`,
    user: `u${name}`,
    panel: `https://panel.${name}.localhost`,
    // addresses of documentation networks (RFC 5737, RFC 3849): nobody's
    ipv4: `203.0.113.${1 + ((digest[6] ?? 0) % 254)}`,
    ipv6: `2001:db8::${digest.readUInt16BE(7).toString(16)}`,
    mailHost: `mail.${name}.localhost`,
  }
}

/** Runs nothing but enforces the state transitions; idempotent by key. */
export const createSimulatedProvisioner = ({ book, key: secret }: SimulatedProvisionerOptions): Provisioner => {
  const run = async (kind: ProvisionOperation, { key, service }: ProvisionJob): Promise<ProvisionOutcome> => {
    try {
      const booked = await book.once({ key, kind, service }, (state) => {
        const next = afterOperation(state, kind)
        return typeof next === 'string'
          ? { outcome: { kind: 'done' }, state: next }
          : { outcome: { kind: 'refused', reason: next.refused }, state: null }
      })
      return booked.kind === kind && booked.service === service ? booked.outcome : { kind: 'refused', reason: 'key-reused' }
    } catch {
      return { kind: 'unknown' }
    }
  }
  return {
    create: (job) => run('create', job),
    change: (job) => run('change', job),
    suspend: (job) => run('suspend', job),
    resume: (job) => run('resume', job),
    end: (job) => run('end', job),
    access: async (service) => {
      try {
        const state = await book.findState(service)
        return state === null || state === 'ended' ? { kind: 'none' } : { kind: 'access', access: accessTo(secret, service) }
      } catch {
        return { kind: 'unknown' }
      }
    },
  }
}
