const tags = [
  { x: 28, drop: 40, lines: 4 },
  { x: 136, drop: 92, lines: 3 },
  { x: 244, drop: 28, lines: 5 },
  { x: 352, drop: 112, lines: 2 },
  { x: 460, drop: 60, lines: 4 },
]
const top = 116
const width = 76

const tag = ({ x, drop }: (typeof tags)[number]) => {
  const y = top + drop
  return `M${x + 16} ${y}h${width - 32}l16 16v132H${x}V${y + 16}z`
}

const linesOf = ({ x, drop, lines }: (typeof tags)[number]) =>
  Array.from({ length: lines }, (_, index) => `M${x + 12} ${top + drop + 56 + index * 18}h${index === lines - 1 ? 30 : width - 24}`).join(
    '',
  )

/** Five mailboxes under one name: a tag each, tied to the plate, with as many lines as there are letters in it. */
export const Tags = () => (
  <>
    <path stroke="var(--on-wall-2)" strokeWidth="3" d={tags.map(({ x, drop }) => `M${x + 38} 96V${top + drop + 24}`).join('')} />
    <path fill="var(--on-wall)" d={tags.map(tag).join('')} />
    <path
      stroke="var(--plate-ink)"
      strokeWidth="18"
      strokeLinecap="round"
      d={tags.map(({ x, drop }) => `M${x + 38} ${top + drop + 24}h.01`).join('')}
    />
    <path
      stroke="var(--wall)"
      strokeWidth="9"
      strokeLinecap="round"
      d={tags.map(({ x, drop }) => `M${x + 38} ${top + drop + 24}h.01`).join('')}
    />
    <path stroke="var(--plate-ink)" strokeWidth="5" d={tags.map(linesOf).join('')} />
  </>
)
