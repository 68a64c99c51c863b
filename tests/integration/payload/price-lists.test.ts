import { createLocalReq, handleEndpoints, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '@/payload/admin/price-lists/import-file'
import { priceLists, type PriceListName } from '@/payload/admin/price-lists/kinds'
import { writeFile } from '@/payload/admin/price-lists/entries'
import { bootPayload } from '../../support/payload'
import { createVisitors, type Visitor, type VisitorKind } from '../../support/visitors'

const { payload } = await bootPayload()

let visitors: Record<VisitorKind, Visitor>
let req: PayloadRequest
beforeAll(async () => {
  visitors = await createVisitors(payload)
  req = await createLocalReq(visitors.marketing ? { user: visitors.marketing } : {}, payload)
})

const exported = (name: PriceListName) => writeFile(req, priceLists[name])
const check = (name: PriceListName, text: string, fingerprint: string | null = null) => importFile(req, priceLists[name], text, fingerprint)
const extension = async (name: string) =>
  (await payload.find({ collection: 'extensions', where: { extension: { equals: name } }, limit: 1 })).docs[0]
const plan = async (key: string) => (await payload.find({ collection: 'services', where: { key: { equals: key } }, limit: 1 })).docs[0]

describe('an exported price list', () => {
  it('is complete: one line per price of each service', async () => {
    const { docs } = await payload.find({
      collection: 'services',
      where: { _status: { equals: 'published' } },
      pagination: false,
      depth: 0,
    })
    const lines = (await exported('plans')).trimEnd().split('\r\n')
    expect(lines[0]).toBe('\ufeffkey,name,period,price,setupFee,discountPercent')
    expect(lines.slice(1)).toHaveLength(docs.flatMap(({ prices }) => prices ?? []).length)
    const pro = await plan('shared-pro')
    for (const { period, basePrice } of pro?.prices ?? [])
      expect(lines.some((line) => line.startsWith(`shared-pro,${pro?.name},${period},${basePrice},`))).toBe(true)
  })

  it.each(Object.keys(priceLists) as PriceListName[])('%s: comes back unchanged', async (name) => {
    expect(await check(name, await exported(name))).toMatchObject({ changes: [], faults: [] })
  })

  it('contains no spreadsheet formula', async () => {
    const addon = (await payload.find({ collection: 'addons', limit: 1, sort: 'order' })).docs[0]
    await payload.update({ collection: 'addons', id: String(addon?.id), data: { name: '=HYPERLINK("https://evil.example")' } })
    expect(await exported('addons')).toContain(`"'=HYPERLINK(`)
    await payload.update({ collection: 'addons', id: String(addon?.id), data: { name: addon?.name ?? '' } })
  })
})

describe('a reviewed price list', () => {
  it('reports line, column and reason of every error, and changes nothing', async () => {
    const before = await extension('.com')
    const text = 'extension,price,renewal\n.com,abc,20\n.net,-3,\n.nowhere,1,1\n.com,1,1\n.org,12.999,30'
    const { faults, applied } = await check('extensions', text)
    expect(applied).toBe(false)
    expect(faults).toEqual([
      { line: 2, column: 'price', reason: '“abc” is not a number such as 12.99.' },
      { line: 3, column: 'renewal', reason: 'This cell is empty.' },
      { line: 4, column: 'extension', reason: '“.nowhere” is not in the catalogue.' },
      { line: 5, column: 'extension', reason: 'The same as line 2.' },
    ])
    const rules = await check('extensions', 'extension,price\n.net,-3\n.org,12.999\n.com,900000')
    expect(rules.faults).toEqual([
      { line: 2, column: 'price', reason: 'A price can’t be negative.' },
      { line: 3, column: 'price', reason: 'Please use at most two decimals, such as 12.99.' },
      { line: 4, column: 'originalPrice', reason: 'The list price can’t be lower than the price.' },
    ])
    expect(await extension('.com')).toEqual(before)
  })

  it.each([
    ['', 'The file is empty.'],
    ['extension,price\n', 'The file is empty.'],
    ['extension,price,colour\n.com,1,red', 'Unknown column.'],
    ['price\n1', 'This column is missing.'],
    ['extension,price\n.com', 'This line can’t be read. Check its quotation marks and number of cells.'],
    [`extension,price\n${'.com,1\n'.repeat(2_001)}`, 'The file is too large. The limit is 512 KB and 2,000 lines.'],
  ])('rejects %j with a message', async (text, reason) => {
    expect((await check('extensions', text)).faults.map((fault) => fault.reason)).toContain(reason)
  })

  it('accepts semicolons with decimal commas', async () => {
    const { changes, faults } = await check('extensions', '\ufeffextension;price\r\n.com;9,87\r\n')
    expect(faults).toEqual([])
    expect(changes).toMatchObject([{ line: 2, key: '.com', column: 'price', after: '9.87' }])
    expect((await check('extensions', 'extension,price\n.com,"9,87"')).faults[0]?.reason).toBe('“9,87” is not a number such as 12.99.')
  })

  it('reports in the editor’s language', async () => {
    const spanish = { ...req, i18n: { ...req.i18n, language: 'es' as const } } as PayloadRequest
    const { faults } = await importFile(spanish, priceLists.extensions, 'extension,price\n.com,-3', null)
    expect(faults[0]?.reason).toBe('Un precio no puede ser negativo.')
  })
})

describe('an applied price list', () => {
  it('shows before and after, and is applied as shown, by its author', async () => {
    const text = 'key,period,price,discountPercent\nshared-pro,monthly,10.5,12.5'
    const shown = await check('plans', text)
    const before = (await plan('shared-pro'))?.prices?.find(({ period }) => period === 'monthly')
    expect(shown.changes).toContainEqual({
      line: 2,
      key: 'shared-pro',
      period: 'monthly',
      column: 'price',
      before: String(before?.basePrice),
      after: '10.5',
    })
    expect((await check('plans', text, shown.fingerprint)).applied).toBe(true)
    const after = await plan('shared-pro')
    expect(after?.prices?.find(({ period }) => period === 'monthly')).toMatchObject({ id: before?.id, basePrice: 10.5, discount: 0.125 })
    expect(after).toMatchObject({ _status: 'published', changedBy: 'marketing@visitors.test' })
  })

  it('is not applied when the catalogue changed in between', async () => {
    const text = 'extension,renewal\n.com,21\n.net,22'
    const shown = await check('extensions', text)
    const com = await extension('.com')
    await payload.update({ collection: 'extensions', id: String(com?.id), data: { renewal: 23 } })
    const late = await check('extensions', text, shown.fingerprint)
    expect(late).toMatchObject({
      applied: false,
      faults: [{ reason: 'The catalogue has changed since this file was checked: please check it again.' }],
    })
    expect((await extension('.net'))?.renewal).not.toBe(22)
  })

  it('is not applied when one of its lines is rejected', async () => {
    const text = 'extension,price\n.net,1\n.org,-1'
    const { fingerprint } = await check('extensions', text)
    const net = await extension('.net')
    expect(await check('extensions', text, fingerprint)).toMatchObject({ applied: false, faults: [{ line: 3 }] })
    expect((await extension('.net'))?.price).toBe(net?.price)
  })

  it('does not publish an existing draft', async () => {
    const basic = await plan('shared-basic')
    await payload.update({ collection: 'services', id: String(basic?.id), data: { name: 'Not yet', _status: 'draft' }, draft: true })
    const { faults } = await check('plans', 'key,period,price\nshared-basic,monthly,3.21')
    expect(faults).toMatchObject([{ line: 2, reason: 'This has an unpublished draft. Publish or discard it first.' }])
  })
})

describe('access to price lists', () => {
  const call = (method: string, path: string, body?: string) => {
    const headers = { 'content-type': 'application/json', ...(body === undefined ? {} : { 'content-length': String(body.length) }) }
    const request = new Request(`http://localhost:3000/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
    return handleEndpoints({ config: payload.config, request, path: `/api${path}` })
  }
  it.each([
    ['GET', undefined],
    ['POST', JSON.stringify({ text: 'extension,price\n.com,0', fingerprint: null })],
  ])('answers %s of a visitor with 401', async (method, body) => {
    expect((await call(method, '/price-lists/extensions', body)).status).toBe(401)
  })
})
