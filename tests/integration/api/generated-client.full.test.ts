import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import createClient from 'openapi-fetch'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { guarded } from '@/payload/http/handlers'
import { packageFile } from '../../../scripts/lib/process.mjs'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'
import { openapiFetchProgram, heyApiProgram } from './generated-programs'

const root = path.resolve(import.meta.dirname, '../../..')
/** The full lane installs the packages of bench. */
const ofBench = createRequire(path.join(root, 'bench', 'package.json'))
const load = async <Module>(entry: string): Promise<Module> => (await import(pathToFileURL(entry).href)) as Module
/** An ES module, which `require.resolve` does not find. */
const heyApi = () => path.join(path.dirname(ofBench.resolve('@hey-api/openapi-ts/package.json')), 'dist', 'index.mjs')

const folder = path.join(root, '.data', 'generated-client')
const file = (name: string) => path.join(folder, name)

interface Bought {
  readonly code: string
  readonly orderNumber: string
  readonly state: string
}

interface Managed {
  readonly refunded: number
  readonly price: number
  readonly forbidden: string
}

/** What both programs export. */
interface Program {
  readonly buy: (client: unknown, key: string) => Promise<Bought>
  readonly manage: (client: unknown, orderNumber: string, price: number) => Promise<Managed>
}

interface OpenedProgram extends Program {
  /** A client with an API key, or without one. */
  readonly clientWith: (key?: string) => unknown
}

let payload: Payload
let api: Api
let document: Record<string, unknown>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  document = (await api('GET', '/openapi.json')).body ?? {}
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file('openapi.json'), JSON.stringify(document))
})

const baseUrl = 'http://localhost:3000'

/** The shop's own router in this process; everything but the socket. */
const fetchInProcess = (request: Request): Promise<Response> =>
  guarded((each) => handleEndpoints({ config: payload.config, request: each }))(request)

/** What `tsc` says about a program, in strict mode. */
const typeFaults = async (name: string): Promise<string> => {
  const compilerOptions = { strict: true, noEmit: true, target: 'es2022', module: 'esnext', moduleResolution: 'bundler', types: [] }
  fs.writeFileSync(file('tsconfig.json'), JSON.stringify({ compilerOptions, files: [name] }))
  const run = promisify(execFile)(process.execPath, [packageFile('typescript-native', 'bin', 'tsc'), '-p', folder])
  return (await run.catch((failed: { stdout: string; stderr: string }) => failed)).stdout
}

const generators: Readonly<Record<string, () => Promise<OpenedProgram>>> = {
  'openapi-typescript': async () => {
    const generator = await load<{ default: (document: string) => Promise<unknown>; astToString: (tree: unknown) => string }>(
      ofBench.resolve('openapi-typescript'),
    )
    fs.writeFileSync(file('schema.d.ts'), generator.astToString(await generator.default(JSON.stringify(document))))
    fs.writeFileSync(file('with-openapi-fetch.ts'), openapiFetchProgram)
    expect(await typeFaults('with-openapi-fetch.ts')).toBe('')
    const program = (await import(pathToFileURL(file('with-openapi-fetch.ts')).href)) as Program
    const clientWith = (key?: string) =>
      createClient({ baseUrl, fetch: fetchInProcess, ...(key && { headers: { Authorization: `Bearer ${key}` } }) })
    return { ...program, clientWith }
  },
  '@hey-api/openapi-ts': async () => {
    const generator = await load<{ createClient: (options: object) => Promise<unknown> }>(heyApi())
    await generator.createClient({
      input: file('openapi.json'),
      output: file('sdk'),
      plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
      logs: { level: 'silent' },
    })
    fs.writeFileSync(file('with-sdk.ts'), heyApiProgram)
    expect(await typeFaults('with-sdk.ts')).toBe('')
    const program = (await import(pathToFileURL(file('with-sdk.ts')).href)) as Program & {
      readonly open: (baseUrl: string, fetch: unknown, key?: string) => unknown
    }
    return { ...program, clientWith: (key) => program.open(baseUrl, fetchInProcess, key) }
  },
}

/** A key that may see and refund orders and change prices, and nothing else. */
const makeKey = async (email: string): Promise<string> => {
  const login = { email, password: 'a-long-test-password' }
  await payload.create({ collection: 'users', data: { ...login, name: 'Programs', role: 'admin' } })
  const { cookies } = await api('POST', '/users/login', { body: login })
  const scopes = ['orders:read', 'orders:write', 'catalog:read', 'catalog:write']
  const { body } = await api('POST', '/api-keys', { cookies, body: { name: 'Programs', scopes } })
  return (body?.['doc'] as { readonly key: string }).key
}

const monthlyPrice = async (): Promise<unknown> => {
  const { body } = await api('GET', '/catalog/services?currency=USD')
  const services = body?.['services'] as { readonly id: string; readonly pricing: Record<string, { readonly price: number }> }[]
  return services.find(({ id }) => id === 'shared-basic')?.pricing['monthly']?.price
}

describe('clients generated from the OpenAPI document', () => {
  it.each([
    ['openapi-typescript', 6.49],
    ['@hey-api/openapi-ts', 6.79],
  ])('K26: %s makes one that compiles, buys, refunds and changes a price', { timeout: 120_000 }, async (name, price) => {
    const program = await generators[name]?.()
    if (!program) throw new Error(`No generator ${name}`)
    const { code, orderNumber, state } = await program.buy(program.clientWith(), `generated-${price}`)
    expect({ code, state }).toEqual({ code: 'quote-changed', state: 'pending' })
    const { id } = await findOrder(payload, orderNumber)
    await payload.update({ collection: 'orders', id, data: { status: 'paid' } })

    const managed = await program.manage(program.clientWith(await makeKey(`programs-${price}@staff.test`)), orderNumber, price)
    expect(managed).toEqual({ refunded: 1.5, price, forbidden: 'forbidden' })
    const { docs } = await payload.find({ collection: 'refunds', where: { order: { equals: id } }, depth: 0 })
    expect(docs).toMatchObject([{ amount: 150 }])
    await expect.poll(monthlyPrice).toBe(price)
    await expect(program.manage(program.clientWith(), orderNumber, price)).rejects.toThrow('not-signed-in')
  })

  it('K19: redocly finds no error in the document', async () => {
    const command = path.join(path.dirname(ofBench.resolve('@redocly/cli/package.json')), 'bin', 'cli.js')
    const run = await promisify(execFile)(
      process.execPath,
      [command, 'lint', '--extends', 'recommended', '--format', 'json', file('openapi.json')],
      {
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        maxBuffer: 50_000_000,
      },
    ).catch((failed: { stdout: string; stderr: string }) => failed)
    const { problems, totals } = JSON.parse(run.stdout) as { totals: { errors: number }; problems: { severity: string; message: string }[] }
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([])
    expect(totals.errors).toBe(0)
  })
})
