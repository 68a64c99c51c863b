/** What Next lets every shared cache keep a page for that it knows how to clear itself. */
const forAYear = /\bs-maxage=31536000\b.*/

/**
 * In front of the shop nobody hears of a publish, so a CDN or proxy keeps a page for a second (which is what a crowd needs) and a
 * browser asks each time; the page's mark (ETag) makes that cheap. Private and uncacheable answers are left alone.
 */
export const sharedCaching = (cacheControl: string): string =>
  forAYear.test(cacheControl) ? 'public, max-age=0, s-maxage=1, must-revalidate' : cacheControl
