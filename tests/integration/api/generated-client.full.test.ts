import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import createClient from 'openapi-fetch'
import { handleEndpoints, type Payload } from 'payload'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { guarded } from '@/payload/http/guard-request'
import { bootPayload } from '../../support/payload'
import { createApi } from './api-client'

const root = path.resolve(import.meta.dirname, '../../..')
/** The full lane installs the packages of bench. */
const ofBench = createRequire(path.join(root, 'bench', 'package.json'))

interface Generator {
  readonly default: (document: string) => Promise<unknown>
  readonly astToString: (tree: unknown) => string
}
const folder = path.join(root, '.data', 'generated-client')
const file = (name: string) => path.join(folder, name)

/** Code an integrator would write: a quote, then an order, then its status. */
const program = `import type { Client } from 'openapi-fetch'
import type { paths } from './schema.js'

export const buy = async (client: Client<paths>, key: string) => {
  const cart = { currency: 'EUR', items: [{ type: 'hosting' as const, id: 'shared-basic', billing: 'yearly' as const }] }
  const quote = await client.POST('/api/pricing/quote', { body: cart })
  if (quote.error) throw new Error(quote.error.error.code)
  const order = (expectedTotal: number) =>
    client.POST('/api/checkout', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        contact: { email: 'ada@example.com', name: 'Ada Lovelace' },
        billingAddress: { line1: '12 St James Square', city: 'London', postalCode: 'SW1Y 4JH', country: 'GB' },
        paymentMethod: 'offline',
        acceptTerms: true,
        expectedTotal,
        expectedCurrency: 'EUR',
        cart,
      },
    })
  const stale = await order(quote.data.breakdown.total + 1)
  const fresh = stale.error && 'quote' in stale.error ? stale.error.quote.breakdown.total : null
  if (fresh === null) throw new Error('no new quote')
  const placed = await order(fresh)
  if (placed.error) throw new Error(placed.error.error.code)
  const { orderNumber, accessToken } = placed.data
  const state = await client.GET('/api/placed-orders/{orderNumber}', {
    params: { path: { orderNumber } },
    headers: { 'X-Order-Token': accessToken },
  })
  const coupons = await client.GET('/api/coupons', { params: { query: { limit: 1 } } })
  return { code: stale.error?.error.code, total: fresh, state: state.data?.status, forbidden: coupons.error?.error.code }
}
`

let payload: Payload
let document: Record<string, unknown>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  document = (await createApi(payload)('GET', '/openapi.json')).body ?? {}
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file('openapi.json'), JSON.stringify(document))
})

describe('a client generated from the OpenAPI document', () => {
  it('K19: compiles, quotes and orders', async () => {
    const generator = (await import(pathToFileURL(ofBench.resolve('openapi-typescript')).href)) as Generator
    fs.writeFileSync(file('schema.d.ts'), generator.astToString(await generator.default(JSON.stringify(document))))
    fs.writeFileSync(file('buy.ts'), program)
    const options = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    }
    const faults = ts.getPreEmitDiagnostics(ts.createProgram([file('buy.ts')], options))
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
    const { buy } = (await import(pathToFileURL(file('buy.ts')).href)) as { buy: (client: unknown, key: string) => Promise<unknown> }
    const fetch = (request: Request) => guarded((each) => handleEndpoints({ config: payload.config, request: each }))(request)
    const bought = await buy(createClient({ baseUrl: 'http://localhost:3000', fetch }), 'generated-client')
    expect(bought).toEqual({ code: 'quote-changed', total: expect.any(Number) as number, state: 'pending', forbidden: 'not-signed-in' })
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
