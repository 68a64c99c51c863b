import { inflateSync } from 'node:zlib'

/** Bytes of the headers and of one entry of their tables' directories: WOFF 1.0 §3 and §4, OpenType "Font tables". */
const woff = { header: 44, entry: 20 } as const
const sfnt = { header: 12, entry: 16 } as const

const padded = (length: number): number => Math.ceil(length / 4) * 4

/**
 * A WOFF file as the plain font inside it, so that the library need not inflate a table each time it looks at a letter,
 * which makes a receipt take seconds. Throws where it is no WOFF file.
 */
export const unpackWoff = (packed: Buffer): Buffer => {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error('No WOFF file')
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.header + index * woff.entry
    const [offset, packedLength, length] = [4, 8, 12].map((at) => packed.readUInt32BE(entry + at)) as [number, number, number]
    const bytes = packed.subarray(offset, offset + packedLength)
    return { entry, length, data: packedLength < length ? inflateSync(bytes) : bytes }
  })
  const font = Buffer.alloc(sfnt.header + count * sfnt.entry + tables.reduce((sum, { length }) => sum + padded(length), 0))
  packed.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  font.writeUInt16BE(2 ** power * sfnt.entry, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE((count - 2 ** power) * sfnt.entry, 10)
  let offset = sfnt.header + count * sfnt.entry
  tables.forEach(({ entry, length, data }, index) => {
    const to = sfnt.header + index * sfnt.entry
    packed.copy(font, to, entry, entry + 4)
    packed.copy(font, to + 4, entry + 16, entry + 20)
    font.writeUInt32BE(offset, to + 8)
    font.writeUInt32BE(length, to + 12)
    data.copy(font, offset)
    offset += padded(length)
  })
  return font
}
