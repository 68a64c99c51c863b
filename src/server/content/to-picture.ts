import type { Media } from '@/payload-types'

export interface PictureView {
  readonly src: string
  readonly width: number
  readonly height: number
}

/**
 * Below the shop's own address whatever host `SITE_URL` names, since only local files are made smaller; and another one each time the
 * picture is changed, so that no cache shows the one before.
 */
const addressOf = (url: string, updatedAt: string): string => {
  const { pathname } = new URL(url, 'http://shop.invalid')
  return `${pathname}?v=${Date.parse(updatedAt)}`
}

/** An uploaded picture that is read along with its document; `null` where there is none. */
export const toPicture = (media: string | Media | null | undefined): PictureView | null =>
  typeof media === 'object' && media?.url && media.width && media.height
    ? { src: addressOf(media.url, media.updatedAt), width: media.width, height: media.height }
    : null
