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
  /** Makes the names: a secret of the shop. */
  readonly key: string
}

/** Nothing runs there: an address that only this machine has (RFC 6761), and the same at every look. */
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

/** Runs nothing and keeps the rules: what was created can be suspended, resumed, changed and ended, once a key. */
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
