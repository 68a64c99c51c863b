import { describe, expect, it } from 'vitest'
import { scriptsAfterPaint } from '@/config/scripts-after-paint'

const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const loaders = (html: string) => html.match(/self\.hfRun=/g)?.length ?? 0

describe('ADR 019: scripts are loaded after the first paint', () => {
  it('a tag becomes a call; the loader comes once, before the first', () => {
    const rewrite = scriptsAfterPaint()
    const first = rewrite(`<head>${tag('a-1')}${tag('b~2')}</head>`)
    expect(loaders(first)).toBe(1)
    expect(first.indexOf('self.hfRun=')).toBeLessThan(first.indexOf('hfRun("/_next/static/chunks/a-1.js")'))
    expect(first).toContain('</script><script>hfRun("/_next/static/chunks/b~2.js")</script></head>')
    expect(rewrite(tag('c'))).not.toContain('self.hfRun=')
    expect(rewrite(tag('c'))).toContain('hfRun("/_next/static/chunks/c.js")')
  })

  it('leaves whatever else there is: inline, with a nonce, for old browsers, in parts, from elsewhere', () => {
    const others = [
      '<script>self.__next_f.push([1])</script>',
      '<script src="/_next/static/chunks/a.js" nonce="x" async=""></script>',
      '<script src="/_next/static/chunks/a.js" noModule=""></script>',
      '<script src="/_next/static/chunks/a.js" asy',
      '<script src="https://elsewhere.example/a.js" async=""></script>',
      '<p>Größe: 10 €</p>',
    ]
    for (const html of others) expect(scriptsAfterPaint()(html)).toBe(html)
  })
})
