import { expect, it } from 'vitest'
import { articleFeed } from '@/core/feeds'

it('R24: writes RSS with escaped text and RFC 822 dates', () => {
  const feed = articleFeed({
    ...{ title: 'Shop', description: 'Articles', language: 'de', url: 'https://a.example/de/knowledge-base' },
    feedUrl: 'https://a.example/de/knowledge-base/rss.xml',
    items: [{ title: 'A & B <c>\u0001', description: '', url: 'https://a.example/x', updatedAt: '2026-11-20T10:00:00.000Z' }],
  })
  expect(feed).toContain('<title>A &amp; B &lt;c&gt;</title>')
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>')
  expect(feed).toContain('<language>de</language>')
  expect(feed).toContain('rel="self"')
})
