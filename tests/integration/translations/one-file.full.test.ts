import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { findUnits } from '@/payload/admin/translations/find-units'
import type { ImportOutcome } from '@/payload/admin/translations/import-file'
import { saveEdits } from '@/payload/admin/translations/save-edits'
import { areasOf } from '@/payload/admin/translations/units'
import { bootPayload } from '../../support/payload'
import { testPassword } from '../../support/visitors'
import { createApi } from '../api/api-client'
import { createTranslators } from './translators'

const { payload } = await bootPayload()
const { req } = await createTranslators(payload)
const api = createApi(payload)
const { cookies } = await api('POST', '/users/login', { body: { email: 'marketing@visitors.test', password: testPassword } })

const everything = async (state: 'open' | 'all') => {
  const asked = { areas: areasOf(payload.config), locale: 'de', state, document: null, enough: 100 } as const
  const units = []
  // In pages, as the screen loads them.
  for (let after: string | null = ''; after !== null;) {
    const page: Awaited<ReturnType<typeof findUnits>> = await findUnits(req, { ...asked, after })
    units.push(...page.units)
    after = page.next
  }
  return units
}

/** What a translator does: every English text gets a German one. */
const translate = {
  xliff: (text: string) =>
    text.replace(/<source>([^<]*)<\/source>(?:\s*<target>[^<]*<\/target>)?/g, '<source>$1</source><target>D $1</target>'),
  csv: (text: string) => {
    const [headings = [], ...rows] = z.array(z.array(z.string())).parse(parse(text, { bom: true }))
    const [english, german] = [headings.indexOf('english'), headings.indexOf('translation')]
    return stringify([headings, ...rows.map((row) => row.map((cell, at) => (at === german ? `D ${row[english]}` : cell)))])
  },
} as const

it.each(['xliff', 'csv'] as const)(
  'X5: one %s file holds the open texts of every kind of content, and is imported through the same checks',
  async (format) => {
    const all = await everything('all')
    const kinds = areasOf(payload.config).filter(({ slug }) => all.some(({ area }) => area === slug))
    const shortest = kinds.flatMap(({ kind, slug }) => {
      const own = kind === 'messages' ? [] : all.filter(({ area, target }) => area === slug && target.length > 0)
      return own.toSorted((one, other) => one.english.join().length - other.english.join().length).slice(0, 1)
    })
    const emptied = shortest.map(({ area, document, path, version, target }) => ({
      ...{ area, document, path, version, locale: 'de' as const },
      segments: target.map(() => ''),
    }))
    expect(await saveEdits(req, emptied, { publishes: true })).toEqual([])
    // Interface texts and emails are never missing, only outdated.
    for (const key of ['theme.dark', 'mail.orderReceipt.subject']) {
      const text = all.find(({ path }) => path === key)?.english[0] ?? ''
      const { docs } = await payload.find({ collection: 'message-overrides', where: { key: { equals: key } }, limit: 1 })
      const data = { key, text: `${text} ${format}` }
      await (docs[0]
        ? payload.update({ collection: 'message-overrides', id: docs[0].id, data, locale: 'en' })
        : payload.create({ collection: 'message-overrides', data, locale: 'en' }))
    }
    const read = () => api('GET', `/translations/export/${format}?in=de`, { cookies })
    const send = async (text: string, fingerprint: string | null): Promise<ImportOutcome> => {
      const body = { text, fingerprint, publishes: fingerprint !== null }
      const headers = { 'Content-Length': String(Buffer.byteLength(JSON.stringify(body))) }
      return (await api('POST', `/translations/import/${format}`, { cookies, body, headers })).body as never
    }
    const open = await everything('open')
    expect(new Set(open.map(({ area }) => area))).toEqual(new Set(kinds.map(({ slug }) => slug)))
    const [question] = open.filter(({ area, path }) => area === 'faqs' && path === 'question')
    const file = translate[format]((await read()).text)
    const checked = await send(file, null)
    expect([checked.changes.length, checked.faults]).toEqual([open.length, []])

    const document = question?.document ?? open.find(({ area }) => area === 'faqs')?.document ?? ''
    const before = await payload.findByID({ collection: 'faqs', id: document, depth: 0 })
    await payload.update({
      collection: 'faqs',
      id: document,
      data: { question: `${before.question}?`, answer: `${before.answer}.` },
      depth: 0,
    })
    const refused = await send(file, checked.fingerprint)
    expect([refused.applied, new Set(refused.faults.map(({ reason }) => reason))]).toEqual([
      false,
      new Set(['Conflict: the English text has changed since.']),
    ])

    const again = translate[format]((await read()).text)
    const { fingerprint } = await send(again, null)
    expect(await send(again, fingerprint)).toMatchObject({ applied: true, faults: [] })
    expect(await everything('open')).toEqual([])
    for (const { area, document: id, path } of shortest) {
      const areas = areasOf(payload.config).filter(({ slug }) => slug === area)
      const { units } = await findUnits(req, { areas, locale: 'de', state: 'all', document: id, enough: 100, after: '' })
      const unit = units.find((each) => each.path === path)
      expect(unit?.target, `${area} ${path}`).toEqual(unit?.english.map((text) => `D ${text}`))
    }
  },
  120_000,
)
