import sharp from 'sharp'

/** Twice what the picker shows, for fine screens. */
export const thumbnailSize = { width: 480, height: 320 } as const
export const mostBytes = 12_288

/** The best quality that stays small. */
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

/** Of 255: what fonts and compression round from one machine to the next. */
const mostDifference = 3

const pixelsOf = (picture: Buffer): Promise<Buffer> => sharp(picture).resize(120, 80, { fit: 'fill' }).removeAlpha().raw().toBuffer()

/** Whether two pictures show the same. */
export const isSamePicture = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const [before, now] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (before.length !== now.length) return false
  const sum = before.reduce((total, value, at) => total + Math.abs(value - (now[at] ?? 0)), 0)
  return sum / before.length < mostDifference
}
