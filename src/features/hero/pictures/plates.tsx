const height = 48
const rows = [
  { y: 4, widths: [132, 96, 172, 136] },
  { y: 60, widths: [104, 188, 120, 124] },
  { y: 116, widths: [160, 112, 140, 124] },
  { y: 276, widths: [92, 148, 176, 120] },
  { y: 332, widths: [168, 124, 108, 136] },
  { y: 388, widths: [120, 140, 96, 180] },
]
const gap = 8

const laid = rows.flatMap(({ y, widths }) => {
  let x = 0
  return widths.map((width) => {
    const plate = { x, y, width }
    x += width + gap
    return plate
  })
})

/** Twenty-five sites on one wall: twenty-four of other people, and the visitor's in their midst. */
export const Plates = () => (
  <>
    <path fill="var(--on-wall)" d={laid.map(({ x, y, width }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')} />
    <path
      stroke="var(--plate-ink)"
      strokeWidth="8"
      strokeLinecap="round"
      d={laid.map(({ x, y, width }) => `M${x + 13} ${y + 24}h.01M${x + width - 13} ${y + 24}h.01`).join('')}
    />
    <path
      stroke="var(--wall-line)"
      strokeWidth="8"
      d={laid.map(({ x, y, width }, index) => `M${x + 30} ${y + 24}h${width - 60 - (index % 3) * 8}`).join('')}
    />
  </>
)
