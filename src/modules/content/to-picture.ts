import { isRecord } from '@/core/records'
import { type BorrowedLanguage, languageOf } from '@/lib/text-language'
import type { Media } from '@/payload-types'

export interface PictureView {
  readonly src: string
  readonly width: number
  readonly height: number
  /** CSS position of what matters most, where the picture is cropped. */
  readonly focus: string
  readonly alt: string
  /** R20: language of the alt text. */
  readonly lang?: BorrowedLanguage
}

/**
 * A relative URL whatever host `SITE_URL` names, since only local files are resized. The query changes with the image, so no cache serves
 * the old one.
 */
const addressOf = (url: string, updatedAt: string): string => {
  const { pathname } = new URL(url, 'http://shop.invalid')
  return `${pathname}?v=${Date.parse(updatedAt)}`
}

/** `null` if the upload is missing or was not populated. */
export const toPicture = (media: string | Media | null | undefined): PictureView | null =>
  typeof media === 'object' && media?.url && media.width && media.height
    ? {
        src: addressOf(media.url, media.updatedAt),
        width: media.width,
        height: media.height,
        focus: `${media.focalX ?? 50}% ${media.focalY ?? 50}%`,
        alt: media.alt ?? '',
        lang: languageOf(media, 'alt'),
      }
    : null

const isPicture = (value: unknown): value is Media => isRecord(value) && typeof value['url'] === 'string'

/** Picture of an upload node in a rich text. */
export const pictureOfNode = ({ value }: { readonly value?: unknown }): PictureView | null => toPicture(isPicture(value) ? value : null)
