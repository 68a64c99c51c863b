import { expect, it } from 'vitest'
import { escapeHtml } from '@/core/html'

it('escapes text for elements and quoted attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;')
  expect(escapeHtml('1 234,50 €')).toBe('1 234,50 €')
})
