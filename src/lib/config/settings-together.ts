import type { z } from 'zod'
import { isOwnMachine } from './own-machine'

const bucketSettings = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

interface Settings extends Readonly<Partial<Record<(typeof bucketSettings)[number], string | undefined>>> {
  readonly SITE_URL: string
  readonly SANDBOX_CARD?: boolean | undefined
  readonly PROVISIONER?: 'simulated' | 'manual' | undefined
  readonly SIMULATOR_MIN_DELAY_MS: number
  readonly SIMULATOR_MAX_DELAY_MS: number
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly DNS_UPDATE_SERVER?: object | undefined
  readonly DNS_UPDATE_KEY?: object | undefined
  readonly DNS_NAMESERVERS: readonly string[]
  readonly METRICS_HOST: string
  readonly METRICS_TOKEN?: string | undefined
}

const delaysInOrder = (value: Settings) => value.SIMULATOR_MIN_DELAY_MS <= value.SIMULATOR_MAX_DELAY_MS
const delayFault = { error: 'must not be more than SIMULATOR_MAX_DELAY_MS', path: ['SIMULATOR_MIN_DELAY_MS'] }

/** One without the other would take money that is never heard of, or hear of money that nobody can pay. */
const stripeWhole = (value: Settings) => (value.STRIPE_SECRET_KEY === undefined) === (value.STRIPE_WEBHOOK_SECRET === undefined)
const stripeFault = { error: 'and STRIPE_WEBHOOK_SECRET are set together, or neither is', path: ['STRIPE_SECRET_KEY'] }

/** With a part of them pictures would be looked for in a place where nobody has put any. */
const bucketWhole = (value: Settings) => {
  const set = bucketSettings.filter((name) => value[name] !== undefined)
  return set.length === 0 || set.length === bucketSettings.length
}
const bucketFault = { error: `and ${bucketSettings.slice(1).join(', ')} are set together, or none is`, path: ['S3_BUCKET'] }

/** A shop that others reach gives nothing away for a card that moves no money: the setting is refused, and not only left aside. */
const sandboxAtHome = (value: Settings) => value.SANDBOX_CARD !== true || isOwnMachine(value.SITE_URL)
const sandboxFault = { error: 'must not be true where SITE_URL is not this machine: leave it out', path: ['SANDBOX_CARD'] }

/** U30: nor does it sell servers that nobody runs. */
const hostAtHome = (value: Settings) => value.PROVISIONER !== 'simulated' || isOwnMachine(value.SITE_URL)
const hostFault = { error: 'must not be simulated where SITE_URL is not this machine: leave it out', path: ['PROVISIONER'] }

/** What this machine alone can ask needs no token. */
const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])
const metricsClosed = (value: Settings) => loopback.has(value.METRICS_HOST) || value.METRICS_TOKEN !== undefined
const metricsFault = { error: 'is needed where METRICS_HOST lets other machines ask: `openssl rand -hex 16`', path: ['METRICS_TOKEN'] }

/** A server that nobody is told of answers nobody; names that nobody answers for lead nowhere. */
const dnsWhole = ({ DNS_UPDATE_SERVER, DNS_UPDATE_KEY, DNS_NAMESERVERS }: Settings) =>
  new Set([DNS_UPDATE_SERVER !== undefined, DNS_UPDATE_KEY !== undefined, DNS_NAMESERVERS.length > 0]).size === 1
const dnsFault = { error: 'and DNS_UPDATE_KEY, DNS_NAMESERVERS are set together, or none is', path: ['DNS_UPDATE_SERVER'] }

interface Rule {
  readonly isMet: (value: Settings) => boolean
  readonly fault: { readonly error: string; readonly path: string[] }
  /** Settings whose values the rule compares: it is left out while one of them is faulty itself. */
  readonly compares?: readonly (keyof Settings)[]
}

const rules: readonly Rule[] = [
  { isMet: delaysInOrder, fault: delayFault, compares: ['SIMULATOR_MIN_DELAY_MS', 'SIMULATOR_MAX_DELAY_MS'] },
  { isMet: stripeWhole, fault: stripeFault },
  { isMet: sandboxAtHome, fault: sandboxFault, compares: ['SITE_URL'] },
  { isMet: hostAtHome, fault: hostFault, compares: ['SITE_URL'] },
  { isMet: metricsClosed, fault: metricsFault },
  { isMet: bucketWhole, fault: bucketFault },
  { isMet: dnsWhole, fault: dnsFault },
]

/** What each setting may be stands beside it (env.ts); here is which go with which. A faulty value hides no fault of another rule. */
export const fitTogether = <Schema extends z.ZodType<Settings>>(schema: Schema): Schema => {
  let whole = schema
  for (const { isMet, fault, compares = [] } of rules) {
    const faulty = (name: unknown) => compares.some((each) => each === name)
    whole = whole.refine(isMet, { ...fault, when: ({ issues }) => !issues.some(({ path }) => faulty(path?.[0])) })
  }
  return whole
}
