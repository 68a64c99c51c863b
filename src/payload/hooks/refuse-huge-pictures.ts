import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { maximumMegapixels } from '@/lib/config/limits'
import { words } from '@/payload/words'
import { refuseField } from './documents'

const tooManyPixels = words('refuseHugePictures.tooManyPixels', { maximumMegapixels })

/** Of all frames of an animation, as the file's header says; 0 for a file that is no picture, which Payload refuses itself. */
const pixelsOf = async (data: Buffer): Promise<number> => {
  const { width, height } = await sharp(data, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  return width * height
}

/** A file of some kilobytes can unpack into gigabytes: its pixels are counted before they are decoded. */
export const refuseHugePictures: CollectionBeforeOperationHook = async ({ collection, req }) => {
  const data = req.file?.data
  if (data && (await pixelsOf(data)) > maximumMegapixels * 1_000_000) refuseField({ collection, req }, 'file', tooManyPixels)
}
