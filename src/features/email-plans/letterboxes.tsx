const columns = 10
const mostDrawn = 60
const cell = { width: 24, height: 18, gap: 4 }

/** As many letterboxes as the plan has mailboxes, each with its slot. */
export const Letterboxes = ({ count }: { readonly count: number }) => {
  const drawn = Math.min(count, mostDrawn)
  const across = Math.min(drawn, drawn > columns ? columns : 5)
  const rows = Math.ceil(drawn / across)
  const width = columns * (cell.width + cell.gap) - cell.gap
  const height = rows * (cell.height + cell.gap) - cell.gap
  return (
    <svg className="letterboxes" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {Array.from({ length: drawn }, (_, index) => {
        const x = (index % across) * (cell.width + cell.gap)
        const y = Math.floor(index / across) * (cell.height + cell.gap)
        return (
          <g key={index}>
            <rect x={x} y={y} width={cell.width} height={cell.height} rx="2" fill="var(--bar)" />
            <path d={`M${x + 5} ${y + 6}h${cell.width - 10}`} stroke="var(--surface)" strokeWidth="2.5" strokeLinecap="round" />
          </g>
        )
      })}
    </svg>
  )
}
