import { isSchemaError, isSenseless, describeError } from '@/lib/db/database-errors'
import { trace } from '@opentelemetry/api'
import { defaultLoggerOptions, type Config } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { requestId } from '@/lib/config/request-note'

/**
 * What Payload throws where somebody asked for what cannot be, as a rule: a filter that is no JSON, a word where the database has a number.
 * A table or column that is not there may be a migration that is missing.
 */
export const isReadersMistake = (fault: unknown): boolean =>
  fault instanceof SyntaxError || (isSenseless(fault, true) && !isSchemaError(fault))

/** Whatever carries one of these, at any of the usual depths, is not written down (R11). */
const secretNames = [
  'password',
  'token',
  'secret',
  'accessToken',
  'authorizationCode',
  'authCode',
  'authorization',
  'cookie',
  '["set-cookie"]',
]

const paths = secretNames.flatMap((name) => (name.startsWith('[') ? [`*${name}`, `*.*${name}`] : [name, `*.${name}`, `*.*.${name}`]))

// For what packages say by `console` (server/log-lines.mjs), which the server in front has to write without knowing us.
Object.assign(globalThis, { [Symbol.for('hostfront.describe-fault')]: describeError })

const mixin = (): object => {
  const id = requestId()
  const traced = trace.getActiveSpan()?.spanContext().traceId
  return { ...(id === undefined ? {} : { request: id }), ...(traced === undefined ? {} : { trace: traced }) }
}

/**
 * A disk that is full takes no line, and must not take the shop with it: pino's own way to the log holds the whole process until a line is
 * written. This one lets it go, and writes again when there is room.
 */
const lines = {
  write: (line: string): void => {
    if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined)
    process.stdout.write(line)
  },
}

/** One JSON line an event, secrets redacted; words in colour where somebody reads along in a terminal. */
export const logger: Exclude<NonNullable<Config['logger']>, 'sync'> & { readonly options: { readonly mixin: () => object } } = {
  options: {
    level: buildEnvironment().LOG_LEVEL,
    redact: { paths, censor: '[redacted]' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    mixin,
    // an error of the database carries the query and its values
    serializers: { err: describeError },
    hooks: {
      // its own message would stand beside it, with those very values
      logMethod(args, method) {
        const [first, ...words] = args as unknown[]
        const isBare = typeof first === 'object' && first !== null && 'err' in first && !('msg' in first) && words.length === 0
        if (isBare && isReadersMistake(first.err))
          this.info({ reason: describeError(first.err)['code'] ?? 'no JSON' }, 'A call of the CMS made no sense')
        else Reflect.apply(method, this, isBare ? [first, 'A call of the CMS failed'] : args)
      },
    },
  },
  destination: process.stdout.isTTY ? defaultLoggerOptions : lines,
}
