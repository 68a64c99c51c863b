import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { findArea } from '@/payload/admin/translations/units'
import { confirmTranslation } from '@/payload/admin/translations/endpoints'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { findUnitsOf } from '@/payload/admin/translations/find-units'
import { proposeDrafts } from '@/payload/admin/translations/save-edits'
import type { TranslationDrafts } from '@/core/translations/drafts'
import { bootPayload } from '../../support/payload'
import { createVisitors } from '../../support/visitors'

const { payload } = await bootPayload()

const machine: TranslationDrafts = {
  propose: async (locale, questions) =>
    questions.map(({ id, english }) => ({ id, segments: english.map((text) => `[${locale}] ${text}`) })),
}

it('X7: keeps machine translations as drafts that nobody can publish until a person has confirmed them', async () => {
  const { marketing } = await createVisitors(payload)
  const req = await createLocalReq(marketing ? { user: marketing } : {}, payload)
  await fillTranslations(payload)
  const [faqs, header] = [findArea(payload.config, 'faqs'), findArea(payload.config, 'header')]
  if (!faqs || !header) throw new Error('No areas')
  const document = (await payload.find({ collection: 'faqs', limit: 1, depth: 0 })).docs[0]?.id ?? ''
  await payload.update({ collection: 'faqs', id: document, data: { answer: '' }, locale: 'de', depth: 0 })

  expect(await proposeDrafts(req, machine, { area: header, document: '', locale: 'de' })).toBe(0)
  expect(await proposeDrafts(req, machine, { area: faqs, document, locale: 'de' })).toBe(1)
  const unit = (await findUnitsOf(req, { area: faqs, document, locale: 'de' })).find(({ path }) => path === 'answer')
  expect(unit?.state).toBe('draft')
  const publish = () => payload.update({ collection: 'faqs', id: document, data: { _status: 'published' }, depth: 0 })
  await expect(publish()).rejects.toThrow(/not been reviewed/)
  expect(await confirmTranslation(req, { area: 'faqs', document, path: 'answer', locale: 'de', version: unit?.version ?? '' })).toBeNull()
  await publish()
  expect((await payload.findByID({ collection: 'faqs', id: document, locale: 'de', depth: 0 })).answer).toMatch(/^\[de\] /)
})
