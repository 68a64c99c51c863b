'use client'

import { layPlates, plateHeight } from './lay-plates'

interface CountedPlatesProps {
  readonly count: number
  /** What is counted, in words: "41 plates, one for each site". */
  readonly label: string
  /** How many are only outlined, spread among the others. */
  readonly outlined?: number
}

const screwInset = 9
const round = (value: number) => Math.round(value * 10) / 10

const platePath = ({ x, y, width }: { x: number; y: number; width: number }) =>
  `M${round(x)} ${y}h${round(width)}v${plateHeight}h-${round(width)}z`

const screwPath = (x: number, y: number) => `M${round(x)} ${y + plateHeight / 2}h.01`

/** A picture that counts: one plate for each of them. Two paths of a few hundred bytes, which the browser lays itself and is not sent again. */
export const CountedPlates = ({ count, label, outlined = 0 }: CountedPlatesProps) => {
  const { plates, width, height } = layPlates(count)
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
