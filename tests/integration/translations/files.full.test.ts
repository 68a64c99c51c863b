import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { areasOf, findArea } from '@/payload/admin/translations/units'
import { writeCsv } from '@/payload/admin/translations/exchange-csv'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { findUnits } from '@/payload/admin/translations/find-units'
import { importFile } from '@/payload/admin/translations/import-file'
import { writeXliff } from '@/payload/admin/translations/endpoints'
import { bootPayload } from '../../support/payload'
import { createVisitors } from '../../support/visitors'

const { payload } = await bootPayload()

let req: PayloadRequest
beforeAll(async () => {
  const { marketing } = await createVisitors(payload)
  req = await createLocalReq(marketing ? { user: marketing } : {}, payload)
  await fillTranslations(payload)
})

const writers = { xliff: writeXliff, csv: writeCsv } as const

const unitsOf = async (slug: string) => {
  const area = findArea(payload.config, slug)
  if (!area) throw new Error(`No area ${slug}`)
  return (await findUnits(req, { areas: [area], locale: 'de', state: 'all', document: null, after: '', enough: 100_000 })).units
}

const exported = async (slug: string, format: 'xliff' | 'csv') => writers[format](await unitsOf(slug), 'de')

/** Areas with blocks, rich text and placeholders use both formats; the others alternate. */
const withAll: ReadonlySet<string> = new Set(['resources', 'header', 'mails'])

const dump = async (): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await payload.db.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'infra') order by 1`,
  )
  const tables: Record<string, string> = {}
  for (const { name } of rows) {
    const found = await payload.db.pool.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as rows from ${name} as t`,
    )
    tables[name] = found.rows[0]?.rows ?? ''
  }
  return tables
}

describe('X5: translation files', () => {
  it('leave every byte of the database unchanged after an export and import without edits', async () => {
    const before = await dump()
    let read = 0
    for (const [at, { slug }] of areasOf(payload.config).entries()) {
      const units = await unitsOf(slug)
      read += units.length
      // The demo content has no images.
      if (units.length === 0) continue
      const turn = at % 2 === 0 ? (['xliff'] as const) : (['csv'] as const)
      for (const format of withAll.has(slug) ? (['xliff', 'csv'] as const) : turn) {
        const text = writers[format](units, 'de')
        const checked = await importFile(req, format, text, null)
        expect([slug, format, checked.changes, checked.faults]).toEqual([slug, format, [], []])
        expect(await importFile(req, format, text, checked.fingerprint)).toMatchObject({ applied: true, changes: [] })
      }
    }
    expect(read).toBeGreaterThan(2_000)
    expect(await dump()).toEqual(before)
  }, 120_000)

  it('show changes before they are applied, and apply exactly those', async () => {
    const text = (await exported('faqs', 'xliff')).replace(/<target>[^<]*<\/target>/, '<target>Eine andere Frage?</target>')
    const before = await dump()
    const checked = await importFile(req, 'xliff', text, null)
    expect(checked).toMatchObject({ faults: [], applied: false, changes: [{ after: 'Eine andere Frage?' }] })
    expect(await dump()).toEqual(before)
    expect((await importFile(req, 'xliff', text, checked.fingerprint)).applied).toBe(true)
    expect((await importFile(req, 'xliff', text, null)).changes).toEqual([])
  })

  it('report outdated English texts, translations and deleted texts, each with its line', async () => {
    const text = await exported('faqs', 'csv')
    const { docs } = await payload.find({ collection: 'faqs', limit: 2, depth: 0, sort: 'id', where: { _status: { equals: 'published' } } })
    const [first, second] = docs
    if (!first || !second) throw new Error('No questions')
    await payload.update({ collection: 'faqs', id: first.id, data: { question: 'Another question?' }, depth: 0, locale: 'en' })
    await payload.update({ collection: 'faqs', id: second.id, data: { question: 'Von jemand anderem?' }, depth: 0, locale: 'de' })
    const lines = text.split('\r\n')
    const lineOf = (id: string, path: string) => lines.findIndex((line) => line.startsWith(`faqs,${id},${path},`))
    const changed = lines.map((line, at) => {
      if (at === lineOf(first.id, 'question') || at === lineOf(second.id, 'question')) return line.replace(/,[^,]*,([^,]+)$/, ',Neu,$1')
      return line
    })
    const gone = `faqs,nowhere,question,1,,de,A,B,c.d`
    const before = await dump()
    const { faults, applied } = await importFile(req, 'csv', [...changed.filter(Boolean), gone].join('\r\n'), null)
    expect(applied).toBe(false)
    expect(faults.map(({ reason }) => reason).sort()).toEqual([
      'Conflict: someone has changed this translation since.',
      'Conflict: the English text has changed since.',
      'This text no longer exists.',
    ])
    expect(await dump()).toEqual(before)
  })

  it('are applied completely or not at all: one rejected text blocks all', async () => {
    const text = await exported('header', 'xliff')
    let at = 0
    const changed = text.replace(/<target>[^<]*<\/target>/g, (target) => {
      at += 1
      if (at === 1) return `<target>${'x'.repeat(500)}</target>`
      return at === 2 ? '<target>Gut</target>' : target
    })
    const before = await dump()
    const checked = await importFile(req, 'xliff', changed, null)
    expect(checked.faults.length).toBeGreaterThan(0)
    expect(await importFile(req, 'xliff', changed, checked.fingerprint)).toMatchObject({ applied: false })
    expect(await dump()).toEqual(before)
  })

  it('are not applied when texts have changed since the check', async () => {
    const [unit] = await unitsOf('technologies')
    if (!unit) throw new Error('No technology')
    const text = writeCsv([{ ...unit, target: ['Anders'] }], 'de')
    const checked = await importFile(req, 'csv', text, null)
    expect(checked).toMatchObject({ faults: [], changes: [{ after: 'Anders' }] })
    expect(
      await importFile(
        req,
        'csv',
        text,
        checked.fingerprint.replace(/^./, (mark) => (mark === '0' ? '1' : '0')),
      ),
    ).toMatchObject({ applied: false })
    expect((await importFile(req, 'csv', text, checked.fingerprint)).applied).toBe(true)
  })
})
