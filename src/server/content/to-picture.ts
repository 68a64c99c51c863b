import type { Media } from '@/payload-types'

export interface PictureView {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** An uploaded picture that is read along with its document; `null` where there is none. */
export const toPicture = (media: string | Media | null | undefined): PictureView | null =>
  typeof media === 'object' && media?.url && media.width && media.height
    ? { src: media.url, width: media.width, height: media.height }
    : null
