import sharp from 'sharp'

/** Height of a column; longer pages continue in the next. */
const height = 1500
const gap = 12
const background = '#808080'
const sheetWidth = 1900

/** Scaled width per viewport width, in px. */
const columnWidths: Readonly<Record<number, number>> = { 390: 300, 768: 400, 1440: 616 }

export const columnsOf = async (picture: Buffer, pageWidth: number): Promise<readonly Buffer[]> => {
  const width = columnWidths[pageWidth] ?? pageWidth
  const small = await sharp(picture).resize({ width }).png().toBuffer()
  const { height: whole = 0 } = await sharp(small).metadata()
  const tops = Array.from({ length: Math.ceil(whole / height) }, (_, index) => index * height)
  return Promise.all(
    tops.map((top) =>
      sharp(small)
        .extract({ left: 0, top, width, height: Math.min(height, whole - top) })
        .toBuffer(),
    ),
  )
}

export const columnsPerSheet = (pageWidth: number): number =>
  Math.floor((sheetWidth - gap) / ((columnWidths[pageWidth] ?? pageWidth) + gap))

export const writeSheet = async (columns: readonly Buffer[], pageWidth: number, file: string): Promise<void> => {
  const width = columnWidths[pageWidth] ?? pageWidth
  const sheet = sharp({ create: { width: sheetWidth, height: height + 2 * gap, channels: 3, background } })
  await sheet
    .composite(columns.map((input, index) => ({ input, left: gap + index * (width + gap), top: gap })))
    .png()
    .toFile(file)
}
