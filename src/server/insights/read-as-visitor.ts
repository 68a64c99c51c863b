import http from 'node:http'
import https from 'node:https'
import { buildEnvironment } from '@/config/env'

const timeout = 5_000
/** The head, which says what was drawn, comes first. */
const mostBytes = 1_000_000

export interface SeenPage {
  readonly status: number
  readonly html: string
}

/**
 * A page of the shop's own address as a visitor gets it, through whatever stands in front: no cookie, no login, no redirect followed, never another
 * host. Not `fetch`: inside Next that one is Next's.
 */
export const readAsVisitor = (path: string): Promise<SeenPage> =>
  new Promise((resolve, reject) => {
    const { SITE_URL } = buildEnvironment()
    const url = new URL(encodeURI(`/en${path === '/' ? '' : path}`), SITE_URL)
    if (url.origin !== new URL(SITE_URL).origin) return reject(new Error('Not an address of the shop'))
    const { get } = url.protocol === 'https:' ? https : http
    const call = get(url, { signal: AbortSignal.timeout(timeout), headers: { accept: 'text/html' } }, (response) => {
      let html = ''
      response.setEncoding('utf8')
      const end = () => resolve({ status: response.statusCode ?? 0, html })
      response.on('data', (piece: string) => {
        html += piece
        if (html.length <= mostBytes) return
        end()
        response.destroy()
      })
      response.on('end', end)
      response.on('error', reject)
    })
    call.on('error', reject)
  })
