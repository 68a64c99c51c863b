import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { replaceTexts, searchTexts } from '@/payload/admin/search-and-replace/search-texts'
import { confirmTranslation } from '@/payload/admin/translations/endpoints'
import { writeCsv } from '@/payload/admin/translations/exchange-csv'
import { findCounts, findUnits } from '@/payload/admin/translations/find-units'
import { importFile } from '@/payload/admin/translations/import-file'
import { saveEdits } from '@/payload/admin/translations/save-edits'
import { bootPayload } from '../../support/payload'
import { createTranslators, edit } from './translators'

const { payload } = await bootPayload()
const { req: marketing, area } = await createTranslators(payload)
const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'admin@visitors.test' } }, limit: 1 })
const admin = await createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, payload)

const path = 'bankDetails.note'
const unitsFor = async (req: typeof admin, slug = 'site-settings') =>
  (await findUnits(req, { areas: [area(slug)], locale: 'de', state: 'all', document: null, after: '', enough: 1_000 })).units
const noteOf = async () => {
  const unit = (await unitsFor(admin)).find((each) => each.path === path)
  if (!unit) throw new Error('The bank details have no note')
  return unit
}

describe('X13: a text that the role may not change', () => {
  it('is listed and counted for administrators only', async () => {
    expect((await unitsFor(marketing)).map((unit) => unit.path)).not.toContain(path)
    expect(await unitsFor(admin)).toHaveLength((await unitsFor(marketing)).length + 1)
    for (const req of [admin, marketing]) {
      const counts = (await findCounts(req)).find((row) => row.area === 'site-settings' && row.locale === 'de')
      expect(counts).toMatchObject({ complete: (await unitsFor(req)).length, missing: 0 })
    }
    expect(await unitsFor(marketing, 'pricing-settings')).toEqual([])
  })

  it('is neither saved nor confirmed, and the answer says so', async () => {
    const unit = await noteOf()
    const forbidden = { kind: 'forbidden' }
    expect((await saveEdits(marketing, [edit(unit, ['Ganz andere Worte.'], 'de')]))[0]?.fault).toEqual(forbidden)
    expect(await confirmTranslation(marketing, { ...unit, locale: 'de' })).toEqual(forbidden)
    expect(await noteOf()).toEqual(unit)
    expect(await saveEdits(admin, [edit(unit, ['Ganz andere Worte.'], 'de')])).toEqual([])
    expect((await noteOf()).target).toEqual(['Ganz andere Worte.'])
  })

  it('is skipped in a file that leaves it as it is, and refuses a file that changes it', async () => {
    const file = writeCsv(await unitsFor(admin), 'de')
    expect(await importFile(marketing, 'csv', file, null)).toMatchObject({ changes: [], faults: [] })
    const [words = ''] = (await noteOf()).target
    const changed = file.replace(words, `${words} Danke.`)
    expect((await importFile(marketing, 'csv', changed, null)).faults.map(({ reason }) => reason)).toEqual([
      'Your role may not change this text.',
    ])
    expect((await importFile(admin, 'csv', changed, null)).faults).toEqual([])
  })

  it('G4: is found, but not replaced', async () => {
    const { english } = await noteOf()
    const find = english[0] ?? ''
    const [found] = (await searchTexts(marketing, find)).documents
    const hit = found?.hits.find((each) => each.locale === 'en')
    expect(hit).toMatchObject({ path, mayChange: false })
    const place = { area: 'site-settings', document: '', path, locale: 'en' as const, version: hit?.version ?? '' }
    const asked = { find, replacement: 'Pay soon.', places: [place], publishes: false }
    expect(await replaceTexts(marketing, asked)).toEqual([{ place, fault: { kind: 'forbidden' } }])
    expect(await replaceTexts(admin, asked)).toEqual([])
  })
})
