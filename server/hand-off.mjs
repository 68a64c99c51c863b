// State shared within a process by this server and Next's build, which is bundled separately (src/lib/config/process-state.ts).
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const key = Symbol.for('hostfront')

/** @type {import('../src/lib/config/process-state.ts').HandOff} */
export const handOff = Reflect.get(globalThis, key) ?? {}
Object.assign(globalThis, { [key]: handOff })

/** Set by src/instrumentation.ts; undefined before Next has started and in development. */
export const shopInFront = () => handOff.shop

/**
 * Request id for log lines and for visitors to quote to support.
 * @type {AsyncLocalStorage<string>}
 */
export const requestIds = new AsyncLocalStorage()
handOff.requestIds = requestIds

/** Format accepted from a trusted proxy; anything else could inject text into the log. */
const form = /^[\w.:-]{8,64}$/

/**
 * Request id from a trusted proxy, or else a new one; client-supplied ids are ignored.
 * @param {string | string[] | undefined} given @param {number} proxies
 */
export const requestIdOf = (given, proxies) => (proxies > 0 && typeof given === 'string' && form.test(given) ? given : randomUUID())

/**
 * Scripts can't read response headers, except `Server-Timing`, from which an error page displays the id.
 * @param {string} id @param {string | undefined} url
 * @returns {string[]} names and values alternating
 */
export const requestIdHeaders = (id, url) => [
  'X-Request-Id',
  id,
  ...(url?.startsWith('/_next/') ? [] : ['Server-Timing', `request;desc="${id}"`]),
]
