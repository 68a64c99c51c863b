import { resources } from '../../seed/content/resources/all'
import { asEditor, mostSeconds, timeTo } from './support/editor'
import { expect, test } from './support/shop'

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
