import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOpenApiDocument } from '@/cms/endpoints/http/openapi'
import { webhookEvents, webhookEventTypes } from '@/contract/webhooks'
import { signMessage } from '@/server/webhooks/sign-message'
import { freePort } from '../../../scripts/steps/port.mjs'

const page = fs.readFileSync('docs/webhooks.md', 'utf8')

describe('docs/webhooks.md', () => {
  it('W1: lists every event with its words, in order', () => {
    const rows = [...page.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \| (\w+) \| (.+) \|$/gm)].map(([, type, , words]) => [type, words])
    expect(rows).toEqual(webhookEventTypes.map((type) => [type, webhookEvents[type].meta()?.description]))
  })

  it('W1: the contract’s document describes every event, with the schema of its body', () => {
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
})

const secrets = ['a', 'b', 'c'].map((letter) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`)

describe('its receiver', () => {
  let folder: string
  let child: ChildProcess
  let url: string
  let said = ''
  beforeAll(async () => {
    const [, source] = /^```js receiver\n([\s\S]*?)^```/m.exec(page) ?? []
    // Below the project, where its package is found.
    folder = fs.mkdtempSync(path.resolve('node_modules/.receiver-'))
    fs.writeFileSync(path.join(folder, 'receiver.mjs'), source ?? '')
    const port = await freePort()
    url = `http://127.0.0.1:${port}/`
    const env = { ...process.env, PORT: String(port), WEBHOOK_SECRETS: secrets.slice(0, 2).join(',') }
    child = spawn(process.execPath, [path.join(folder, 'receiver.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await vi.waitFor(() => expect(said).toContain('ready'), 15_000)
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
  const dealtWith = (eventId: string) => said.split('\n').filter((line) => line.includes(`"${eventId}"`)).length

  it('W5: takes what either of its secrets signed, and nothing else', async () => {
    const [first = '', second = '', foreign = ''] = secrets
    expect(await post('msg_first', [first])).toBe(204)
    expect(await post('msg_second', [second])).toBe(204)
    expect(await post('msg_foreign', [foreign])).toBe(401)
    expect(await post('msg_old', [first], Date.now() - 3_600_000)).toBe(401)
    expect(['msg_first', 'msg_second', 'msg_foreign', 'msg_old'].map(dealtWith)).toEqual([1, 1, 0, 0])
  })

  it('W3: deals with what comes twice once', async () => {
    const [first = ''] = secrets
    expect([await post('msg_twice', [first]), await post('msg_twice', [first])]).toEqual([204, 204])
    expect(dealtWith('msg_twice')).toBe(1)
  })
})
