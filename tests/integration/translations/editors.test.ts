import { describe, expect, it } from 'vitest'
import { findUnits } from '@/payload/admin/translations/find-units'
import { saveEdits } from '@/payload/admin/translations/save-edits'
import { bootPayload } from '../../support/payload'
import { createTranslators, edit } from './translators'

const { payload } = await bootPayload()
const { req, area, idOf, unitOf } = await createTranslators(payload)

describe('X3: two editors of one text', () => {
  it('saves the first, rejects the second and loses nothing, even at the same moment', async () => {
    const id = await idOf('/contact')
    const unit = await unitOf('pages', id, 'heading')
    const outcomes = await Promise.all(['Uno', 'Dos', 'Tres', 'Cuatro'].map((text) => saveEdits(req, [edit(unit, [text])])))
    expect(outcomes.filter((refused) => refused.length === 0)).toHaveLength(1)
    expect(outcomes.flat().map(({ fault }) => fault.kind)).toEqual(['conflict', 'conflict', 'conflict'])
    const [winner] = ['Uno', 'Dos', 'Tres', 'Cuatro'].filter((_, at) => outcomes[at]?.length === 0)
    expect((await unitOf('pages', id, 'heading')).target).toEqual([winner])
  })

  it('saves two texts of one page at the same moment, as a draft beside the published page', async () => {
    const id = await idOf('/contact')
    const [title, heading] = [await unitOf('pages', id, 'title'), await unitOf('pages', id, 'heading', 'fr')]
    expect(
      await Promise.all([saveEdits(req, [edit(title, ['Contacto nuevo'])]), saveEdits(req, [edit(heading, ['Nouveau'], 'fr')])]),
    ).toEqual([[], []])
    expect((await unitOf('pages', id, 'title')).target).toEqual(['Contacto nuevo'])
    expect((await unitOf('pages', id, 'heading', 'fr')).target).toEqual(['Nouveau'])
    expect((await payload.findByID({ collection: 'pages', id, depth: 0, locale: 'es' })).title).not.toBe('Contacto nuevo')
    const draft = await payload.findByID({ collection: 'pages', id, depth: 0, draft: true })
    expect(draft).toMatchObject({ _status: 'draft', changedBy: 'marketing@visitors.test' })
  })

  it('keeps the structure of a rich text, in its own language and in English', async () => {
    const found = await findUnits(req, {
      areas: [area('resources')],
      locale: 'de',
      state: 'all',
      document: null,
      after: '',
      enough: 100_000,
    })
    const unit = found.units.find(({ kind }) => kind === 'rich')
    if (!unit) throw new Error('No article')
    const stored = async (locale: 'de' | 'en') =>
      (await payload.findByID({ collection: 'resources', id: unit.document, locale, depth: 0, draft: true })).body
    const [before, english] = [await stored('de'), await stored('en')]
    const words = unit.target.map((_, at) => `Wort ${at}`)
    expect(await saveEdits(req, [edit(unit, words, 'de')])).toEqual([])
    const bare = (text: unknown) => JSON.stringify(text).replace(/"text":"(?:[^"\\]|\\.)*"/g, '')
    expect(bare(await stored('de'))).toBe(bare(before))
    expect(await stored('en')).toEqual(english)
    const refused = await saveEdits(req, [edit(await unitOf('resources', unit.document, unit.path, 'de'), ['Zu wenig'], 'de')])
    expect(refused[0]?.fault.kind).toBe('segments')
  })

  it('rejects what a form would, and never overwrites an open form', async () => {
    const id = await idOf('/contact')
    const label = await unitOf('header', '', 'servicesLabel')
    const [refused] = await saveEdits(req, [edit(label, ['x'.repeat(41)])])
    expect(refused?.fault).toMatchObject({ kind: 'refused', message: 'Use at most 40 characters.' })
    const admin = (await payload.find({ collection: 'users', where: { role: { equals: 'admin' } }, limit: 1 })).docs[0]
    await payload.create({
      collection: 'payload-locked-documents',
      data: { document: { relationTo: 'pages', value: id }, user: { relationTo: 'users', value: String(admin?.id) } },
    })
    const title = await unitOf('pages', id, 'title')
    expect((await saveEdits(req, [edit(title, ['No'])]))[0]?.fault.kind).toBe('locked')
  })
})
