import type { Page, Response } from '@playwright/test'
import sharp from 'sharp'
import { resources } from '../../seed/content/resources/all'
import { codeNode, paragraph, richTextOf, tableCell, tableNode, uploadNode, videoNode } from '../support/article-nodes'
import { atDesk, create, deskWords } from './support/desk'
import { asEditor, mostSeconds, timeTo } from './support/editor'
import { expect, expectAccessible, test, wordsOf } from './support/shop'

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

/** Returns the id of a new picture. */
const uploadPicture = async (page: Page, origin: string, name: string): Promise<string> => {
  const uploaded = await page.request.post('/api/media?locale=en', {
    headers: { origin },
    multipart: {
      _payload: JSON.stringify({ alt: 'Otters in a row' }),
      file: {
        ...{ name, mimeType: 'image/png' },
        buffer: await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#446644' } })
          .png()
          .toBuffer(),
      },
    },
  })
  expect(uploaded.status(), await uploaded.text()).toBe(201)
  return ((await uploaded.json()) as { doc: { id: string } }).doc.id
}

/** Publishes an article, waits until it is on the site, and returns its id. */
const publishArticle = async (page: Page, origin: string, slug: string, body: object): Promise<string> => {
  const id = await create(page.request, origin, 'resources', {
    ...{ key: slug, slug, title: 'Pictured', description: 'For a test.', type: 'guide', difficulty: 'Beginner', order: 990 },
    ...{ body, _status: 'published' },
  })
  await expect.poll(async () => (await page.request.get(`/en${pathOf(slug)}`)).status()).toBe(200)
  return id
}

const columns = ['Plan', 'Disk', 'Memory', 'Cores', 'Websites', 'Backups', 'Databases', 'Mailboxes']

