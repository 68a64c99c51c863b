'use client'

interface LaidPlate {
  readonly x: number
  readonly y: number
  readonly width: number
}

const boardWidth = 720
const gap = 8
const plateHeight = 30
const rowHeight = plateHeight + gap
const narrowest = 56
const spread = 90
/** Multiplier and modulus of a fixed sequence, so that every render gives the same picture. */
const step = 37
const cycle = 101

/** Lays out `count` plates of different widths in flush rows; the last row may stay open. */
export function placePlates(count: number): { readonly plates: readonly LaidPlate[]; readonly width: number; readonly height: number } {
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

interface CountedPlatesProps {
  readonly count: number
  /** Text alternative: "41 plates, one for each site". */
  readonly label: string
  /** How many are outlined, spread evenly. */
  readonly outlined?: number
}

const screwInset = 9
const round = (value: number) => Math.round(value * 10) / 10

const platePath = ({ x, y, width }: { x: number; y: number; width: number }) =>
  `M${round(x)} ${y}h${round(width)}v${plateHeight}h-${round(width)}z`

const screwPath = (x: number, y: number) => `M${round(x)} ${y + plateHeight / 2}h.01`

/** Renders one plate per item, all in two paths. A client component, so that the paths are not in the payload. */
export const CountedPlates = ({ count, label, outlined = 0 }: CountedPlatesProps) => {
  const { plates, width, height } = placePlates(count)
  const isOutlined = (index: number) =>
    outlined > 0 && Math.floor(((index + 1) * outlined) / (count + 1)) > Math.floor((index * outlined) / (count + 1))
  const solid = plates.filter((_, index) => !isOutlined(index))
  const open = plates.filter((_, index) => isOutlined(index))
  const screws = solid.map((plate) => screwPath(plate.x + screwInset, plate.y) + screwPath(plate.x + plate.width - screwInset, plate.y))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} style={{ width: '100%', height: 'auto' }}>
      <path fill="var(--bar)" d={solid.map(platePath).join('')} />
      {open.map(({ x, y, width: plateWidth }) => (
        <rect
          key={`${x} ${y}`}
          x={x + 1}
          y={y + 1}
          width={plateWidth - 2}
          height={plateHeight - 2}
          rx="2"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      ))}
      <path fill="none" stroke="var(--surface)" strokeWidth="5.2" strokeLinecap="round" d={screws.join('')} />
    </svg>
  )
}
