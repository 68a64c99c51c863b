import type { IncomingMessage, ServerResponse } from 'node:http'

/** Why the server in front refuses a request by itself, as one of the API's errors. */
export type RequestError = 'body-too-large' | 'invalid-request'

interface FrontAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * What the shop hands to the server in front of it, and hears from it (`server/`, ADR 041). The server stands outside Next's build, so
 * both leave what the other needs where the whole process can find it.
 */
export interface ShopInFront {
  /** Answers a request that is for one of its calls, or refuses it, or lets it go on later; says whether it has taken it. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean
  /** Writes an old address that an editor has sent elsewhere as Next knows it (R27); says whether a request asks for one. */
  readonly followOldAddress: (request: IncomingMessage) => boolean
  /** What is shown has changed. */
  readonly contentChanged: () => void
  /** Whether everybody sees the same at an address: a page, which may be kept. */
  readonly keepsPage: (pathname: string) => boolean
  /** The Content-Security-Policy of a kept page, by the hashes of its own inline scripts. */
  readonly pagePolicy: (scriptHashes: readonly string[]) => string
  /** `Cache-Control` as caches between the shop and a visitor may have it. */
  readonly sharedCaching: (cacheControl: string) => string
  /** Headers of every kept page for the caches in front, names and values by turns: what they may do, and by which tag they are told to forget. */
  readonly cdnHeaders: readonly string[]
  /** Of every answer that says nothing else, names and values by turns. */
  readonly securityHeaders: readonly string[]
  /** What is said while the database is away; nothing when it is there. */
  readonly outageOf: (url: string, acceptLanguage: string | undefined) => Promise<FrontAnswer | undefined>
  /** The error in the visitor's language. */
  readonly refusalOf: (fault: RequestError, acceptLanguage: string | undefined) => Promise<FrontAnswer>
  /** The largest body anybody may send. */
  readonly maximumBodyBytes: number
  /** The largest body this request may have: staff with a valid session upload pictures and import files. */
  readonly maximumBytesOf: (request: IncomingMessage) => Promise<number>
  /** Notes how long an answer takes, and what it is; called when its request comes. */
  readonly measure: (request: IncomingMessage, response: ServerResponse) => void
  /** Where traces are sent (ADR 049): measures, and does the work for a request as one. */
  readonly follow: ((request: IncomingMessage, response: ServerResponse, id: string, work: () => void) => void) | undefined
  /** By which Next's part of the work joins in. */
  readonly traceHeaders: (() => Readonly<Record<string, string>>) | undefined
  /** What the shop still keeps is handed on before the process ends. */
  readonly farewell: () => Promise<void>
  /** A page was answered from its bytes, or drawn. */
  readonly countPage: (cache: 'hit' | 'miss') => void
  /** Reads what the first calls need of the code and the catalogue, so that no visitor waits for it. */
  readonly warmUp: () => Promise<unknown>
  /** Where most visits begin. */
  readonly firstPage: string
  /** Whether this shop is a copy, which search engines are kept out of. */
  readonly isHeld: () => boolean
}

/** The pages this process keeps as bytes. */
export interface CachedPages {
  /** What is shown has changed: each page is asked for anew. Until what was being drawn just then has ended, if anything was. */
  readonly outdate: () => Promise<unknown> | undefined
  /** Draws these pages one after another, with pauses, where they are not there as they are now: until the next publish at the latest. */
  readonly drawAhead: (paths: readonly string[]) => Promise<void>
  readonly size: () => { readonly pages: number; readonly bytes: number }
}

export const handOver = (shop: ShopInFront): void => {
  Object.assign(globalThis, { [Symbol.for('hostfront.shop-in-front')]: shop })
}

/** Nothing in a process without visitors, and in development. */
export const cachedPages = (): CachedPages | undefined => Reflect.get(globalThis, Symbol.for('hostfront.kept-pages'))

/** Where the server in front left the word it writes into `X-Own-Machine`. */
const ownMachineKey = Symbol.for('hostfront.own-machine')

/**
 * Whether a program on this very machine asks, as the connection says (ADR 022): what a setting or a header claims opens nothing.
 * Where no server of ours stands in front, nobody does.
 */
export const isFromOwnMachine = (headers: Headers): boolean => {
  const word: unknown = Reflect.get(globalThis, ownMachineKey)
  return typeof word === 'string' && headers.get('x-own-machine') === word
}
