import { z } from 'zod'
// Relative imports, because Next loads this file with its configuration, where aliases don't resolve.
import { parseHostName, nameserverLimits } from '../../core/dns/hosts'

// Zod schemas for environment values; each message explains the fix.

export const wholeNumber = (least: number, most: number, fallback: number) =>
  z.coerce
    .number(`must be a whole number from ${least} to ${most}`)
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be a whole number from ${least} to ${most}`)
    .max(most, `must be a whole number from ${least} to ${most}`)
    .default(fallback)

export const yesOrNo = (fallback: boolean) =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true')

/** Also accepts `Shop <desk@shop.example>`; the display name comes from the site settings. */
export const sender = z
  .string()
  .transform((value) => /^[^<>]*<([^<>\s]+)>$/.exec(value.trim())?.[1] ?? value.trim())
  .pipe(z.email('must be an email address, such as desk@shop.example'))

/** `undefined` if not set, in which case the default depends on SITE_URL. */
export const perhaps = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
  .optional()

/** Requests per minute and address; 0 disables the limit. */
export const perMinute = (fallback: number) => wholeNumber(0, 1_000_000, fallback)

export const databaseUrl = z
  .string('is missing: set it to your Postgres URL, such as postgresql://user:password@localhost:5432/hostfront')
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgresql://, such as postgresql://user:password@localhost:5432/hostfront')

export const secret = z
  .string('is missing: set it to at least 32 random characters, such as the output of `openssl rand -hex 32`')
  .min(32, 'is too short: use at least 32 random characters, such as the output of `openssl rand -hex 32`')

const separatedByCommas = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  )

/** Comma-separated purge URLs of caches in front of the shop. */
export const addresses = separatedByCommas.refine(
  (list) => list.every((each) => URL.canParse(each) && new URL(each).protocol === 'http:'),
  'must be comma-separated URLs, such as http://front:6081',
)

/** Comma-separated; still accepted for verifying and decrypting. */
export const previousSecrets = separatedByCommas.refine(
  (list) => list.every((each) => each.length >= 32),
  'must be the comma-separated previous secrets, each at least 32 characters long',
)

export const origin = z
  .url({ protocol: /^https?$/, error: 'must be a URL, such as https://shop.example.com' })
  .transform((value) => value.replace(/\/+$/, ''))
  .refine((value) => new URL(value).origin === value, 'must be a URL without a path, such as https://shop.example.com')

const dnsServer = /^(?:\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?|[0-9a-f:]+|\[[0-9a-f:]+\](?::\d{1,5})?)$/i

/** Comma-separated; empty uses the system resolver. */
export const dnsServers = separatedByCommas.refine(
  (list) => list.every((each) => dnsServer.test(each)),
  'must be comma-separated addresses, such as 9.9.9.9,1.1.1.1:53',
)

/** Nameservers to which customers' domains are delegated. */
export const nameservers = separatedByCommas
  .transform((list) => list.map((name) => parseHostName(name)))
  .pipe(
    z
      .array(z.string('must be comma-separated host names, such as ns1.example.net,ns2.example.net'))
      .refine(
        (list) => list.length === 0 || (list.length >= nameserverLimits.least && list.length <= nameserverLimits.most),
        `must be ${nameserverLimits.least} to ${nameserverLimits.most} host names, such as ns1.example.net,ns2.example.net`,
      ),
  )

const serverPattern = /^(?:\[([0-9a-f:]+)\]|([0-9a-z.-]+))(?::(\d{1,5}))?$/i

/** Primary server for dynamic updates; the port defaults to 53. */
export const updateServer = z
  .string()
  .regex(serverPattern, 'must be an address, such as 10.0.0.5 or ns-primary.internal:5353')
  .transform((value) => {
    const [, six, host = six ?? '', port = '53'] = serverPattern.exec(value) ?? []
    return { host, port: Number(port) }
  })
  .refine(({ port }) => port >= 1 && port <= 65_535, 'must have a port from 1 to 65535')
  .optional()

const keyPattern = /^(hmac-sha256|hmac-sha384|hmac-sha512):([0-9a-z._-]+):([A-Za-z0-9+/]{22,}={0,2})$/

/** TSIG key in `nsupdate -y` format, as written by `tsig-keygen`. */
export const updateKey = z
  .string()
  .regex(keyPattern, 'must be algorithm:name:secret with a base64 secret, such as hmac-sha256:shop:…; generate a key with tsig-keygen')
  .transform((value) => {
    const [, algorithm, name = '', secret = ''] = keyPattern.exec(value) ?? []
    return { algorithm: algorithm as 'hmac-sha256' | 'hmac-sha384' | 'hmac-sha512', name, secret: Buffer.from(secret, 'base64') }
  })
  .optional()

/** OTLP endpoint. */
export const collector = z.url({ protocol: /^https?$/, error: 'must be the URL of a collector, such as http://127.0.0.1:4318' }).optional()

/** Sampler names as defined by OpenTelemetry. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export const share = 'must be a number from 0 to 1, such as 0.1'