test('R32: shows pictures with captions, and tables that scroll by keyboard on a phone', async ({ page, baseURL }) => {
  const { origin, editor } = await atDesk(page, baseURL)
  const mark = Date.now().toString(36)
  const picture = await uploadPicture(page, origin, `otters-${mark}.png`)
  const slug = `pictured-${mark}`
  const body = richTextOf(
    paragraph('Before.'),
    uploadNode(picture, 'Two of them sleep.'),
    tableNode(
      columns.map((name, at) => tableCell(name, at === 0 ? 3 : 1)),
      columns.map((name, at) => tableCell(at === 0 ? 'Otter' : name.toUpperCase(), at === 0 ? 2 : 0)),
    ),
  )
  const article = await publishArticle(page, origin, slug, body)
  try {
    await page.setViewportSize({ width: 390, height: 844 })
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

    expect((await page.request.delete(`/api/media/${picture}`, { headers: { origin } })).status()).toBe(409)
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto(`/admin/collections/resources/${article}`)
    const field = page.locator('.rich-text-lexical')
    await expect(field.getByRole('cell', { name: 'Otter' }).or(field.getByRole('rowheader', { name: 'Otter' }))).toBeVisible()
    await expect(field.getByText(`otters-${mark}.png`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', new RegExp(`/en${pathOf(slug)}$`))
  } finally {
    await editor.remove(`/api/resources/${article}`)
    await editor.remove(`/api/media/${picture}`)
  }
})

test('R33: loads a video from its provider once the visitor presses play, and not before', async ({ browser, page, baseURL }) => {
  const { origin, editor } = await atDesk(page, baseURL)
  const words = wordsOf('en')
  const mark = Date.now().toString(36)
  const picture = await uploadPicture(page, origin, `poster-${mark}.png`)
  const slug = `filmed-${mark}`
  const video = videoNode(picture, { caption: 'In two minutes.' })
  const article = await publishArticle(page, origin, slug, richTextOf(paragraph('Before.'), video, paragraph('After.')))
  const label = words('article.embed.play', { title: 'Otters at work' })
  const watch = words('article.embed.watch', { provider: 'YouTube' })
  const atProvider = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== new URL(origin).origin) foreign.push(url.host)
  })
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>The player</p>' }),
  )
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/en${pathOf(slug)}`)
    const figure = page.getByRole('figure')
    await expect(figure).toContainText('In two minutes.')
    await expect(figure).toContainText(words('article.embed.notice', { provider: 'YouTube' }))
    const play = figure.getByRole('button', { name: label })
    await play.scrollIntoViewIfNeeded()
    await expect.poll(() => figure.locator('img').evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await expectAccessible(page, { within: '.article__text', onlyColours: theme === 'dark' })
    }
    await page.emulateMedia({ media: 'print' })
    await expect(play).toBeHidden()
    await expect(figure.getByRole('link', { name: watch })).toBeVisible()
    await page.emulateMedia({ media: null })
    expect(foreign).toEqual([])

    const after = page.getByText('After.', { exact: true })
    const place = () => after.evaluate((each: HTMLElement) => [each.offsetTop, document.documentElement.scrollHeight])
    const before = await place()
    await play.focus()
    await page.keyboard.press('Enter')
    const frame = figure.locator('iframe')
    await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1')
    await expect(frame).toBeFocused()
    await expect(frame.contentFrame().getByText('The player')).toBeVisible()
    expect(await place()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect([...new Set(foreign)]).toEqual(['www.youtube-nocookie.com'])

    const markdown = await (await page.request.get(`/en${pathOf(slug)}.md`)).text()
    expect(markdown).toContain(`[Otters at work](${atProvider})`)

    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`/en${pathOf(slug)}`)
    await expect(plain.getByRole('link', { name: label })).toHaveAttribute('href', atProvider)
    await expect(plain.getByRole('figure').getByRole('button')).toHaveCount(0)
    await context.close()
  } finally {
    await editor.remove(`/api/resources/${article}`)
    await editor.remove(`/api/media/${picture}`)
  }
})

test('keeps the text of a code block when the article is undone, and says which parts are incomplete', async ({
  page,
  baseURL,
  quietConsole,
}) => {
  quietConsole.allow(/400 \(Bad Request\)/)
  const { origin, editor } = await atDesk(page, baseURL)
  const slug = `coded-${Date.now().toString(36)}`
  const article = await publishArticle(page, origin, slug, richTextOf(paragraph('Above.'), codeNode('npm ci')))
  const text = page.locator('.rich-text-lexical')
  const code = text.getByRole('textbox', { name: 'Commands or records' })
  const errors = text.getByText('1 Error')
  const isSave = (response: Response) => response.request().method() === 'PATCH' && response.url().includes('/api/resources/')
  /** The block's form reaches the article's with a delay. */
  const fill = async (value: string) => {
    await code.fill(value)
    await expect(page.getByRole('button', { name: deskWords.en.saveDraft, exact: true })).toBeEnabled()
  }
  const press = async (name: string) => {
    const saved = page.waitForResponse(isSave)
    await page.getByRole('button', { name, exact: true }).click()
    return (await saved).status()
  }
  try {
    await page.goto(`/admin/collections/resources/${article}`)
    await expect(code).toHaveValue('npm ci')
    await expect(text.getByPlaceholder('Untitled')).toHaveCount(0)
    await fill('npm run build')
    await text.getByText('Above.').click()
    await page.keyboard.type('abc ')
    await expect(text.getByText(/abc/)).toBeVisible()
    await code.press('End')
    await page.keyboard.insertText(' --now')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(code).toHaveValue('npm run build')
    await expect(text.getByText(/abc/)).toBeVisible()
    // with nothing left to undo in the field
    for (const key of ['z', 'z', 'Shift+z', 'z']) await page.keyboard.press(`ControlOrMeta+${key}`)
    await expect(text.getByText(/abc/)).toBeVisible()
    await code.fill('npm run build')
    await text.getByText(/abc/).click()
    for (const _each of [1, 2, 3]) await page.keyboard.press('ControlOrMeta+z')
    await expect(text.getByText(/abc/)).toHaveCount(0)
    expect(await press(deskWords.en.saveDraft)).toBe(200)
    await page.reload()
    await expect(code).toHaveValue('npm run build')

    // typed just before a save
    await text.getByText('Above.').click()
    await page.keyboard.type('New ')
    await expect(page.getByRole('button', { name: deskWords.en.saveDraft, exact: true })).toBeEnabled()
    await code.fill('npm start')
    expect(await press(deskWords.en.saveDraft)).toBe(200)
    await page.reload()
    await expect(code).toHaveValue('npm start')

    await fill('')
    await expect(errors).toHaveCount(0)
    expect(await press(deskWords.en.publish)).toBe(400)
    await expect(text.getByText('This text has incomplete or incorrect parts: Code block. Check each of them.')).toBeVisible()
    await expect(errors).toBeVisible()
    await expect(page.getByTestId('field-error')).toHaveText('Text → Commands or records')
  } finally {
    await editor.remove(`/api/resources/${article}`)
  }
})
