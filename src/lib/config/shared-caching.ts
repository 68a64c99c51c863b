/** Next's value for caches it can purge. */
const forAYear = /\bs-maxage=31536000\b.*/

/**
 * Caches in front don't learn of publishes, so a CDN or proxy keeps a page for one second (enough for traffic peaks) and browsers
 * revalidate by ETag. Private and uncacheable responses stay unchanged.
 */
export const sharedCaching = (cacheControl: string): string =>
  forAYear.test(cacheControl) ? 'public, max-age=0, s-maxage=1, must-revalidate' : cacheControl

/** One tag for all cached pages: any of them may contain a price, menu or announcement. */
export const pagesTag = 'pages'

/**
 * For caches with their own header (`CDN-Cache-Control`, RFC 9213), including deploy/varnish. A cache that is purged on publish keeps pages
 * for a minute, in case a purge is lost; all serve stale pages for a day if the shop is down.
 */
export const cdnCaching = (isTold: boolean): string =>
  isTold ? 'max-age=60, stale-if-error=86400' : 'max-age=1, stale-while-revalidate=1, stale-if-error=86400'
