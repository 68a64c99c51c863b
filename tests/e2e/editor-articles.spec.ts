import sharp from 'sharp'
import { resources } from '../../seed/content/resources/all'
import { paragraph, richTextOf, tableCell, tableNode, uploadNode } from '../support/article-nodes'
import { atDesk } from './support/desk'
import { asEditor, mostSeconds, timeTo } from './support/editor'
import { expect, expectAccessible, test } from './support/shop'

const pathOf = (slug: string) => `/knowledge-base/${slug}`

test('shows a changed article within 2 s', async ({ request, baseURL }) => {
  const editor = await asEditor(request, baseURL ?? '')
  const id = await editor.find('resources', 'slug', 'redirects')
  const read = async () => (await request.get(`/fr${pathOf('redirects')}`)).text()
  const list = async () => (await request.get('/fr/knowledge-base')).text()
  const old = resources.find(({ slug }) => slug === 'redirects')?.title.fr ?? ''
  await Promise.all([read(), list()])
  const title = 'Redirections, un titre tout neuf'
  try {
    await editor.save(`/api/resources/${id}?locale=fr`, { title, _status: 'published' })
    expect(await timeTo(async () => (await read()).includes(title))).toBeLessThan(mostSeconds())
    expect(await timeTo(async () => (await list()).includes(title))).toBeLessThan(mostSeconds())
  } finally {
    await editor.save(`/api/resources/${id}?locale=fr`, { title: old.replace(' :', '\u202f:'), _status: 'published' })
  }
})

test('shows a new article within 2 s, and 404 once deleted', async ({ request, baseURL }) => {
  const editor = await asEditor(request, baseURL ?? '')
  const slug = `written-${Date.now()}`
  const path = `/en${pathOf(slug)}`
  expect((await request.get(path)).status()).toBe(404)
  const text = { type: 'text', text: 'Written a moment ago.', format: 0, version: 1 }
  const paragraph = { type: 'paragraph', version: 1, children: [text] }
  const made = await request.post('/api/resources?locale=en', {
    headers: { origin: baseURL ?? '' },
    data: {
      ...{ key: slug, slug, title: 'Written a moment ago', description: 'For a test.', type: 'guide', difficulty: 'Beginner', order: 990 },
      body: { root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children: [paragraph] } },
      _status: 'published',
    },
  })
  const { doc } = (await made.json()) as { readonly doc: { readonly id: string } }
  expect(await timeTo(async () => (await request.get(path)).status() === 200)).toBeLessThan(mostSeconds())
  await editor.remove(`/api/resources/${doc.id}`)
  expect(await timeTo(async () => (await request.get(path)).status() === 404)).toBeLessThan(mostSeconds())
})

const columns = ['Plan', 'Disk', 'Memory', 'Cores', 'Websites', 'Backups', 'Databases', 'Mailboxes']

test('R32: shows pictures with captions, and tables that scroll by keyboard on a phone', async ({ page, baseURL }) => {
  const { origin, editor } = await atDesk(page, baseURL)
  const mark = Date.now().toString(36)
  const uploaded = await page.request.post('/api/media?locale=en', {
    headers: { origin },
    multipart: {
      _payload: JSON.stringify({ alt: 'Otters in a row' }),
      file: {
        ...{ name: `otters-${mark}.png`, mimeType: 'image/png' },
        buffer: await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#446644' } })
          .png()
          .toBuffer(),
      },
    },
  })
  expect(uploaded.status(), await uploaded.text()).toBe(201)
  const { doc: picture } = (await uploaded.json()) as { readonly doc: { readonly id: string } }
  const slug = `pictured-${mark}`
  const body = richTextOf(
    paragraph('Before.'),
    uploadNode(picture.id, 'Two of them sleep.'),
    tableNode(
      columns.map((name, at) => tableCell(name, at === 0 ? 3 : 1)),
      columns.map((name, at) => tableCell(at === 0 ? 'Otter' : name.toUpperCase(), at === 0 ? 2 : 0)),
    ),
  )
  const made = await page.request.post('/api/resources?locale=en', {
    headers: { origin },
    data: {
      ...{ key: slug, slug, title: 'Pictured', description: 'For a test.', type: 'guide', difficulty: 'Beginner', order: 990 },
      ...{ body, _status: 'published' },
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc: article } = (await made.json()) as { readonly doc: { readonly id: string } }
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await page.request.get(`/en${pathOf(slug)}`)).status()).toBe(200)
    await page.goto(`/en${pathOf(slug)}`)
    const figure = page.getByRole('figure')
    await expect(figure).toContainText('Two of them sleep.')
    const image = figure.getByRole('img', { name: 'Otters in a row' })
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    expect((await image.boundingBox())?.width ?? 0).toBeLessThanOrEqual(390)

    const table = page.getByRole('group', { name: /^Plan\s*Disk/ })
    await expect(table.getByRole('columnheader', { name: 'Disk' })).toBeAttached()
    await expect(table.getByRole('rowheader', { name: 'Otter' })).toBeVisible()
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page, { within: '.article__text' })

    const markdown = await (await page.request.get(`/en${pathOf(slug)}.md`)).text()
    expect(markdown).toMatch(/!\[Otters in a row\]\(https?:\S+\/api\/media\/file\/otters-/)
    expect(markdown).toContain('| Plan | Disk |')

    expect((await page.request.delete(`/api/media/${picture.id}`, { headers: { origin } })).status()).toBe(409)
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto(`/admin/collections/resources/${article.id}`)
    const field = page.locator('.rich-text-lexical')
    await expect(field.getByRole('cell', { name: 'Otter' }).or(field.getByRole('rowheader', { name: 'Otter' }))).toBeVisible()
    await expect(field.getByText(`otters-${mark}.png`)).toBeVisible()
  } finally {
    await editor.remove(`/api/resources/${article.id}`)
    await editor.remove(`/api/media/${picture.id}`)
  }
})
