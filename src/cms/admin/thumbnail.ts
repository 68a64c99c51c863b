import { existsSync } from 'node:fs'
import path from 'node:path'
import { sketch, type SketchPart } from './sketch'

/** Small pictures of sections, as `npm run thumbnails` takes them from a running shop. */
export const thumbnailFolder = 'src/cms/blocks'

export const thumbnailFile = (slug: string): string => path.join(process.cwd(), thumbnailFolder, slug, 'thumbnail.webp')

/** Where staff's browsers find it. */
export const thumbnailOf = (slug: string): string => `/api/section-thumbnails/${slug}`

/** A new section is drawn from a few parts until its picture is taken. */
export const pictureOf = (slug: string, drawing: readonly SketchPart[]): string =>
  existsSync(thumbnailFile(slug)) ? thumbnailOf(slug) : sketch(...drawing)
