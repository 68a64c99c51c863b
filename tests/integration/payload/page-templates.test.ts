import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { pageTemplates } from '@/payload/admin/page-templates/page-templates'
import type { Page } from '@/payload-types'
import { faultsOf } from '../../support/cms/field-faults'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { createApi } from '../api/api-client'

const { payload } = await bootPayload()
const api = createApi(payload)

const loginOf = async (role: string) =>
  (await api('POST', '/users/login', { body: { email: `${role}@visitors.test`, password: testPassword } })).cookies
let cookies: Readonly<Record<string, string>>
beforeAll(async () => {
  await createVisitors(payload)
  cookies = await loginOf('marketing')
})

const ask = (body: object, visitor: Readonly<Record<string, string>>) =>
  api('POST', '/page-templates', { cookies: visitor, body, headers: { 'Content-Length': String(JSON.stringify(body).length) } })
const begin = (body: object) => ask(body, cookies)
const begun = async (body: object): Promise<string> => String((await begin(body)).body?.['id'])
const read = (id: string, locale: string) =>
  payload.findByID({ collection: 'pages', id, locale: locale as 'en', draft: true, depth: 0, fallbackLocale: false as never })
const publish = (id: string, data: Partial<Page> = {}, locale = 'en') =>
  payload.update({ collection: 'pages', id, locale: locale as 'en', data: { ...data, _status: 'published' }, depth: 0 })

/** The page without its brackets, i.e. without example markers. */
const written = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll('[[', '').replaceAll(']]', '')) as Value

describe('G8: a page created from a page template', () => {
  it.each(pageTemplates.map(({ name }) => name))('%s is a draft in every language, of the same sections', async (template) => {
    const id = await begun({ template })
    const kinds = pageTemplates.find(({ name }) => name === template)?.sections.map(({ blockType }) => blockType)
    const ids = new Set<string>()
    for (const locale of locales) {
      const page = await read(id, locale)
      expect(page._status).toBe('draft')
      expect(page.layout?.map(({ blockType }) => blockType)).toEqual(kinds)
      expect(JSON.stringify(page).includes('[['), locale).toBe(locale === 'en')
      ids.add(JSON.stringify(page.layout?.map((section) => section.id)))
    }
    expect(ids.size, 'rows are the same in every language').toBe(1)
    const [first] = (await read(id, 'de')).layout ?? []
    // Only the template's own texts are translated; visitors read the rest in English.
    expect(first).toMatchObject({ blockType: 'hero', primaryLabel: expect.any(String) as string })
    expect((first as { readonly heading?: string | null }).heading ?? null).toBeNull()
  })

  it('is published once every example in every language is replaced; until then each place is named', async () => {
    const id = await begun({ template: 'promotion', title: 'Otter week', path: '/otter-week' })
    expect((await read(id, 'en')).title).toBe('Otter week')
    const refused = await faultsOf(publish(id))
    expect(refused['layout.0.heading']).toBe(
      'This is still the example of the page template (English): please write your own words, or remove it.',
    )
    expect(Object.keys(refused)).toContain('meta.description')
    const { layout, meta } = await read(id, 'en')
    // An example that someone copied into another language.
    await payload.update({ collection: 'pages', id, locale: 'de', draft: true, data: { layout } as Partial<Page>, depth: 0 })
    // One sentence: the admin splits messages at colons and commas.
    const said = await publish(id).catch((error: unknown) => String((error as Error).message))
    expect(said).toMatch(/^Not published\. \d+ texts are still examples of the page template in English · Deutsch/)
    expect(said).toContain('(1 › Opening · ')
    expect(said).not.toMatch(/[:,]/)
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { layout: written(layout), meta: written(meta) } as Partial<Page>,
      depth: 0,
    })
    expect((await faultsOf(publish(id)))['layout.0.heading']).toContain('(Deutsch)')
    const german = await read(id, 'de')
    // Removing a section removes its examples in every language.
    await publish(id, { layout: written(german.layout?.slice(0, 1)), meta: written(german.meta) } as Partial<Page>, 'de')
    expect((await payload.findByID({ collection: 'pages', id, depth: 0 }))._status).toBe('published')
  })

  it('cannot be published unchanged, whoever sends it', async () => {
    const layout = [{ blockType: 'hero', heading: '[[Heading]]', picture: 'none' }]
    const answer = await api('POST', '/pages', { cookies, body: { title: 'Straight', path: '/straight', layout, _status: 'published' } })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('still the example')])
  })

  it('is created twice or once by concurrent requests, never half', async () => {
    const answers = await Promise.all([begin({ template: 'help' }), begin({ template: 'help' }), begin({ template: 'help' })])
    const ids = answers.filter(({ status }) => status === 201).map(({ body }) => String(body?.['id']))
    expect([ids.length > 0, new Set(ids).size]).toEqual([true, ids.length])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    for (const id of ids) for (const locale of locales) expect((await read(id, locale)).layout).toHaveLength(4)
  })

  it('is limited to marketing and known page templates', async () => {
    const support = await loginOf('support')
    expect((await ask({ template: 'help' }, support)).status).toBe(403)
    expect((await ask({ template: 'help' }, {})).status).toBe(401)
    expect((await begin({ template: 'otter' })).status).toBe(400)
    expect((await begin({ template: 'help', layout: [] })).status).toBe(400)
  })
})
