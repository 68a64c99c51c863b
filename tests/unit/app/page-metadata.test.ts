import { expect, it } from 'vitest'
import { toMetadata } from '@/app/page-metadata'
import { toPicture } from '@/modules/content/to-picture'
import type { Media } from '@/payload-types'

const page = { locale: 'de', path: '/about', title: 'Über uns', brandName: 'Hostfront', image: '/og/about' } as const

it('offers the page’s own picture for sharing, and the drawn one without it', () => {
  const media = {
    url: 'https://shop.example/api/media/file/team.png',
    width: 1200,
    height: 800,
    updatedAt: '2026-11-28T03:00:00.000Z',
    alt: 'The team',
  }
  const own = toMetadata({ ...page, picture: toPicture(media as Media) }).openGraph?.images
  expect(own).toEqual([
    { url: expect.stringMatching(/^\/api\/media\/file\/team\.png\?v=\d+$/) as string, width: 1200, height: 800, alt: 'The team' },
  ])
  expect(toMetadata({ ...page, picture: toPicture(null) }).openGraph?.images).toEqual([
    { url: '/de/og/about', width: 1200, height: 630, alt: 'Über uns' },
  ])
})
