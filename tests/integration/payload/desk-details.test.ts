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

describe('details of the admin', () => {
  it('answers 404 for the URL of an unknown picture, to staff and visitors', async () => {
    for (const each of [cookies, {}]) expect((await api('GET', '/media/file/never-was.png', { cookies: each })).status).toBe(404)
  })
})
