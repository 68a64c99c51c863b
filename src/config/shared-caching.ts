import type { ServerResponse } from 'node:http'

/** What Next lets every shared cache keep a page for that it knows how to clear itself. */
const forAYear = /\bs-maxage=31536000\b.*/

/**
 * In front of the shop nobody hears of a publish, so a CDN or proxy keeps a page for a second (which is what a crowd needs) and a
 * browser asks each time; the page's mark (ETag) makes that cheap.
 */
export const sharedCaching = 'public, max-age=0, s-maxage=1, must-revalidate'

export const withoutTheYear = (cacheControl: string): string => (forAYear.test(cacheControl) ? sharedCaching : cacheControl)

/** Turns Next's year into a second. Private and uncacheable answers are left alone. */
export const shortenSharedCaching = (response: ServerResponse): void => {
  const { setHeader } = response
  Object.assign(response, {
    setHeader: (name: string, value: number | string | readonly string[]) =>
      Reflect.apply(setHeader, response, [
        name,
        name.toLowerCase() === 'cache-control' && typeof value === 'string' ? withoutTheYear(value) : value,
      ]),
  })
}
