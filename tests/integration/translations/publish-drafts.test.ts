import { describe, expect, it } from 'vitest'
import { publishDrafts } from '@/payload/admin/translations/publish-drafts'
import { saveEdits } from '@/payload/admin/translations/save-edits'
import type { Locale } from '@/lib/config/locales'
import { bootPayload } from '../../support/payload'
import { createTranslators, edit } from './translators'

const { payload } = await bootPayload()
const { req, area, idOf, unitOf } = await createTranslators(payload)

const titleAt = async (id: string, locale: Locale = 'es') => (await payload.findByID({ collection: 'pages', id, depth: 0, locale })).title
const saveTitle = async (id: string, title: string, locale: Locale = 'es') =>
  saveEdits(req, [edit(await unitOf('pages', id, 'title', locale), [title], locale)])
const publish = (fingerprint: string | null = null, document: string | null = null) =>
  publishDrafts(req, { areas: [area('pages')], locale: 'es', document }, fingerprint)

describe('X14: translations saved on the screen', () => {
  it('are listed with what visitors see, and published together', async () => {
    const [contact, about] = [await idOf('/contact'), await idOf('/about')]
    const before = await titleAt(contact)
    await saveTitle(contact, 'Escríbanos')
    await saveTitle(about, 'Quiénes somos hoy')
    const listed = await publish()
    expect(listed).toMatchObject({ state: 'shown', waiting: [] })
    expect(listed.changes.map(({ after }) => after).sort()).toEqual(['Escríbanos', 'Quiénes somos hoy'])
    expect(listed.changes.find(({ after }) => after === 'Escríbanos')).toMatchObject({ before })
    expect(await titleAt(contact)).toBe(before)

    const published = await publish(listed.fingerprint)
    expect(published).toMatchObject({ state: 'published', changes: listed.changes, waiting: [] })
    expect([await titleAt(contact), await titleAt(about)]).toEqual(['Escríbanos', 'Quiénes somos hoy'])
    const { _status: status } = await payload.findByID({ collection: 'pages', id: contact, depth: 0, draft: true })
    expect(status).toBe('published')
    expect((await publish()).changes).toEqual([])
  })

  it('are not published if another one was saved since the list was shown', async () => {
    const id = await idOf('/contact')
    await saveTitle(id, 'Uno')
    const listed = await publish()
    await saveTitle(id, 'Dos')
    const refused = await publish(listed.fingerprint)
    expect(refused).toMatchObject({ state: 'changed', changes: [{ after: 'Dos' }] })
    expect(await titleAt(id)).toBe('Escríbanos')
    expect(await publish(refused.fingerprint)).toMatchObject({ state: 'published' })
    expect(await titleAt(id)).toBe('Dos')
  })

  it('wait if the document has other unpublished changes, in English or in another language', async () => {
    const [contact, about] = [await idOf('/contact'), await idOf('/about')]
    await saveTitle(contact, 'Tres')
    await saveTitle(contact, 'Drei', 'de')
    await payload.update({ collection: 'pages', id: about, data: { title: 'Not ready yet' }, draft: true, locale: 'en' })
    await saveTitle(about, 'Todavía no')
    const listed = await publish()
    expect(listed.changes).toEqual([])
    const reason = 'This document has other unpublished changes that would go live too. Publish it in its form.'
    expect(listed.waiting.map((each) => each.reason)).toEqual([reason, reason])
    expect(await publish(listed.fingerprint)).toMatchObject({ state: 'published', changes: [] })
    expect(await saveEdits(req, [edit(await unitOf('pages', contact, 'title'), ['Cuatro'])], { publishes: true })).toMatchObject([
      { fault: { kind: 'draft-waits' } },
    ])
    expect(await titleAt(contact)).toBe('Dos')
    expect(await titleAt(contact, 'de')).not.toBe('Drei')
    expect(await titleAt(about, 'en')).not.toBe('Not ready yet')
  })

  it('of one document are listed alone', async () => {
    const [contact, domains] = [await idOf('/contact'), await idOf('/domains')]
    await saveTitle(domains, 'Sus dominios')
    expect((await publish(null, domains)).changes.map(({ after }) => after)).toEqual(['Sus dominios'])
    expect((await publish(null, contact)).changes).toEqual([])
  })

  it('of a page that was never published are not listed', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Draft', path: '/never-live', layout: [], _status: 'draft' },
      draft: true,
      locale: 'en',
      depth: 0,
    })
    await saveTitle(id, 'Borrador')
    expect(await publish(null, id)).toMatchObject({ changes: [], waiting: [] })
  })
})
