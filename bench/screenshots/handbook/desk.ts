import type { APIRequestContext } from '@playwright/test'
import pg from 'pg'
import { demoLogins } from '../../../seed/demo-logins'

/** Fixed time for everything dated in a screenshot. */
const moment = '2027-02-01T09:00:00Z'

/** Renewal price of .org in the demo shop, then raised, with two digits swapped. */
const usualRenewal = 15.99
const changedRenewals = [17.99, 71.99]

const dated = ['pages', 'resources', 'extensions', 'coupons', 'media', 'header']

export const openScreen = async (request: APIRequestContext, origin: string, databaseUrl: string) => {
  const login = demoLogins.find((each) => each.collection === 'users' && each.role === 'marketing')
  const headers = { origin }
  await request.post('/api/users/login', { headers, data: { email: login?.email, password: login?.password } })
  const sql = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  const docs = async (query: string) =>
    ((await (await request.get(query, { headers })).json()) as { docs: readonly { id: string; renewal?: number }[] }).docs
  const find = async (collection: string, field: string, value: string): Promise<string> => {
    const [found] = await docs(`/api/${collection}?${new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' }).toString()}`)
    if (!found) throw new Error(`No ${collection} with ${field} ${value}`)
    return found.id
  }
  /** Lists and forms show when a document was changed. */
  const fixTimes = () => sql(dated.map((table) => `update ${table} set updated_at = '${moment}', created_at = '${moment}';`).join(' '))
  const save = (path: string, data: object) => request.patch(path, { headers, data })
  return {
    find,
    /** Removes four translations, as if an editor had added new questions. */
    untranslate: async (language: string) => {
      for (const { id } of await docs('/api/faqs?limit=4&depth=0&sort=key'))
        await save(`/api/faqs/${id}?locale=${language}&fallback-locale=none`, { question: '', _status: 'published' })
    },
    upload: async (name: string, buffer: Buffer) => {
      const found = await docs(`/api/media?where[filename][equals]=${name}&depth=0`)
      if (found[0]) return found[0].id
      const file = { name, mimeType: 'image/png', buffer }
      const made = await request.post('/api/media?locale=en', { headers, multipart: { _payload: '{"alt":"Our machine room"}', file } })
      await fixTimes()
      return ((await made.json()) as { doc: { id: string } }).doc.id
    },
    /** Restores the price, so that other screenshots don't show the mistake. */
    putBack: async (extension: string) => {
      await save(`/api/extensions/${await find('extensions', 'extension', extension)}`, { renewal: usualRenewal })
    },
    changedTwice: async (extension: string) => {
      const id = await find('extensions', 'extension', extension)
      for (const renewal of changedRenewals) await save(`/api/extensions/${id}`, { renewal })
      // one minute apart, in creation order
      const at = `timestamptz '${moment}' + interval '1 minute' * each.turn`
      const turns = 'select id, row_number() over (order by updated_at, id) as turn from _extensions_v'
      await sql(
        `update _extensions_v set updated_at = ${at}, created_at = ${at}, version_updated_at = ${at} from (${turns}) each where each.id = _extensions_v.id`,
      )
      return id
    },
    published: async () => {
      await save(`/api/pages/${await find('pages', 'path', '/about')}?locale=en`, { _status: 'published' })
      await sql(
        `update infra.live_checks set made_at = '${moment}', seen_at = timestamptz '${moment}' + interval '400 milliseconds', fault = null`,
      )
    },
    fixTimes,
  }
}

export type Screen = Awaited<ReturnType<typeof openScreen>>
