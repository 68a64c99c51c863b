import { describe, expect, it } from 'vitest'
import { viewOf } from '@/payload/admin/preview'

describe('viewOf', () => {
  it('opens the page as visitors see it when it is published', () => {
    expect(viewOf('de', '/about', { _status: 'published' })).toMatch(/\/de\/about$/)
    expect(viewOf('de', '/', { _status: 'published' })).toMatch(/\/de$/)
  })

  it('opens the preview when the newest version is a draft', () => {
    expect(viewOf('de', '/about', { _status: 'draft' })).toMatch(/\/de\/preview\/about$/)
    expect(viewOf('de', '/', { _status: 'draft' })).toMatch(/\/de\/preview$/)
  })
})
