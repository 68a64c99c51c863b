/** What Next lets every shared cache keep a page for that it knows how to clear itself. */
const forAYear = /\bs-maxage=31536000\b.*/

/**
 * In front of the shop nobody hears of a publish, so a CDN or proxy keeps a page for a second (which is what a crowd needs) and a
 * browser asks each time; the page's mark (ETag) makes that cheap. Private and uncacheable answers are left alone.
 */
export const sharedCaching = (cacheControl: string): string =>
  forAYear.test(cacheControl) ? 'public, max-age=0, s-maxage=1, must-revalidate' : cacheControl

/** On every page that is kept as bytes: a price, a menu, an announcement can stand on any of them, so there is one tag for all. */
export const pagesTag = 'pages'

/**
 * For caches that obey a header of their own (`CDN-Cache-Control`, RFC 9213), deploy/varnish among them. One that is told of each publish keeps a page
 * for a minute, should it once not be heard; any of them shows what it has while nobody of the shop answers, for a day.
 */
export const cdnCaching = (isTold: boolean): string =>
  isTold ? 'max-age=60, stale-if-error=86400' : 'max-age=1, stale-while-revalidate=1, stale-if-error=86400'
