import { aliasTarget, attribute, elements, isPage } from './markup'

/** Redirects are not followed. */
export interface Answer {
  readonly status: number
  readonly location: string | null
  readonly html: string
}

export interface CrawledPage {
  readonly path: string
  readonly html: string
}

export interface Crawl {
  /** By canonical path, with language and without query; aliases are listed under their target. */
  readonly pages: ReadonlyMap<string, CrawledPage>
  /** Each with the page that links to it. */
  readonly faults: readonly string[]
}

const ask = async (origin: string, path: string): Promise<Answer> => {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
  const html = (response.headers.get('content-type') ?? '').includes('text/html') ? await response.text() : ''
  return { status: response.status, location: response.headers.get('location'), html }
}

/** Internal links as paths with query, without fragment. */
export const linksOf = (html: string, origin: string, base: string): readonly string[] =>
  elements(html, 'a').flatMap((anchor) => {
    const href = attribute(anchor, 'href')
    if (href === null || /^(?:mailto|tel|javascript):/.test(href)) return []
    const url = new URL(href, `${origin}${base}`)
    return url.origin === origin ? [`${url.pathname}${url.search}`] : []
  })

/** Follows every link from the given pages. Four requests at once, because pages render on their first visit. */
export const crawl = async (origin: string, starts: readonly string[]): Promise<Crawl> => {
  const pages = new Map<string, CrawledPage>()
  const faults: string[] = []
  const seen = new Set(starts)
  const queue = starts.map((path) => ({ path, from: 'the start' }))

  const visit = async ({ path, from }: { readonly path: string; readonly from: string }) => {
    const first = await ask(origin, path)
    const target = aliasTarget(first, origin)
    const answer = target === null ? first : await ask(origin, target)
    const address = target ?? path
    if (answer.status !== 200) {
      faults.push(`${path} (linked from ${from}) answers ${[first.status, target && answer.status].filter(Boolean).join(' then ')}`)
      return
    }
    if (!isPage(answer.html)) return
    const own = address.split('?')[0] ?? address
    if (!pages.has(own)) pages.set(own, { path: own, html: answer.html })
    for (const link of linksOf(answer.html, origin, address)) {
      if (seen.has(link)) continue
      seen.add(link)
      queue.push({ path: link, from: path })
    }
  }
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await visit(next)
  }
  // An idle worker may stop early while others still add to the queue.
  while (queue.length > 0) await Promise.all([work(), work(), work(), work()])
  return { pages, faults }
}
