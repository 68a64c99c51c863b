import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createVisitors, type Visitor, type VisitorKind } from '../../support/visitors'

const { payload } = await bootPayload()

let visitors: Record<VisitorKind, Visitor>
beforeAll(async () => {
  visitors = await createVisitors(payload)
})

/** Ignores times, authors and row ids, which belong to the version. */
const content = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, each: unknown) =>
      ['id', 'createdAt', 'updatedAt', 'changedBy'].includes(name) || each === null ? undefined : each,
    ),
  )

const oldestFirst = { sort: 'updatedAt', depth: 0, locale: 'all' } as const

describe('the first change of a document older than versioning', () => {
  it.each([
    ['site-settings', { brandName: 'Renamed' }],
    ['pricing-settings', { wildcardMultiplier: 7 }],
    ['domain-search', { heading: 'Renamed' }],
    ['header', { main: [] }],
    ['footer', { columns: [] }],
  ] as const)('of %s can be undone in every language', async (slug, data) => {
    const read = async () => content(await payload.findGlobal({ slug, depth: 0, locale: 'all', fallbackLocale: false }))
    const before = await read()
    await payload.db.deleteVersions({ globalSlug: slug, where: {} })
    await payload.updateGlobal({ slug, data: data as never, locale: 'en', overrideAccess: false, user: visitors.marketing })
    expect(await read()).not.toEqual(before)
    const { docs } = await payload.findGlobalVersions({ slug, ...oldestFirst })
    expect(docs.map(({ version }) => (version as { changedBy?: string | null }).changedBy ?? null)).toEqual([
      null,
      visitors.marketing?.email,
    ])
    await payload.restoreGlobalVersion({ slug, id: String(docs[0]?.id), overrideAccess: false, user: visitors.marketing })
    expect(await read()).toEqual(before)
    expect((await payload.findGlobalVersions({ slug, ...oldestFirst })).totalDocs).toBe(3)
  })

  it('of a currency can be undone in every language', async () => {
    const find = async () =>
      (await payload.find({ collection: 'currencies', where: { code: { equals: 'EUR' } }, limit: 1, depth: 0, locale: 'all' })).docs[0]
    const before = await find()
    const id = String(before?.id)
    await payload.db.deleteVersions({ collection: 'currencies', where: { parent: { equals: id } } })
    await payload.update({
      collection: 'currencies',
      id,
      data: { name: 'Renamed', symbol: 'E' },
      overrideAccess: false,
      user: visitors.marketing,
    })
    const { docs } = await payload.findVersions({ collection: 'currencies', where: { parent: { equals: id } }, ...oldestFirst })
    expect(docs).toHaveLength(2)
    await payload.restoreVersion({ collection: 'currencies', id: docs[0]?.id ?? '', overrideAccess: false, user: visitors.marketing })
    expect(content(await find())).toEqual(content(before))
  })
})
