import type { IncomingMessage, ServerResponse } from 'node:http'

/** API error codes that the custom server itself can return. */
export type RequestError = 'body-too-large' | 'invalid-request'

interface FrontAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Interface between the shop and the custom server (`server/`, ADR 011). The server is outside Next's build, so both sides use `globalThis`
 * to exchange it.
 */
export interface ShopInFront {
  /** Handles API calls that it owns, or rejects them; returns whether it took the request. `goOn` continues to Next. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean
  /** Rewrites the URL of a redirected old address to the form that Next routes (R27); true if there is such a redirect. */
  readonly followOldAddress: (request: IncomingMessage) => boolean
  /** Called after a publish. */
  readonly contentChanged: () => void
  /** Whether a path is a cacheable page, identical for all visitors. */
  readonly keepsPage: (pathname: string) => boolean
  /** CSP for a cached page, from the hashes of its inline scripts. */
  readonly pagePolicy: (scriptHashes: readonly string[]) => string
  /** Rewrites `Cache-Control` for shared caches. */
  readonly sharedCaching: (cacheControl: string) => string
  /** Headers of cached pages for CDNs, names and values alternating: cache policy and purge tag. */
  readonly cdnHeaders: readonly string[]
  /** Default response headers, names and values alternating. */
  readonly securityHeaders: readonly string[]
  /** Response during a database outage; undefined if there is none. */
  readonly outageOf: (url: string, acceptLanguage: string | undefined) => Promise<FrontAnswer | undefined>
  readonly refusalOf: (fault: RequestError, acceptLanguage: string | undefined) => Promise<FrontAnswer>
  /** Default limit. */
  readonly maximumBodyBytes: number
  /** Limit for this request, since staff with a valid session may upload images and import files. */
  readonly maximumBytesOf: (request: IncomingMessage) => Promise<number>
  /** Records the duration and kind of a response; call it at the start of the request. */
  readonly measure: (request: IncomingMessage, response: ServerResponse) => void
  /** Measures a request and runs it in a trace, if traces are exported (ADR 024). */
  readonly follow: ((request: IncomingMessage, response: ServerResponse, id: string, work: () => void) => void) | undefined
  /** Headers that propagate the trace to Next. */
  readonly traceHeaders: (() => Readonly<Record<string, string>>) | undefined
  /** Takes no more jobs. Resolves once those in progress are finished or handed back to the queue. */
  readonly stopWorker: () => Promise<void>
  /** Flushes pending data before the process exits. */
  readonly shutdown: () => Promise<void>
  readonly countPage: (cache: 'hit' | 'miss') => void
  readonly warmUp: () => Promise<unknown>
  /** Most visited landing page. */
  readonly firstPage: string
  /** Whether the shop is in staging mode, in which search engines may not index it. */
  readonly isStaging: () => boolean
}

/** This process's page cache. */
interface CachedPages {
  /** This process's Next server, since its port may belong to another process during a takeover. */
  readonly socketPath: string
  /** Marks all pages stale. Resolves when the requests that Next is working on are done; undefined if there are none. */
  readonly outdate: () => Promise<unknown> | undefined
  /** Renders stale pages one by one, with pauses, until the next publish. */
  readonly prerender: (paths: readonly string[]) => Promise<void>
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

/** Everything that the custom server and the shop's bundles share within a process. */
export interface HandOff {
  shop?: ShopInFront
  pages?: CachedPages
  /** Value of `X-Own-Machine`. */
  localRequestToken?: string
  requestIds?: { readonly getStore: () => string | undefined }
  /** For console output from packages, which the custom server logs. */
  describeError?: (error: unknown) => object
  /** See `processState`. */
  states?: Map<string, unknown>
}

const key = Symbol.for('hostfront')

const shared = globalThis as { [key]?: HandOff }

export const handOff = (): HandOff => (shared[key] ??= {})

export const handOver = (shop: ShopInFront): void => {
  handOff().shop = shop
}

/** `undefined` in processes without visitors and in development. */
export const cachedPages = (): CachedPages | undefined => handOff().pages

/**
 * Whether the request comes from a program on this machine. Judged by the connection (ADR 015), since settings and headers can be forged.
 * Always false without the custom server.
 */
export const isLocalRequest = (headers: Headers): boolean => {
  const { localRequestToken } = handOff()
  return localRequestToken !== undefined && headers.get('x-own-machine') === localRequestToken
}

/** Request id in logs and responses; undefined outside a request, such as in the worker. */
export const requestId = (): string | undefined => handOff().requestIds?.getStore()

/**
 * Process-wide state. Next bundles a module several times, so a module variable would exist once per bundle.
 * @param name unique within the shop
 * @param create called once per process, and again after `resetProcessState`
 */
export const processState = <State>(name: string, create: () => State): State => {
  const states = (handOff().states ??= new Map())
  if (!states.has(name)) states.set(name, create())
  return states.get(name) as State
}

/** For tests that start several shops in one process. */
export const resetProcessState = (): void => handOff().states?.clear()

/** State that belongs to an object, such as a Payload instance; created on first use and discarded with the object. */
export const perInstance = <Owner extends object, State>(create: (owner: Owner) => State): ((owner: Owner) => State) => {
  const states = new WeakMap<Owner, { readonly state: State }>()
  return (owner) => {
    const known = states.get(owner)
    if (known) return known.state
    const state = create(owner)
    states.set(owner, { state })
    return state
  }
}
