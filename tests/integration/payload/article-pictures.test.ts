// own modules: MEDIA_DIR is read on import
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { findArticle } from '@/modules/content/articles'
import { findPage } from '@/modules/content/pages'
import { toPicture } from '@/modules/content/to-picture'
import type { Resource } from '@/payload-types'
import { paragraph, richTextOf, tableCell, tableNode, uploadNode, videoNode } from '../../support/article-nodes'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { createApi, type ApiAnswer } from '../api/api-client'

const folder = mkdtempSync(path.join(os.tmpdir(), 'hostfront-article-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { payload } = await bootPayload({ MEDIA_DIR: folder, RATE_LIMIT_SEARCH: '0' })
const api = createApi(payload)
const english = createContext(payload, 'en')
const german = createContext(payload, 'de')

let cookies: Readonly<Record<string, string>>
beforeAll(async () => {
  await createVisitors(payload)
  cookies = (await api('POST', '/users/login', { body: { email: 'marketing@visitors.test', password: testPassword } })).cookies
})

let made = 0
const makePicture = async (): Promise<string> => {
  made += 1
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
  const file = { name: `article-${made}.png`, data, mimetype: 'image/png', size: data.length }
  const { id } = await payload.create({ collection: 'media', data: { alt: 'An otter' }, file, locale: 'en', depth: 0 })
  return id
}

type Body = NonNullable<Resource['body']>
const bodyOf = (...nodes: readonly object[]) => richTextOf(...nodes) as Body

const articleData = (...nodes: readonly object[]) => {
  made += 1
  const slug = `pictured-${made}`
  return {
    key: slug,
    slug,
    title: `Pictured ${made}`,
    description: 'For a test.',
    type: 'guide',
    difficulty: 'Beginner',
    order: 900,
    body: bodyOf(...nodes),
    _status: 'published',
  } as const
}
const makeArticle = (...nodes: readonly object[]) =>
  payload.create({ collection: 'resources', locale: 'en', data: articleData(...nodes), depth: 0 })

const removePicture = (id: string) => api('DELETE', `/media/${id}`, { cookies })
const usesOf = ({ status, body }: ApiAnswer) => {
  const [refusal] = (body?.['errors'] ?? []) as readonly { readonly data?: { readonly uses: readonly { readonly name: string }[] } }[]
  return [status, refusal?.data?.uses.map(({ name }) => name)]
}

const publish = (...nodes: readonly object[]) => api('POST', '/resources?locale=en', { cookies, body: articleData(...nodes) })

const picturesOf = (body: Body | null | undefined) => (body?.root.children ?? []).flatMap((node) => toPicture(node['value']) ?? [])

describe('R32: a picture in an article', () => {
  it('is read with the article, in the reader’s language', async () => {
    const picture = await makePicture()
    const { id, slug } = await makeArticle(uploadNode(picture, 'By the river'))
    const body = bodyOf(uploadNode(picture, 'Am Fluss'))
    await payload.update({ collection: 'resources', id, locale: 'de', data: { body, _status: 'published' }, depth: 0 })
    const shownIn = async (context: typeof english) => picturesOf((await findArticle(context, slug))?.document.body)
    expect(await shownIn(english)).toMatchObject([{ alt: 'An otter', width: 40, height: 30 }])
    const [borrowed] = await shownIn(german)
    expect([borrowed?.alt, borrowed?.lang]).toEqual(['An otter', 'en'])
    await payload.update({ collection: 'media', id: picture, locale: 'de', data: { alt: 'Ein Otter' }, depth: 0 })
    const [own] = await shownIn(german)
    expect([own?.alt, own?.lang]).toEqual(['Ein Otter', undefined])
  })

  it('is an id in the API of visitors, whatever depth they ask for', async () => {
    const picture = await makePicture()
    const { slug } = await makeArticle(uploadNode(picture))
    for (const depth of [0, 3]) {
      const { body } = await api('GET', `/resources?where[slug][equals]=${slug}&depth=${depth}`)
      const [article] = body?.['docs'] as readonly Resource[]
      expect(article?.body?.root.children[0]?.['value']).toBe(picture)
    }
  })

  it('is found by its caption, as the cells of tables are', async () => {
    const { slug } = await makeArticle(uploadNode(await makePicture(), 'Quollwort'), tableNode([tableCell('Bilbyweed', 1)]))
    for (const word of ['quollwort', 'bilbyweed']) {
      const { body } = await api('GET', `/site-search?q=${word}&lang=en`)
      expect(JSON.stringify(body), word).toContain(`/knowledge-base/${slug}`)
    }
  })

  it('comes from the pictures, exists, and has a short caption', async () => {
    const picture = await makePicture()
    const post = async (node: object) => (await publish(node)).status
    expect(await post(uploadNode(picture, 'Fine'))).toBe(201)
    expect(await post(uploadNode(picture, 'x'.repeat(301)))).toBe(400)
    const { docs: users } = await payload.find({ collection: 'users', limit: 1, depth: 0 })
    expect(await post({ ...uploadNode(users[0]?.id), relationTo: 'users' })).toBe(400)
    expect(await post(uploadNode('00000000-0000-4000-8000-000000000000'))).toBe(409)
    expect(await post(uploadNode('no-id'))).toBe(409)
  })
})

describe('R33: a video in an article', () => {
  it('is read with its poster, of which visitors of the API get the id', async () => {
    const poster = await makePicture()
    const { slug } = await makeArticle(videoNode(poster))
    const fieldsOf = (body: Body | null | undefined) => body?.root.children[0]?.['fields']
    const shown = fieldsOf((await findArticle(english, slug))?.document.body) as { readonly poster: unknown }
    expect(toPicture(shown.poster)).toMatchObject({ width: 40, height: 30 })
    const { body } = await api('GET', `/resources?where[slug][equals]=${slug}&depth=3`)
    const [article] = body?.['docs'] as readonly Resource[]
    expect(fieldsOf(article?.body)).toMatchObject({ blockType: 'video', title: 'Otters at work', poster })
  })

  it('is found by its title and caption', async () => {
    const { slug } = await makeArticle(videoNode(await makePicture(), { title: 'Numbatlore', caption: 'Pademelontide' }))
    for (const word of ['numbatlore', 'pademelontide']) {
      const { body } = await api('GET', `/site-search?q=${word}&lang=en`)
      expect(JSON.stringify(body), word).toContain(`/knowledge-base/${slug}`)
    }
  })

  it('has a link to YouTube or Vimeo, a title and either an existing poster or none', async () => {
    const poster = await makePicture()
    const post = async (node: object) => (await publish(node)).status
    expect(await post(videoNode(poster, { caption: 'Fine' }))).toBe(201)
    expect(await post(videoNode(poster, { link: 'https://evil.example/watch?v=aqz-KE-bpKQ' }))).toBe(400)
    expect(await post(videoNode(poster, { link: '' }))).toBe(400)
    expect(await post(videoNode(poster, { title: '' }))).toBe(400)
    expect(await post(videoNode(poster, { caption: 'x'.repeat(301) }))).toBe(400)
    expect(await post(videoNode(null))).toBe(201)
    expect(await post(videoNode('00000000-0000-4000-8000-000000000000'))).toBe(409)
    expect(await post(videoNode('no-id'))).toBe(409)
  })

  it('tells an editor which link to paste instead', async () => {
    const poster = await makePicture()
    const { id } = await makeArticle(videoNode(poster))
    const { status, body } = await api('PATCH', `/resources/${id}?locale=en`, {
      cookies,
      body: { body: bodyOf(videoNode(poster, { link: 'https://www.youtube.com/@otters' })), _status: 'published' },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Open the video there, press Share and paste its link')
  })
})

describe('G11: a picture in use cannot be deleted', () => {
  it('from an article, a table in it, or a page’s opening', async () => {
    const picture = await makePicture()
    const article = await makeArticle(tableNode([{ ...tableCell(''), children: [uploadNode(picture)] }]))
    expect(usesOf(await removePicture(picture))).toEqual([409, [`Resources › ${article.title}`]])
    await payload.update({
      collection: 'resources',
      id: article.id,
      locale: 'en',
      data: { body: bodyOf(paragraph('x')), _status: 'published' },
    })
    const opening = { blockType: 'hero', heading: 'Otters', picture: 'rack', ownPicture: picture } as const
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Otter page', path: '/otter-page', layout: [opening], _status: 'published' },
      locale: 'en',
      depth: 0,
    })
    expect(usesOf(await removePicture(picture))).toEqual([409, ['Pages › Otter page']])
    const [shown] = (await findPage(english, '/otter-page'))?.layout ?? []
    expect(shown?.blockType === 'hero' && toPicture(shown.ownPicture)).toMatchObject({ alt: 'An otter', focus: '50% 50%' })
    await payload.update({ collection: 'pages', id: page.id, data: { layout: [], _status: 'published' }, depth: 0 })
    expect((await removePicture(picture)).status).toBe(200)
  })

  it('while it is the poster of a video', async () => {
    const poster = await makePicture()
    const { title } = await makeArticle(videoNode(poster))
    expect(usesOf(await removePicture(poster))).toEqual([409, [`Resources › ${title}`]])
  })

  it('from another language’s text only', async () => {
    const picture = await makePicture()
    const { id, title } = await makeArticle(paragraph('x'))
    await payload.update({ collection: 'resources', id, locale: 'fr', data: { body: bodyOf(uploadNode(picture)), _status: 'published' } })
    expect(usesOf(await removePicture(picture))).toEqual([409, [`Resources › ${title}`]])
  })
})
