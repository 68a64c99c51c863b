import { request } from 'node:http'
import { buildEnvironment } from '@/lib/config/env'

/** Next's value for caches that it can purge. */
const forAYear = /\bs-maxage=31536000\b.*/

/**
 * Caches in front don't learn of publishes, so a CDN or proxy caches a page for one second (enough for traffic peaks) and browsers
 * revalidate by ETag. Private and uncacheable responses stay unchanged.
 */
export const sharedCaching = (cacheControl: string): string =>
  forAYear.test(cacheControl) ? 'public, max-age=0, s-maxage=1, must-revalidate' : cacheControl

/** All cached pages have the same tag, because any page may show a price, a menu or the announcement that was changed. */
export const pagesTag = 'pages'

/**
 * For caches with their own header (`CDN-Cache-Control`, RFC 9213), including deploy/varnish. A cache that is purged on publish stores
 * pages for a minute, in case a purge is lost; all serve stale pages for a day if the shop is down.
 */
export const cdnCaching = (isTold: boolean): string =>
  isTold ? 'max-age=60, stale-if-error=86400' : 'max-age=1, stale-while-revalidate=1, stale-if-error=86400'

const timeout = 2000

/** Doesn't use `fetch`, which Next patches and ties to the page being rendered. */
const purge = (address: string, tags: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = request(
      address,
      { method: 'PURGE', headers: { 'cache-tag': tags.join(' ') }, agent: false, signal: AbortSignal.timeout(timeout) },
      (response) => {
        response.resume()
        if (response.statusCode === 204) resolve()
        else reject(new Error(`Cache purge returned ${response.statusCode}`))
      },
    )
    call.on('error', reject)
    call.end()
  })

/**
 * Varnish with deploy/varnish/hostfront.vcl: marks tagged pages stale and keeps them for outages.
 * @param addresses purge ports of all instances, such as `http://front:6081`
 */
export const createVarnish = (addresses: readonly string[]) => ({
  /** Rejects if any instance fails. */
  purge: async (tags: readonly string[]): Promise<void> => {
    await Promise.all(addresses.map((address) => purge(address, tags)))
  },
})

/** ADR 012: no-op without a cache in front. */
export const purgeFrontCaches = (): Promise<void> => createVarnish(buildEnvironment().SHARED_CACHE_PURGE_URL).purge([pagesTag])
