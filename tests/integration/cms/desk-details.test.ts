import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { createApi, type Api } from '../api/api-client'

let api: Api
let cookies: Readonly<Record<string, string>>
beforeAll(async () => {
  const { payload } = await bootPayload()
  await createVisitors(payload)
  api = createApi(payload)
  const answer = await api('POST', '/users/login', { body: { email: 'marketing@visitors.test', password: testPassword } })
  cookies = answer.cookies
})

describe('what the desk shows of the shop', () => {
  it.each([
    ['/vps-hosting', 'es', 'http://localhost:3000/es/vps-hosting'],
    ['/', 'de', 'http://localhost:3000/de'],
  ])('the preview for search engines of %s in %s names the address of the shop', async (path, locale, url) => {
    const answer = await api('POST', '/plugin-seo/generate-url', { cookies, body: { doc: { path }, locale, collectionSlug: 'pages' } })
    expect(answer.body).toEqual({ result: url })
  })

  it('the address of a picture that was replaced answers 404, to staff and to visitors', async () => {
    for (const each of [cookies, {}]) expect((await api('GET', '/media/file/replaced-long-ago.png', { cookies: each })).status).toBe(404)
  })
})
