import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOpenApiDocument } from '@/payload/http/openapi/document'
import { webhookEventTypes } from '@/modules/webhooks/schema'
import { signMessage } from '@/lib/crypto/sign-message'
import { freePort } from '../../../scripts/lib/settings.mjs'

it('W1: the OpenAPI document describes every event, with the schema of its body', () => {
  const { webhooks, components } = createOpenApiDocument([]) as {
    webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: { $ref: string } }> } } }>
    components: { schemas: Record<string, { properties: { type: { const: string } } }> }
  }
  expect(Object.keys(webhooks)).toEqual(webhookEventTypes)
  for (const type of webhookEventTypes) {
    const { $ref } = webhooks[type]?.post.requestBody.content['application/json']?.schema ?? { $ref: '' }
    expect(components.schemas[$ref.replace('#/components/schemas/', '')]?.properties.type.const).toBe(type)
  }
})

const secrets = ['a', 'b', 'c'].map((letter) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`)

describe('receiver in docs/webhooks.md', () => {
  let folder: string
  let child: ChildProcess
  let url: string
  let output = ''
  beforeAll(async () => {
    const [, source] = /^```js receiver\n([\s\S]*?)^```/m.exec(fs.readFileSync('docs/webhooks.md', 'utf8')) ?? []
    // Inside the project, so that packages resolve.
    folder = fs.mkdtempSync(path.resolve('node_modules/.receiver-'))
    fs.writeFileSync(path.join(folder, 'receiver.mjs'), source ?? '')
    const port = await freePort()
    url = `http://127.0.0.1:${port}/`
    const env = { ...process.env, PORT: String(port), WEBHOOK_SECRETS: secrets.slice(0, 2).join(',') }
    child = spawn(process.execPath, [path.join(folder, 'receiver.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await vi.waitFor(() => expect(output).toContain('ready'), 15_000)
  })
  afterAll(async () => {
    const over = once(child, 'exit')
    child.kill()
    await over
    fs.rmSync(folder, { recursive: true })
  })

  const post = async (eventId: string, signers: readonly string[], at = Date.now()): Promise<number> => {
    const body = { type: 'order.paid', data: { eventId } }
    const message = signMessage({ url, eventId, body, at, secrets: signers })
    return (await fetch(url, { method: 'POST', headers: message.headers, body: message.body })).status
  }
  const timesHandled = (eventId: string) => output.split('\n').filter((line) => line.includes(`"${eventId}"`)).length

  it('W5: accepts a message signed with either of its secrets, and rejects any other', async () => {
    const [first = '', second = '', foreign = ''] = secrets
    expect(await post('msg_first', [first])).toBe(204)
    expect(await post('msg_second', [second])).toBe(204)
    expect(await post('msg_foreign', [foreign])).toBe(401)
    expect(await post('msg_old', [first], Date.now() - 3_600_000)).toBe(401)
    expect(['msg_first', 'msg_second', 'msg_foreign', 'msg_old'].map(timesHandled)).toEqual([1, 1, 0, 0])
  })

  it('W3: handles a message once when it is delivered twice', async () => {
    const [first = ''] = secrets
    expect([await post('msg_twice', [first]), await post('msg_twice', [first])]).toEqual([204, 204])
    expect(timesHandled('msg_twice')).toBe(1)
  })
})
