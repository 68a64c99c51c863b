import { isSchemaError, isInvalidValue, describeError } from '@/lib/db/database-errors'
import { trace } from '@opentelemetry/api'
import { defaultLoggerOptions, type Config } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { handOff, requestId } from '@/lib/config/process-state'

/**
 * Errors usually caused by a bad request: invalid JSON in a filter, text for a numeric column. A missing table or column may instead be a
 * missing migration.
 */
export const isReadersMistake = (fault: unknown): boolean =>
  fault instanceof SyntaxError || (isInvalidValue(fault, true) && !isSchemaError(fault))

/** Redacted at any of the usual depths (R11). */
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

handOff().describeError = describeError

const mixin = (): object => {
  const id = requestId()
  const traced = trace.getActiveSpan()?.spanContext().traceId
  return { ...(id === undefined ? {} : { request: id }), ...(traced === undefined ? {} : { trace: traced }) }
}

/**
 * A full disk must not stop the shop: pino's own destination blocks the process until a line is written. This one drops lines until there
 * is space.
 */
const lines = {
  write: (line: string): void => {
    if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined)
    process.stdout.write(line)
  },
}

/** One JSON line per event with secrets redacted; coloured text in a terminal. */
export const logger: Exclude<NonNullable<Config['logger']>, 'sync'> & { readonly options: { readonly mixin: () => object } } = {
  options: {
    level: buildEnvironment().LOG_LEVEL,
    redact: { paths, censor: '[redacted]' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    mixin,
    // Database errors contain the query and its values.
    serializers: { err: describeError },
    hooks: {
      // pino would add the error's own message, which contains those values.
      logMethod(args, method) {
        const [first, ...words] = args as unknown[]
        const isBare = typeof first === 'object' && first !== null && 'err' in first && !('msg' in first) && words.length === 0
        if (isBare && isReadersMistake(first.err))
          this.info({ reason: describeError(first.err)['code'] ?? 'invalid JSON' }, 'Invalid CMS request')
        else Reflect.apply(method, this, isBare ? [first, 'CMS request failed'] : args)
      },
    },
  },
  destination: process.stdout.isTTY ? defaultLoggerOptions : lines,
}
