import { z } from 'zod'
import { isOwnMachine } from './own-machine'
import { createHmac } from 'node:crypto'
import {
  addresses,
  collector,
  databaseUrl,
  dnsServers,
  nameservers,
  origin,
  perhaps,
  perMinute,
  previousSecrets,
  samplers,
  secret,
  sender,
  share,
  updateKey,
  updateServer,
  wholeNumber,
  yesOrNo,
} from './env-values'
import { simulatedTransferDelays } from './limits'
import { processState } from './process-state'

const bucketSettings = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

interface Settings extends Readonly<Partial<Record<(typeof bucketSettings)[number], string | undefined>>> {
  readonly SITE_URL: string
  readonly SANDBOX_CARD?: boolean | undefined
  readonly PROVISIONING_PROVIDER?: 'simulated' | 'manual' | 'http' | undefined
  readonly PROVISIONING_URL?: string | undefined
  readonly PROVISIONING_SECRET?: string | undefined
  readonly PROVISIONING_PRIVATE_NETWORK: boolean
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
const delayError = { error: 'must not exceed SIMULATOR_MAX_DELAY_MS', path: ['SIMULATOR_MIN_DELAY_MS'] }

export type CardKeys = Pick<Settings, 'STRIPE_SECRET_KEY'>

/** Whether the settings contain a payment provider's keys. */
export const hasCardProvider = ({ STRIPE_SECRET_KEY }: CardKeys): boolean => STRIPE_SECRET_KEY !== undefined

/** With only one of the two keys, either payments would have no webhook or webhooks no payments. */
const hasCompleteStripe = (value: Settings) => (value.STRIPE_SECRET_KEY === undefined) === (value.STRIPE_WEBHOOK_SECRET === undefined)
const stripeError = { error: 'and STRIPE_WEBHOOK_SECRET must be set together', path: ['STRIPE_SECRET_KEY'] }

/** With partial settings, the shop would look for media in a bucket that contains none. */
const hasCompleteBucket = (value: Settings) => {
  const set = bucketSettings.filter((name) => value[name] !== undefined)
  return set.length === 0 || set.length === bucketSettings.length
}
const bucketError = { error: `and ${bucketSettings.slice(1).join(', ')} must be set together`, path: ['S3_BUCKET'] }

/** A public shop must not accept a card that moves no money; rejecting the setting is safer than ignoring it. */
const isSandboxLocal = (value: Settings) => value.SANDBOX_CARD !== true || isOwnMachine(value.SITE_URL)
const sandboxError = { error: 'must not be true if SITE_URL is public: unset it', path: ['SANDBOX_CARD'] }

/** U30: a public shop must not sell servers that don't exist. */
const isSimulatedHostLocal = (value: Settings) => value.PROVISIONING_PROVIDER !== 'simulated' || isOwnMachine(value.SITE_URL)
const hostError = { error: 'must not be simulated if SITE_URL is public: unset it', path: ['PROVISIONING_PROVIDER'] }

/** P19: jobs must be signed. */
const hasProvisioningSecret = (value: Settings) => value.PROVISIONING_PROVIDER !== 'http' || value.PROVISIONING_SECRET !== undefined
const hostSignedError = {
  error: 'is required with PROVISIONING_PROVIDER=http: generate it with `echo whsec_$(openssl rand -base64 32)`',
  path: ['PROVISIONING_SECRET'],
}

const hostReachable = ({ PROVISIONING_URL: url, PROVISIONING_PRIVATE_NETWORK: isPrivate, SITE_URL }: Settings) =>
  url === undefined || isPrivate || url.startsWith('https:') || (isOwnMachine(url) && isOwnMachine(SITE_URL))
const hostReachableError = {
  error: 'must begin with https://, unless it is on your own network and PROVISIONING_PRIVATE_NETWORK=true',
  path: ['PROVISIONING_URL'],
}

/** Hosts that only this machine can reach; metrics there need no token. */
const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])
const metricsClosed = (value: Settings) => loopback.has(value.METRICS_HOST) || value.METRICS_TOKEN !== undefined
const metricsError = {
  error: 'is required if METRICS_HOST is reachable from other machines: generate it with `openssl rand -hex 16`',
  path: ['METRICS_TOKEN'],
}

/** An update server without nameservers serves no domain; nameservers without an update server leave domains unresolved. */
const hasCompleteDns = ({ DNS_UPDATE_SERVER, DNS_UPDATE_KEY, DNS_NAMESERVERS }: Settings) =>
  new Set([DNS_UPDATE_SERVER !== undefined, DNS_UPDATE_KEY !== undefined, DNS_NAMESERVERS.length > 0]).size === 1
const dnsError = { error: 'must be set together with DNS_UPDATE_KEY and DNS_NAMESERVERS', path: ['DNS_UPDATE_SERVER'] }

