const columns = 10
const mostDrawn = 60
const cell = { width: 24, height: 18, gap: 4 }
const step = { x: cell.width + cell.gap, y: cell.height + cell.gap }
/** Corner radius, rendered by a round stroke of twice its width. */
const corner = 2
const slot = cell.width - 10

const inside = { width: cell.width - 2 * corner, height: cell.height - 2 * corner }
const box = `h${inside.width}v${inside.height}h-${inside.width}z`
const boxes = (count: number, row: number) => `M${corner} ${corner + row * step.y}${Array(count).fill(box).join(`m${step.x} 0`)}`
const slots = (count: number, row: number) => `M5 ${6 + row * step.y}h${count * step.x - (step.x - slot)}`

/** One letterbox per mailbox, as two paths. */
export const Letterboxes = ({ count }: { readonly count: number }) => {
  const drawn = Math.min(count, mostDrawn)
  const across = Math.min(drawn, drawn > columns ? columns : 5)
  const rows = Array.from({ length: Math.ceil(drawn / across) }, (_, row) => Math.min(across, drawn - row * across))
  return (
    <svg
      className="letterboxes"
      viewBox={`0 0 ${columns * step.x - cell.gap} ${rows.length * step.y - cell.gap}`}
      aria-hidden="true"
      focusable="false"
    >
      <path fill="var(--bar)" stroke="var(--bar)" strokeWidth={2 * corner} strokeLinejoin="round" d={rows.map(boxes).join('')} />
      <path
        stroke="var(--surface)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={`${slot} ${step.x - slot}`}
        d={rows.map(slots).join('')}
      />
    </svg>
  )
}
