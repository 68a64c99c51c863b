import { afterEach, describe, expect, it, vi } from 'vitest'
import { findSectionError } from '@/components/section-data/section-error'

const asked: string[] = []
const answer = (give: () => Response) =>
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return give()
  })

afterEach(() => {
  asked.splice(0)
  vi.unstubAllGlobals()
})

describe('R5, §7: why section data is missing', () => {
  it('§7.1: asks the endpoint of the section in the language of the page', async () => {
    answer(() => Response.json({ success: true, data: { content: { heading: 'Namen' } }, error: null }))
    expect(await findSectionError('de', 'faq')).toBeNull()
    expect(asked).toEqual(['/api/data/de/faq'])
  })

  it('§8.14: treats a missing response like an error status', async () => {
    answer(() => new Response(null, { status: 503 }))
    expect(await findSectionError('en', 'faq')).toEqual({ code: 'not-loaded' })
    answer(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await findSectionError('en', 'faq')).toEqual({ code: 'not-loaded' })
  })

  it.each([
    [{ code: 'x', message: 'Closed today' }, 'Closed today'],
    ['Closed today', 'Closed today'],
    [null, null],
  ])('§8.15: handles success false with the error %j', async (error, message) => {
    answer(() => Response.json({ success: false, data: null, error }))
    expect(await findSectionError('en', 'faq')).toEqual({ code: 'refused', message })
  })

  it.each([[null], [[]], ['text'], [{ success: true, data: null }], [{ success: true, data: { content: null } }]])(
    '§8.16: rejects %j as unreadable',
    async (body) => {
      answer(() => Response.json(body))
      expect(await findSectionError('en', 'faq')).toEqual({ code: 'unreadable' })
    },
  )
})