interface Rule {
  readonly isMet: (value: Settings) => boolean
  readonly fault: { readonly error: string; readonly path: string[] }
  /** Settings that the rule compares; it is skipped while one of them is invalid. */
  readonly compares?: readonly (keyof Settings)[]
}

const rules: readonly Rule[] = [
  { isMet: delaysInOrder, fault: delayError, compares: ['SIMULATOR_MIN_DELAY_MS', 'SIMULATOR_MAX_DELAY_MS'] },
  { isMet: hasCompleteStripe, fault: stripeError },
  { isMet: isSandboxLocal, fault: sandboxError, compares: ['SITE_URL'] },
  { isMet: isSimulatedHostLocal, fault: hostError, compares: ['SITE_URL'] },
  { isMet: hasProvisioningSecret, fault: hostSignedError },
  { isMet: hostReachable, fault: hostReachableError, compares: ['SITE_URL', 'PROVISIONING_URL'] },
  { isMet: metricsClosed, fault: metricsError },
  { isMet: hasCompleteBucket, fault: bucketError },
  { isMet: hasCompleteDns, fault: dnsError },
]

/** Cross-field rules. Reports every violated rule, even if another value is invalid. */
const fitTogether = <Schema extends z.ZodType<Settings>>(schema: Schema): Schema => {
  let whole = schema
  for (const { isMet, fault, compares = [] } of rules) {
    const faulty = (name: unknown) => compares.some((each) => each === name)
    whole = whole.refine(isMet, { ...fault, when: ({ issues }) => !issues.some(({ path }) => faulty(path?.[0])) })
  }
  return whole
}

const portRange = 'must be a port from 1 to 65534, because the worker uses the next port'

