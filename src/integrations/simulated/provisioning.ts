import { createHmac } from 'node:crypto'
import {
  type ServiceFacts,
  type Access,
  type StoredService,
  type ProvisionJob,
  type ProvisionOperation,
  type ProvisionOutcome,
  type Provisioner,
  type ServiceStore,
  type ServiceShape,
  type ShapedJob,
  afterOperation,
} from '@/core/provisioning/provisioning'

interface SimulatedProvisionerOptions {
  readonly book: ServiceStore
  /** Key for deriving host names. */
  readonly key: string
  readonly now: () => number
}

/** Delays in ms after setup until the host reports each fact. The owner creates the mailbox and installs the site in the panel. */
const simulatedDelays = { certificate: 20_000, application: 40_000, mailbox: 60_000, site: 90_000 } as const

const rsaKeyStart = '30820122300d06092a864886f70d01010105000382010f003082010a0282010100'

/** Looks like a 2048-bit RSA public key; no private key exists for it. */
const publicKeyOf = (seed: string): string => {
  const bytes = Array.from({ length: 8 }, (_each, index) => createHmac('sha256', seed).update(String(index)).digest())
  const modulus = Buffer.concat(bytes)
  modulus[0] = (modulus[0] ?? 0) | 0x80
  modulus[255] = (modulus[255] ?? 0) | 0x01
  return Buffer.concat([Buffer.from(rsaKeyStart, 'hex'), modulus, Buffer.from('0203010001', 'hex')]).toString('base64')
}

/** Deterministic `.localhost` address, which resolves only on this machine (RFC 6761). */
const accessTo = (key: string, service: string): Access => {
  const digest = createHmac('sha256', key).update(`name:${service}`).digest()
  const name = digest.toString('hex').slice(0, 12)
  const panel = `https://panel.${name}.localhost`
  return {
    address: `${name}.localhost`,
    user: `u${name}`,
    panel,
    login: `${panel}/login?user=u${name}`,
    // Addresses of documentation networks (RFC 5737, RFC 3849).
    ipv4: `203.0.113.${1 + ((digest[6] ?? 0) % 254)}`,
    ipv6: `2001:db8::${digest.readUInt16BE(7).toString(16)}`,
    mailHost: `mail.${name}.localhost`,
    dkim: { selector: 'hf1', publicKey: publicKeyOf(`${key}:${service}`) },
  }
}

/** Products with a website of their own; all others are servers or plain services. */
const hosted = /^(?:shared|wordpress|ecommerce|website|ssl|email)/
const withApplication = /^wordpress/

const nameSeparator = ', '

/** Several names come from a certificate, which lists all it covers. */
const namesIn = (domain: string): readonly string[] =>
  domain.includes(nameSeparator) ? domain.split(nameSeparator) : [domain, `www.${domain}`]

const factsOf = ({ product, domain, since }: StoredService, now: number): ServiceFacts => {
  const age = now - since
  if (!hosted.test(product)) return { certificate: null, mailboxes: null, site: null }
  const certificate =
    domain === null
      ? {}
      : { certificate: { state: age < simulatedDelays.certificate ? 'pending' : 'issued', names: namesIn(domain) } as const }
  if (product.startsWith('ssl')) return { ...certificate, mailboxes: null, site: null }
  const mailboxes = { state: age < simulatedDelays.mailbox ? 'none' : 'ready' } as const
  if (product.startsWith('email')) return { certificate: null, mailboxes, site: null }
  const application = 'WordPress'
  const isManaged = withApplication.test(product)
  const isInstalled = age >= (isManaged ? simulatedDelays.application : simulatedDelays.site)
  const site = isInstalled ? ({ state: 'installed', application } as const) : ({ state: isManaged ? 'installing' : 'none' } as const)
  return { ...certificate, mailboxes, site }
}

/** Runs nothing but enforces the state transitions; idempotent by key. */
export const createSimulatedProvisioner = ({ book, key: secret, now }: SimulatedProvisionerOptions): Provisioner => {
  const run = async (
    kind: ProvisionOperation,
    { key, service }: ProvisionJob,
    shape: (ServiceShape & { readonly at: number }) | null = null,
  ): Promise<ProvisionOutcome> => {
    try {
      const booked = await book.once({ key, kind, service, shape }, (state) => {
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
  const shapeOf = ({ product, settings }: ShapedJob) => ({ product, domain: settings['names'] ?? settings['domain'] ?? null, at: now() })
  return {
    create: (job) => run('create', job, shapeOf(job)),
    change: (job) => run('change', job, shapeOf(job)),
    suspend: (job) => run('suspend', job),
    resume: (job) => run('resume', job),
    end: (job) => run('end', job),
    access: async (service) => {
      try {
        const booked = await book.find(service)
        if (booked === null || booked.state === 'ended') return { kind: 'none' }
        return { kind: 'access', access: accessTo(secret, service), facts: factsOf(booked, now()) }
      } catch {
        return { kind: 'unknown' }
      }
    },
  }
}
