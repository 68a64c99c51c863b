import { isRecord } from '@/core/records'
import { type BorrowedLanguage, languageOf } from '@/lib/text-language'
import type { Media } from '@/payload-types'

export interface PictureView {
  readonly src: string
  readonly width: number
  readonly height: number
  /** CSS position of the most important part, for when the picture is cropped. */
  readonly focus: string
  readonly alt: string
  /** R20: language of the alt text. */
  readonly lang?: BorrowedLanguage
}

/**
 * A relative URL whatever the host in `SITE_URL`, since only local files are resized. The query changes with the image, so that no cache
 * serves the old one.
 */
const addressOf = (url: string, updatedAt: string): string => {
  const { pathname } = new URL(url, 'http://shop.invalid')
  return `${pathname}?v=${Date.parse(updatedAt)}`
}

const isPopulated = (upload: unknown): upload is Media & { readonly url: string } => isRecord(upload) && typeof upload['url'] === 'string'

/** `null` if the upload is missing or was not populated. */
export const toPicture = (upload: unknown): PictureView | null =>
  isPopulated(upload) && upload.width && upload.height
    ? {
        src: addressOf(upload.url, upload.updatedAt),
        width: upload.width,
        height: upload.height,
        focus: `${upload.focalX ?? 50}% ${upload.focalY ?? 50}%`,
        alt: upload.alt ?? '',
        lang: languageOf(upload, 'alt'),
      }
    : null