/** Settings that a build may read, without database and secret. */
const buildShape = {
  NODE_ENV: z.enum(['development', 'production', 'test'], 'must be development, production or test').default('development'),
  SITE_URL: origin.default('http://localhost:3000'),
  PORT: wholeNumber(1, 65_535, 3000),
  HOST: z
    .string()
    .regex(/^[0-9a-z.:-]+$/i, 'must be an address to listen on, such as 127.0.0.1 or 0.0.0.0')
    .optional(),
  PAYLOAD_SECRET_PREVIOUS: previousSecrets,
  /** Set by `npm start` and `npm run build`. */
  NEXT_DIST_DIR: z
    .string()
    .regex(/^\.next[\w-]*$/, 'must begin with .next')
    .default('.next'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
    .default('info'),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL_MAX: wholeNumber(2, 500, 20),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(1000, 86_400_000, 15_000),
  DATABASE_HEALTH_TIMEOUT_MS: wholeNumber(500, 600_000, 1000),
  MEDIA_DIR: z.string().min(1, 'must be a folder').default('.data/media'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name: lower-case letters, digits, hyphens and dots')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be a URL, such as https://s3.eu-central-1.amazonaws.com' }).optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  RUN_JOBS: yesOrNo(true),
  STAGING: perhaps,
  METRICS_PORT: z.coerce.number(portRange).int(portRange).min(1, portRange).max(65_534, portRange).optional(),
  METRICS_HOST: z.string().min(1, 'must be an address to listen on, such as 127.0.0.1').default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'is too short: use at least 16 random characters, or unset it')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]+(?:,[^=,\s]+=[^,]+)*$/, 'must be comma-separated name=value pairs')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('hostfront'),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `must be one of ${samplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).optional(),
  OTEL_SDK_DISABLED: yesOrNo(false),
  TRUSTED_PROXY_COUNT: wholeNumber(0, 10, 0),
  DOMAIN_PROVIDER: z.enum(['simulated', 'rdap'], 'must be simulated or rdap').default('simulated'),
  VAT_PROVIDER: z.enum(['none', 'simulated', 'vies'], 'must be none, simulated or vies').default('none'),
  VIES_URL: z.url({ protocol: /^https?$/, error: 'must be a URL' }).default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  RATES_PROVIDER: z.enum(['none', 'ecb'], 'must be none or ecb').default('none'),
  RATES_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL' })
    .default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  RDAP_BOOTSTRAP_URL: z.url({ protocol: /^https$/, error: 'must begin with https://' }).default('https://data.iana.org/rdap/dns.json'),
  RDAP_DIR: z.string().min(1, 'must be a folder').default('.data/rdap'),
  SIMULATOR_SEED: z.string().default(''),
  SIMULATOR_MIN_DELAY_MS: wholeNumber(0, 60_000, 800),
  SIMULATOR_MAX_DELAY_MS: wholeNumber(0, 60_000, 1600),
  TRANSFER_PRICE_DELAY_MS: wholeNumber(0, 60_000, simulatedTransferDelays.priceLookup),
  TRANSFER_SUBMIT_DELAY_MS: wholeNumber(0, 60_000, simulatedTransferDelays.submission),
  PROVISIONING_PROVIDER: z.enum(['simulated', 'manual', 'http'], 'must be simulated, manual or http').optional(),
  PROVISIONING_URL: z.url({ protocol: /^https?$/, error: 'must be a URL, such as https://provisioner.example/jobs' }).optional(),
  PROVISIONING_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'must be whsec_ followed by at least 24 random bytes in base64: generate it with `echo whsec_$(openssl rand -base64 32)`',
    )
    .optional(),
  PROVISIONING_PRIVATE_NETWORK: yesOrNo(false),
  DNS_SERVERS: dnsServers,
  DNS_UPDATE_SERVER: updateServer,
  DNS_UPDATE_KEY: updateKey,
  DNS_NAMESERVERS: nameservers,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_\S{8,}$/, 'must be a Stripe secret key: sk_ or rk_ followed by at least 8 characters')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{8,}$/, 'must be the webhook signing secret: whsec_ followed by at least 8 characters')
    .optional(),
  STRIPE_API_URL: origin.optional(),
  SANDBOX_CARD: perhaps,
  RATE_LIMIT_READ: perMinute(3000),
  RATE_LIMIT_SEARCH: perMinute(600),
  RATE_LIMIT_QUOTE: perMinute(3000),
  RATE_LIMIT_CART: perMinute(1200),
  RATE_LIMIT_CHECKOUT: perMinute(600),
  RATE_LIMIT_FORMS: perMinute(60),
  RATE_LIMIT_LOGIN: perMinute(60),
  RATE_LIMIT_CMS: perMinute(240),
  RATE_LIMIT_NOT_FOUND: perMinute(120),
  RATE_LIMIT_PAGES: perMinute(600),
  RATE_LIMIT_IMAGES: perMinute(120),
  SHUTDOWN_DRAIN_MS: wholeNumber(0, 60_000, 0),
  SHARED_CACHE_PURGE_URL: addresses,
  REVALIDATE_SECRET: z.string().min(16, 'is too short: use at least 16 random characters, or unset it').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_DIR: z.string().min(1, 'must be a folder').default('.data/mail'),
  MAIL_FROM: sender.default('shop@localhost.localdomain'),
  SEED_ON_START: yesOrNo(true),
  SEED_ADMIN_PASSWORD: z.string().min(10, 'is too short: use at least 10 characters').optional(),
  SEED_DEMO_LOGINS: perhaps,
  SEED_DEMO_CONTENT: perhaps,
}

/** All settings. A test compares docker-compose.yml, .env.example and the documentation with this list. */
export const settingNames: readonly string[] = ['DATABASE_URL', 'PAYLOAD_SECRET', ...Object.keys(buildShape)]

const buildSchema = fitTogether(z.object({ ...buildShape, DATABASE_URL: databaseUrl.optional(), PAYLOAD_SECRET: secret.optional() }))
const runSchema = fitTogether(z.object({ ...buildShape, DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret }))

type BuildEnvironment = z.output<typeof buildSchema>
export type Environment = z.output<typeof runSchema>

type Source = Readonly<Record<string, string | undefined>>

/** Invalid environment; the message has one line per error, each with its fix. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/** An empty value counts as not set. */
const withoutEmpty = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))

const parse = <Output>(schema: z.ZodType<Output>, source: Source): Output => {
  const result = schema.safeParse(withoutEmpty(source))
  if (result.success) return result.data
  throw new EnvironmentError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
}

export const parseBuildEnvironment = (source: Source): BuildEnvironment => parse(buildSchema, source)

export const parseEnvironment = (source: Source): Environment => parse(runSchema, source)

const parsed = () => processState<{ building?: BuildEnvironment; running?: Environment }>('environment', () => ({}))

/** Environment without database and secret, for builds and for importing the configuration. */
export const buildEnvironment = (): BuildEnvironment => (parsed().building ??= parseBuildEnvironment(process.env))

/** Throws `EnvironmentError` if a setting is missing or invalid. */
export const environment = (): Environment => (parsed().running ??= parseEnvironment(process.env))

/**
 * Whether this process serves pages. The bundler inlines NEXT_RUNTIME into the server; the seed, migrations and the worker don't have it.
 */
export const isServing = (): boolean => process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build'

/** Signs internal revalidation requests; derived from PAYLOAD_SECRET unless set. */
export const revalidateSecret = (): string => {
  const { REVALIDATE_SECRET, PAYLOAD_SECRET } = environment()
  return REVALIDATE_SECRET ?? createHmac('sha256', PAYLOAD_SECRET).update('revalidate').digest('hex')
}
