import { expect, it } from 'vitest'
import type { Media } from '@/payload-types'
import { toPicture } from '@/modules/content/to-picture'

const media = (own: Partial<Media>): Media =>
  ({ id: '1', width: 10, height: 10, updatedAt: '2026-11-28T03:00:00.000Z', url: '/api/media/file/oven.png', ...own }) as Media

it('uses a path of the shop whatever SITE_URL is, since Next resizes no other hosts', () => {
  const urls = ['/api/media/file/oven.png', 'http://localhost:3001/api/media/file/oven.png', 'https://shop.example/api/media/file/oven.png']
  for (const url of urls) expect(toPicture(media({ url }))?.src).toMatch(/^\/api\/media\/file\/oven\.png\?v=\d+$/)
})

it('gets another URL once the picture is replaced', () => {
  const before = toPicture(media({}))?.src
  expect(toPicture(media({ updatedAt: '2026-11-28T04:00:00.000Z' }))?.src).not.toBe(before)
})

it('names the part that stays visible where the picture is cropped', () => {
  expect([toPicture(media({}))?.focus, toPicture(media({ focalX: 20, focalY: 75 }))?.focus]).toEqual(['50% 50%', '20% 75%'])
})
