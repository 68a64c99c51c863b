import type { IncomingMessage, ServerResponse } from 'node:http'

/** How much sooner than its scripts a page may be painted: on a slow line the scripts are loaded after this, painted or not. */
export const headStartMs = 300

/**
 * Runs in the browser, before all else: keeps what `hfRun` is asked for until the page has been painted, or its head start is
 * over. Who cannot tell, or paints nothing because nobody looks, loads it at once.
 */
const loader = `(()=>{let q=[];const i=u=>{const s=document.createElement("script");s.src=u;s.async=true;document.head.append(s)},g=()=>{if(q){const w=q;q=null;performance.mark("hostfront-scripts");w.forEach(i)}};self.hfRun=u=>q?q.push(u):i(u);if(document.hidden||!(self.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).includes("paint")))g();else{new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();g()}}).observe({type:"paint",buffered:true});setTimeout(g,${headStartMs})}})()`

/** As React writes a script that waits for nothing. Pages whose scripts carry a nonce have no such tag, and stay as they are. */
const tag = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g

/** What a page says in the place of its script tags: load it when there is something to see. */
export const scriptsAfterPaint = () => {
  let hasLoader = false
  return (html: string): string =>
    html.replace(tag, (_whole, url: string) => {
      const first = hasLoader ? '' : `<script>${loader}</script>`
      hasLoader = true
      return `${first}<script>hfRun("${url}")</script>`
    })
}

const isPage = (request: IncomingMessage, response: ServerResponse): boolean =>
  !request.url?.startsWith('/admin') && String(response.getHeader('content-type') ?? '').startsWith('text/html')

/** Letter by letter, whatever they mean: a part of an answer may end within one of several bytes. */
const lossless = 'latin1'

/** Every page of the site has a head start before its scripts (ADR 019). What of a tag comes in two parts stays as it is, and works. */
export const paintBeforeScripts = (request: IncomingMessage, response: ServerResponse): void => {
  const { write, end } = response
  const rewrite = scriptsAfterPaint()
  const rewritten = (args: readonly unknown[]): readonly unknown[] => {
    const [part, encoding, ...rest] = args
    const isText = typeof part === 'string'
    if (!isText && !(part instanceof Uint8Array)) return args
    if (!isPage(request, response)) return args
    if (!response.headersSent) response.removeHeader('content-length')
    const bytes = isText ? Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8') : Buffer.from(part)
    const written = Buffer.from(rewrite(bytes.toString(lossless)), lossless)
    return isText && typeof encoding === 'string' ? [written, ...rest] : [written, encoding, ...rest]
  }
  Object.assign(response, {
    write: (...args: readonly unknown[]) => Reflect.apply(write, response, rewritten(args)),
    end: (...args: readonly unknown[]) => Reflect.apply(end, response, rewritten(args)),
  })
}
