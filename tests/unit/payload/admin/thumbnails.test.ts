import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { thumbnailFile, thumbnailFolder, thumbnailOf } from '@/payload/admin/sketch'
import { pageBlocks } from '@/payload/blocks'
import { isSamePicture, mostBytes, thumbnailSize, toThumbnail } from '../../../../bench/screenshots/thumbnails/picture'

const slugs = pageBlocks.map(({ slug }) => slug)

describe('G2: the block picker', () => {
  it('shows a thumbnail of each (npm run bench -- thumbnails)', () => {
    expect(slugs.filter((slug) => !existsSync(thumbnailFile(slug)))).toEqual([])
    const shown = pageBlocks.map(({ admin }) => (admin?.images?.thumbnail as { url: string } | undefined)?.url)
    expect(shown).toEqual(slugs.map(thumbnailOf))
  })

  it('has no thumbnail of an unknown block', () => {
    const found = readdirSync(path.resolve(thumbnailFolder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:webp|png|jpe?g|svg)$/.test(file),
    )
    expect(found.toSorted()).toEqual(slugs.map((slug) => `${slug}/thumbnail.webp`).toSorted())
  })

  it('loads fast: thumbnails are small and of one size', async () => {
    for (const slug of slugs) {
      const picture = readFileSync(thumbnailFile(slug))
      const { format, width, height } = await sharp(picture).metadata()
      expect([slug, format, width, height, picture.length <= mostBytes]).toEqual([
        slug,
        'webp',
        thumbnailSize.width,
        thumbnailSize.height,
        true,
      ])
    }
  })

  it('groups blocks by purpose', () => {
    const groups = new Set(pageBlocks.map(({ admin }) => (admin?.group as { en: string } | undefined)?.en))
    expect([...groups].toSorted()).toEqual(['Explain', 'Prove', 'Sell', 'Tools and forms'])
  })
})

describe('a block’s thumbnail', () => {
  const draw = (background: string) =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .png()
      .toBuffer()

  it('counts as equal if only rendering noise differs', async () => {
    const [one, near, other] = await Promise.all(['#808080', '#818181', '#906080'].map(async (colour) => toThumbnail(await draw(colour))))
    expect([await isSamePicture(one as Buffer, near as Buffer), await isSamePicture(one as Buffer, other as Buffer)]).toEqual([true, false])
  })
})
