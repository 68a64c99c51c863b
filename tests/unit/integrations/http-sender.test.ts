import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttpSender } from '@/integrations/webhook-sender'
import { answering, openReceiver, type Receiver } from '../../support/webhooks/receiver'

/** Stubbed DNS, so that the test sends nothing outside. */
const names: Readonly<Record<string, readonly string[]>> = {
  'inside.example.com': ['10.0.0.5'],
  'metadata.example.com': ['169.254.169.254'],
  'beside.example.com': ['127.0.0.1'],
  'six.example.com': ['::1'],
  'local.example.com': ['fd00::1'],
  'mapped.example.com': ['::ffff:192.168.1.1'],
  'translated.example.com': ['64:ff9b::a00:5'],
  'both.example.com': ['93.184.216.34', '10.0.0.5'],
  'none.example.com': [],
}

vi.mock('node:dns', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:dns')>()),
  lookup: (host: string, _options: unknown, done: (fault: Error | null, found: object[]) => void) => {
    const found = names[host]
    if (found === undefined) return done(new Error('ENOTFOUND'), [])
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  },
}))

let receiver: Receiver
beforeAll(async () => {
  receiver = await openReceiver()
})
afterAll(() => receiver.close())

const rules = { patience: 400, answerKept: 20 }
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test","data":{}}' }
const public_ = createHttpSender(rules)
const local = createHttpSender({ ...rules, allowLoopback: true })

describe('webhook targets', () => {
  it.each([
    'http://erp.example.com/hooks',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.0.0.5/',
    'https://169.254.169.254/latest/meta-data',
    'https://93.184.216.34/',
    'https://localhost/',
    'https://intranet/',
    'https://user:word@erp.example.com/',
    'ftp://erp.example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
    '',
    ...Object.keys(names).map((name) => `https://${name}/`),
  ])('W2: exclude %s for a public shop', async (url) => {
    expect(await public_.send({ ...message, url })).toEqual({ kind: 'fault', fault: 'address' })
  })

  it('W2: exclude its own machine', async () => {
    const before = receiver.received.length
    expect(await public_.send({ ...message, url: receiver.url })).toEqual({ kind: 'fault', fault: 'address' })
    expect(receiver.received).toHaveLength(before)
  })

  it.each(['https://inside.example.com/', 'http://erp.example.com/', 'http://192.168.1.1/', 'https://10.0.0.5/'])(
    'W2: exclude %s for a local shop as well',
    async (url) => {
      expect(await local.send({ ...message, url })).toEqual({ kind: 'fault', fault: 'address' })
    },
  )

  it('W2: report an unknown host as a network error', async () => {
    expect(await public_.send({ ...message, url: 'https://nobody.example.org/' })).toEqual({ kind: 'fault', fault: 'network' })
  })
})

describe('webhook requests', () => {
  const send = () => local.send({ ...message, url: receiver.url })

  it('W2: are POSTs with headers and the exact body', async () => {
    receiver.answer = answering(204)
    expect(await send()).toEqual({ kind: 'answered', status: 204, text: '' })
    expect(receiver.received.at(-1)).toMatchObject({ id: 'msg_1', text: message.body })
  })

  it('W2: do not follow redirects', async () => {
    const before = receiver.received.length
    receiver.answer = answering(307, 'elsewhere', { location: receiver.url })
    expect(await send()).toEqual({ kind: 'answered', status: 307, text: 'elsewhere' })
    expect(receiver.received).toHaveLength(before + 1)
  })

  it('W4: time out without a response', async () => {
    receiver.answer = () => undefined
    const began = performance.now()
    expect(await send()).toEqual({ kind: 'fault', fault: 'silence' })
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it('W4: read only the start of an endless response', async () => {
    receiver.answer = async (_received, response) => {
      response.writeHead(200)
      while (!response.destroyed) {
        response.write('word\u0000 ')
        await sleep(5)
      }
    }
    const answer = await send()
    expect(answer).toMatchObject({ kind: 'answered', status: 200 })
    expect(answer.kind === 'answered' && answer.text).toMatch(/^(?:word {2}){3}/)
    expect(answer.kind === 'answered' && answer.text.length).toBeLessThanOrEqual(20)
  })

  it('W4: time out on a silent body', async () => {
    receiver.answer = (_received, response) => void response.writeHead(200).write('x')
    expect(await send()).toEqual({ kind: 'answered', status: 200, text: 'x' })
  })

  it('W4: report an unreachable host as a network error', async () => {
    expect(await local.send({ ...message, url: 'http://127.0.0.1:9/' })).toEqual({ kind: 'fault', fault: 'network' })
  })
})
