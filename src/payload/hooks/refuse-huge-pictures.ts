import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { maximumMegapixels } from '@/lib/config/limits'
import { words } from '@/payload/words'
import { refuseField } from './documents'

const tooManyPixels = words('refuseHugePictures.tooManyPixels', { maximumMegapixels })

/** Counts all frames, from the file's header; 0 if it is not an image, which Payload rejects itself. */
const pixelsOf = async (data: Buffer): Promise<number> => {
  const { width, height } = await sharp(data, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  return width * height
}

/** Checks the pixel count before decoding: a few kilobytes can decompress into gigabytes. */
export const refuseHugePictures: CollectionBeforeOperationHook = async ({ collection, req }) => {
  const data = req.file?.data
  if (data && (await pixelsOf(data)) > maximumMegapixels * 1_000_000) refuseField({ collection, req }, 'file', tooManyPixels)
}
