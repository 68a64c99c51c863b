export interface LaidPlate {
  readonly x: number
  readonly y: number
  readonly width: number
}

const boardWidth = 720
const gap = 8
export const plateHeight = 30
const rowHeight = plateHeight + gap
const narrowest = 56
const spread = 90
/** Multiplier and modulus of a small fixed sequence: the same picture on every render, no dice. */
const step = 37
const cycle = 101

/** Lays `count` plates of different widths in rows that end flush; the last row may stay open. */
export function layPlates(count: number): { readonly plates: readonly LaidPlate[]; readonly width: number; readonly height: number } {
  const rows: number[][] = [[]]
  let room = boardWidth
  for (let index = 0; index < count; index += 1) {
    const width = narrowest + (((index + 1) * step) % cycle) * (spread / cycle)
    const row = rows.at(-1) ?? []
    if (row.length > 0 && room < width + gap) {
      rows.push([width])
      room = boardWidth - width
    } else {
      row.push(width)
      room -= width + (row.length > 1 ? gap : 0)
    }
  }
  const plates = rows.flatMap((row, rowIndex) => {
    const used = row.reduce((sum, width) => sum + width, 0) + gap * (row.length - 1)
    const stretch = rowIndex < rows.length - 1 ? (boardWidth - used) / row.length : 0
    let x = 0
    return row.map((width) => {
      const plate = { x, y: rowIndex * rowHeight, width: width + stretch }
      x += plate.width + gap
      return plate
    })
  })
  return { plates, width: boardWidth, height: rows.length * rowHeight - gap }
}
