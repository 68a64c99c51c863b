import type { RequestListener, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { recordError, recordUnresponsive } from '@/lib/db/database-health'
import de from '@/lib/i18n/messages/de.json'
import fr from '@/lib/i18n/messages/fr.json'
import { startFront } from '../../support/in-front'

const answerOf = async (address: string, draw: (response: ServerResponse) => void, headers: Record<string, string> = {}) => {
  const next: RequestListener = (_request, response) => draw(response)
  const front = await startFront(next)
  try {
    return await front.ask(address, { headers })
  } finally {
    await front.stop()
  }
}

/** Ways in which Next sends an error: in one piece, streamed, with its own headers. */
const faults: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'in one piece': (response) => {
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-length', '5').setHeader('etag', '"x"')
    response.end('fault')
  },
  'in a stream': (response) => {
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.flushHeaders()
    response.write('fau')
    response.write('lt')
    response.end()
  },
  'with a head': (response) => {
    response.writeHead(500, { 'content-type': 'text/plain' })
    response.end('fault')
  },
}

afterEach(() => recordUnresponsive(false))

describe('a page that fails to render', () => {
  it('keeps its own error while the database is up', async () => {
    for (const draw of Object.values(faults)) expect(await answerOf('/de/x', draw)).toMatchObject({ status: 500, text: 'fault' })
  })

  it.each(Object.entries(faults))(
    'with the database away, %s: 503 in words, in the language of its address, and when to ask again',
    async (_name, draw) => {
      recordUnresponsive(true)
      const { status, headers, text } = await answerOf('/de/x?a="><script>', draw)
      expect(status).toBe(503)
      expect(headers['retry-after']).toBe('5')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers.etag).toBeUndefined()
      expect(text).toContain('<html lang="de">')
      expect(text).toContain(de.outagePage.title)
      expect(text).not.toContain('fault')
      expect(text).not.toContain('<script>')
    },
  )

  it('is reported as an API error for calls, and as one line for the sitemap', async () => {
    recordUnresponsive(true)
    const draw = faults['in one piece'] ?? (() => {})
    const call = await answerOf('/api/pages', draw, { 'accept-language': 'fr' })
    expect(call.status).toBe(503)
    expect(JSON.parse(call.text)).toEqual({ error: { code: 'unavailable', message: fr.errors.unavailable } })
    const siteMap = await answerOf('/sitemap.xml', draw)
    expect([siteMap.status, siteMap.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8'])
  })

  it('counts database errors before the outage is detected; rendered pages are served as usual', async () => {
    recordError(Object.assign(new Error('drizzle'), { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }))
    expect((await answerOf('/en', faults['in a stream'] ?? (() => {}))).status).toBe(503)
    const drawn = await answerOf('/en', (response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.flushHeaders()
      response.write('<p>drawn')
      response.end('</p>')
    })
    expect(drawn).toMatchObject({ status: 200, text: '<p>drawn</p>' })
  })
})
