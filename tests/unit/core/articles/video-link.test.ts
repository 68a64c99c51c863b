import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVideoLink, videoPlayers } from '@/core/articles/video-link'

const youTube = {
  provider: 'YouTube',
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
}
const vimeo = {
  provider: 'Vimeo',
  href: 'https://vimeo.com/76979871',
  player: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
}
const unlisted = {
  provider: 'Vimeo',
  href: 'https://vimeo.com/76979871/8272103f6e',
  player: 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
}

describe('R33: the link of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=42s',
    'http://m.youtube.com/watch/?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=Xq3',
    'youtu.be/aqz-KE-bpKQ',
    ' HTTPS://YOUTU.BE/aqz-KE-bpKQ/\u200b ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  ])('may be of YouTube: %s', (link) => expect(parseVideoLink(link)).toEqual(youTube))

  it.each([
    ['https://vimeo.com/76979871', vimeo],
    ['https://www.vimeo.com/76979871/?share=copy#t=3', vimeo],
    ['https://player.vimeo.com/video/76979871?title=0', vimeo],
    ['https://vimeo.com/76979871/8272103f6e?share=copy', unlisted],
    ['https://vimeo.com/76979871?h=8272103f6e', unlisted],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', unlisted],
  ])('may be of Vimeo: %s', (link, video) => expect(parseVideoLink(link)).toEqual(video))

  it.each([
    ['nothing', ''],
    ['no text', null],
    ['another value', { href: 'https://youtu.be/aqz-KE-bpKQ' }],
    ['another host', 'https://evil.example/watch?v=aqz-KE-bpKQ'],
    ['a host that only ends like YouTube', 'https://notyoutube.com/watch?v=aqz-KE-bpKQ'],
    ['a host that only starts like YouTube', 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
    ['a user name that looks like a host', 'https://youtu.be@evil.example/aqz-KE-bpKQ'],
    ['another port', 'https://youtu.be:8443/aqz-KE-bpKQ'],
    ['a script', 'javascript:alert(1)//youtu.be/aqz-KE-bpKQ'],
    ['another scheme', 'ftp://youtu.be/aqz-KE-bpKQ'],
    ['a playlist', 'https://www.youtube.com/playlist?list=PL1'],
    ['an embedded playlist', 'https://www.youtube.com/embed/videoseries?list=PL1'],
    ['an embedded channel', 'https://www.youtube.com/embed/live_stream?channel=UC1'],
    ['a channel', 'https://www.youtube.com/@hostfront'],
    ['a search', 'https://www.youtube.com/results?search_query=dns'],
    ['a video without its id', 'https://www.youtube.com/watch'],
    ['an id that is too short', 'https://youtu.be/aqz-KE-bpK'],
    ['more than an id', 'https://youtu.be/aqz-KE-bpKQ/x'],
    ['an id with another character', 'https://youtu.be/aqz-KE-bp"Q'],
    ['a page of Vimeo', 'https://vimeo.com/features'],
    ['a channel of Vimeo', 'https://vimeo.com/channels/staffpicks/76979871'],
    ['a malformed key', 'https://vimeo.com/76979871/8272103f6e%22'],
    ['a malformed key in the query', 'https://vimeo.com/76979871?h=1%26autoplay%3D0'],
    ['embedding code', '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'],
  ])('may not be %s', (_what, link) => expect(parseVideoLink(link)).toBeNull())

  const place = fc.constantFrom('youtu.be/', 'www.youtube.com/watch?v=', 'youtube.com/embed/', 'vimeo.com/', 'player.vimeo.com/video/', '')

  it('leads to the players of the two providers only, whatever is typed', () => {
    fc.assert(
      fc.property(
        place,
        fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[\w-]{11}$/), fc.stringMatching(/^\d+$/)),
        (before, typed) => {
          const video = parseVideoLink(`${before}${typed}`)
          if (!video) return
          expect(videoPlayers).toContain(new URL(video.player).origin)
          expect(['https://www.youtube.com', 'https://vimeo.com']).toContain(new URL(video.href).origin)
          expect(`${video.href} ${video.player}`).toMatch(/^[\w:/.?=&\- ]+$/)
        },
      ),
    )
  })

  it('is read again from what it leads to', () => {
    fc.assert(
      fc.property(place, fc.stringMatching(/^(?:[\w-]{11}|\d{1,12}(?:\/[\da-f]{10})?)$/), (before, id) => {
        const video = parseVideoLink(`https://${before}${id}`)
        if (video) expect([parseVideoLink(video.href), parseVideoLink(video.player)]).toEqual([video, video])
      }),
    )
  })
})
