import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inLocale } from '@seed/localise'
import { resources } from '@seed/content/resources/all'
import { toArticleView } from '@/features/article/to-view'
import { Walkthrough } from '@/features/article/walkthrough.client'
import type { Article } from '@/modules/content/articles'
import { settle, show, text } from '../../../support/in-a-browser'

const scenes = [
  { drawing: 'lens', caption: 'A browser asks' },
  { drawing: 'signpost', caption: 'The DNS answers' },
] as const

const words = {
  label: 'Video',
  play: 'Play',
  pause: 'Pause',
  again: 'Again',
  previous: 'Previous',
  next: 'Next',
  places: ['1 of 2', '2 of 2'],
}

const button = (label: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)

describe('a video of drawings', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('R29: starts on click, loads nothing from other hosts, plays to its end and can be replayed', async () => {
    const place = await show(<Walkthrough scenes={scenes} lang={undefined} words={words} />)
    await settle(() => vi.advanceTimersByTime(60_000))
    expect(text('section p')).toBe('A browser asks')
    await settle(() => button('Play')?.click())
    await settle(() => vi.advanceTimersByTime(10_000))
    expect(text('section p')).toBe('The DNS answers')
    await settle(() => vi.advanceTimersByTime(10_000))
    await settle(() => button('Again')?.click())
    expect(text('section p')).toBe('A browser asks')
    expect(place.querySelector('img, video, iframe, [src]')).toBeNull()
  })

  it('R29: pauses on click, and each scene has a button', async () => {
    await show(<Walkthrough scenes={scenes} lang={undefined} words={words} />)
    await settle(() => button('Play')?.click())
    await settle(() => button('Pause')?.click())
    await settle(() => vi.advanceTimersByTime(60_000))
    expect(text('section p')).toBe('A browser asks')
    await settle(() => button('Next')?.click())
    expect([text('section p'), text('section span.muted')]).toEqual(['The DNS answers', '2 of 2'])
  })

  it('R29: takes its scenes from the article’s text', () => {
    const seed = resources.find(({ type }) => type === 'video')
    const document = { ...(inLocale(seed, 'de') as Article['document']), updatedAt: '2027-01-01T00:00:00.000Z' }
    expect(toArticleView({ document, related: [] }, 'de').scenes).toContainEqual({
      drawing: 'signpost',
      caption: expect.stringContaining('Der A-Eintrag enthält die IP-Adresse'),
    })
    expect(toArticleView({ document: { ...document, type: 'guide' }, related: [] }, 'de').scenes).toEqual([])
  })
})
