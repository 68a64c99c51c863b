import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawRequest } from '../../support/border/draw-request'
import type { Who } from '../../support/border/drawn'
import { faultOf } from '../../support/border/judge'
import { fieldNames, type Configured, type ContractDocument, type Kept, type Shapes } from '../../support/border/shapes'
import { Random } from '../../support/engine/random'
import { bootPayload } from '../../support/payload'
import { createAccounts } from '../accounts/account-shop'
import type { Api } from './api-client'
import { hostingItem } from './requests'

/** A short run of `npm run bench -- fuzz` without the network; longer with `FUZZ_REQUESTS=20000 FUZZ_SEED=7`. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 800)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)

type Cookies = Readonly<Record<string, string>>

let payload: Payload
let api: Api
let cookies: Readonly<Record<Who, Cookies>>
let shapes: Shapes

const keptBy = async (configured: Configured, path: string): Promise<Kept> => {
  const { body } = await api('GET', `${path}?limit=2&depth=0`, { cookies: cookies.editor })
  const documents = Array.isArray(body?.['docs']) ? (body['docs'] as Kept['documents']) : body ? [body] : []
  return { ...fieldNames(configured), documents }
}

beforeAll(async () => {
  ;({ payload } = await bootPayload())
  const accounts = createAccounts(payload)
  api = accounts.api
  const login = { email: 'editor@staff.test', password: 'a-long-test-password' }
  await payload.create({ collection: 'users', data: { ...login, name: 'Editor', role: 'marketing' } })
  const customer = await accounts.signUp('flood@example.com')
  const cart = (await api('POST', '/cart/items', { body: hostingItem })).cookies
  cookies = { stranger: cart, customer, editor: (await api('POST', '/users/login', { body: login })).cookies }
  const { collections, globals } = payload.config
  shapes = {
    contract: JSON.parse((await api('GET', '/openapi.json')).text) as ContractDocument,
    collections: await Promise.all(collections.map((each) => keptBy(each, `/${each.slug}`))),
    globals: await Promise.all(globals.map((each) => keptBy(each, `/globals/${each.slug}`))),
  }
})

const lanes = [0, 1, 2, 3] as const

describe('fuzzing', () => {
  it(
    `causes no server error (${requests} requests of a visitor, a customer and an editor)`,
    async () => {
      const faults: string[] = []
      const statuses = new Map<number, number>()
      const lane = async (number: number) => {
        const random = new Random(seed * lanes.length + number)
        for (let sent = 0; sent < requests / lanes.length; sent += 1) {
          const { who, method, path, headers = {}, body } = drawRequest(random, shapes, false)
          // would end this client's own session
          if (/logout|sessions|password/.test(path)) continue
          const answer = await api(method, path.slice('/api'.length), {
            headers,
            cookies: cookies[who],
            ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { text: body }),
          })
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          const fault = faultOf(answer)
          if (fault !== null) faults.push(`${who} ${method} ${path} ${body ?? ''} -> ${fault} ${answer.text.slice(0, 300)}`)
        }
      }
      await Promise.all(lanes.map(lane))
      expect(faults).toEqual([])
      // Nearly all 400, or none, would prove nothing.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 10)
      expect(statuses.get(400) ?? 0).toBeGreaterThan(requests / 10)
    },
    30 * 60_000,
  )
})
