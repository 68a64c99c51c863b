import { LRUCache } from 'lru-cache'
import { sharingImageLimits } from '@/lib/config/limits'
import { createQueue } from '@/lib/db/batch'

/** Everything that a social image shows, and nothing else, so that two requests with the same content share one image. */
export interface SharingImageContent {
  readonly title: string
  readonly brandName: string
}

type Limits = Readonly<Record<keyof typeof sharingImageLimits, number>>

type RenderImage = (content: SharingImageContent) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Renders each social image once, a few at a time. Requests for an image that is being rendered wait for that render.
 *
 * @throws BusyError when the queue is full or too slow; failed renders are not cached
 */
export const createSharingImageCache = (
  render: RenderImage,
  { concurrency, queued, patienceMs, cachedImages, cachedBytes }: Limits = sharingImageLimits,
): RenderImage => {
  const inQueue = createQueue('sharing-images', concurrency, { most: queued, patience: patienceMs })
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    max: cachedImages,
    maxSize: cachedBytes,
    sizeCalculation: (image) => Math.max(1, image.byteLength),
  })
  const inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  return async (content) => {
    const key = JSON.stringify([content.title, content.brandName])
    const image = cached.get(key) ?? inFlight.get(key)
    if (image !== undefined) return image
    const rendering = inQueue(() => render(content))
      .then((rendered) => {
        cached.set(key, rendered)
        return rendered
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, rendering)
    return rendering
  }
}
