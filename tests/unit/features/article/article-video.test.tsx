import { describe, expect, it, vi } from 'vitest'
import { ArticleBody } from '@/features/article/article-page'
import { VideoPlayer } from '@/features/article/video-player.client'
import { drawInWords } from '../../../support/draw-in-words'
import { paragraph, richTextOf, videoNode } from '../../../support/article-nodes'

vi.mock('@/features/article/rate-article', () => ({ rateArticle: async () => null }))

const draw = (...nodes: readonly object[]) => drawInWords(<ArticleBody body={richTextOf(...nodes) as never} />, 'de')

describe('R33: a video in an article', () => {
  it('names its title, its caption, its provider and what a press sends there', () => {
    const html = draw(videoNode(null, { caption: 'In zwei Minuten' }))
    expect(html).toContain('<figure class="article-video">')
    expect(html).toContain('<b>Otters at work</b><p>In zwei Minuten</p><p lang="de">')
    expect(html).toContain('YouTube erhält dann Ihre IP-Adresse.')
    expect(html).toContain('<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Auf YouTube ansehen</a>')
    expect(html).not.toMatch(/nocookie|iframe/)
  })

  it('needs no caption', () => {
    expect(draw(videoNode(null, { caption: '' }))).toContain('<b>Otters at work</b><p lang="de">')
  })

  it('is left out while its link or title is missing', () => {
    const unfinished = [{ link: 'https://evil.example/' }, { link: undefined }, { title: undefined }]
    expect(draw(...unfinished.map((fields) => videoNode(null, fields)), paragraph('Still here.'))).toBe('<p>Still here.</p>')
  })

  it('is a link for visitors without JavaScript', () => {
    const html = drawInWords(
      <VideoPlayer title="Otters" label="Play video: Otters" href="https://vimeo.com/1" player="https://player.vimeo.com/video/1">
        {null}
      </VideoPlayer>,
    )
    expect(html).toMatch(/<noscript><a class="article-video__play" aria-label="Play video: Otters" href="https:\/\/vimeo\.com\/1">/)
    expect(html).not.toContain('player.vimeo.com')
  })
})
