import sharp from 'sharp'

/** Twice the displayed size, for high-density screens. */
export const thumbnailSize = { width: 480, height: 320 } as const
export const mostBytes = 12_288

/** Highest quality within the size limit. */
export const toThumbnail = async (screenshot: Buffer): Promise<Buffer> => {
  const small = await sharp(screenshot)
    .resize({ ...thumbnailSize, fit: 'cover', position: 'top' })
    .png()
    .toBuffer()
  for (const quality of [80, 65, 50, 35, 20]) {
    const picture = await sharp(small).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= mostBytes || quality === 20) return picture
  }
  return small
}

/** Of 255: rendering noise between machines. */
const mostDifference = 3

const pixelsOf = (picture: Buffer): Promise<Buffer> => sharp(picture).resize(120, 80, { fit: 'fill' }).removeAlpha().raw().toBuffer()

/** Compares downscaled pixels. */
export const isSamePicture = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const [before, now] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (before.length !== now.length) return false
  const sum = before.reduce((total, value, at) => total + Math.abs(value - (now[at] ?? 0)), 0)
  return sum / before.length < mostDifference
}
