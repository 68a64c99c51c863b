import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VideoPlayer } from '@/features/article/video-player.client'
import { settle, show } from '../../../support/in-a-browser'

const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'

const settings = () => (Reflect.get(window, 'happyDOM') as { readonly settings: { disableIframePageLoading: boolean } }).settings

beforeEach(() => {
  // happy-dom would load the player, and reports that it may not
  settings().disableIframePageLoading = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  settings().disableIframePageLoading = false
  vi.restoreAllMocks()
})

const showPlayer = () =>
  show(
    <VideoPlayer
      title="Otters at work"
      label="Play video: Otters at work"
      href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"
      player={player}
    >
      <i>poster</i>
    </VideoPlayer>,
  )

describe('R33: a video of another host', () => {
  it('shows its poster and a button, and no frame', async () => {
    const place = await showPlayer()
    expect(place.querySelector('button')?.getAttribute('aria-label')).toBe('Play video: Otters at work')
    expect(place.querySelector('i')).not.toBeNull()
    expect(place.querySelector('iframe, [src]')).toBeNull()
  })

  it('frames the player on a press, sandboxed, and moves the focus to it', async () => {
    const place = await showPlayer()
    await settle(() => place.querySelector('button')?.click())
    const frame = place.querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe(player)
    expect(frame?.getAttribute('title')).toBe('Otters at work')
    expect(frame?.getAttribute('allow')).toBe('autoplay; fullscreen; picture-in-picture')
    expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    expect(frame?.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals|downloads/)
    expect(document.activeElement).toBe(frame)
    expect(place.querySelector('button, i')).toBeNull()
  })
})
