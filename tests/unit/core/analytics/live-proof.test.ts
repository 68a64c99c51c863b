import { describe, expect, it } from 'vitest'
import { liveMarks, nextLookAfter, showsPublished } from '@/core/analytics/publish-check'

const page = (version: string) => `<html><head><meta name="${liveMarks.page}" content="${version}"/></head></html>`
const pricedPage = (revision: number) =>
  `<!DOCTYPE html><html lang="de" class="a b" ${liveMarks.catalogue}="${revision}"><head></head></html>`

describe('verification of a publication', () => {
  const version = Date.parse('2026-11-25T07:00:00.500Z')

  it('A9: accepts a page rendered from this state or a newer one', () => {
    const drawn = (content: string) => showsPublished(page(content), { version, revision: null })
    expect([drawn('2026-11-25T07:00:00.499Z'), drawn('2026-11-25T07:00:00.500Z'), drawn('2026-11-25T08:00:00.000Z')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('A9: accepts a price once the page was rendered from its catalogue, and never without a revision', () => {
    const drawn = (revision: number) => showsPublished(pricedPage(41), { version: null, revision })
    expect([drawn(40), drawn(41), drawn(42)]).toEqual([true, true, false])
    expect(showsPublished('<html></html>', { version, revision: null })).toBe(false)
    expect(showsPublished('<html></html>', { version: null, revision: 1 })).toBe(false)
  })

  it('A9: ends after a time', () => {
    expect(nextLookAfter(0)).toBe(250)
    expect(nextLookAfter(11)).toBeNull()
  })
})
