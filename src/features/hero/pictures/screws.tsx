const screws = [
  { x: 64, y: 62, turn: 32 },
  { x: 496, y: 62, turn: -18 },
  { x: 64, y: 378, turn: 74 },
  { x: 496, y: 378, turn: 8 },
]

/** A plate and the four screws that hold it, taken apart. */
export const Screws = () => (
  <>
    <path fill="none" stroke="var(--on-wall-2)" strokeWidth="3" strokeDasharray="8 7" d="M64 116v60M496 116v60M64 264v60M496 264v60" />
    {screws.map(({ x, y, turn }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <circle r="50" fill="var(--on-wall)" />
        <circle r="40" fill="none" stroke="var(--plate-ink)" strokeWidth="3" />
        <path stroke="var(--plate-ink)" strokeWidth="13" d="M-36 0h72" />
      </g>
    ))}
  </>
)
