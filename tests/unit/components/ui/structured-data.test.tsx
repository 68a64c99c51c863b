import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StructuredData } from '@/components/ui/structured-data/structured-data'

const textOf = (html: string): string => /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? ''

describe('structured data', () => {
  it('escapes markup in texts', () => {
    const graph = [
      { '@type': 'Organization', name: 'Ada <b>& Co</b>' },
      { '@type': 'Question', name: '</script><script>alert(1)</script>', text: '<!-- <script>' },
    ]
    const html = renderToStaticMarkup(<StructuredData graph={graph} />)
    expect(textOf(html)).not.toContain('<')
    expect(JSON.parse(textOf(html))).toEqual({ '@context': 'https://schema.org', '@graph': graph })
  })

  it('renders nothing when the page has none', () => {
    expect(renderToStaticMarkup(<StructuredData graph={[]} />)).toBe('')
  })
})
