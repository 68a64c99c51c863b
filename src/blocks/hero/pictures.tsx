/** Drawn to scale: 210 + 120 - 66 = 264. */
const listed = [
  { y: 176, words: 96, amount: 210 },
  { y: 216, words: 128, amount: 120 },
]
const off = { y: 256, words: 74, amount: 66 }
const total = listed.reduce((sum, { amount }) => sum + amount, -off.amount)
const right = 512

const words = ({ y, words: width }: { readonly y: number; readonly words: number }) => `M48 ${y}h${width}`
const bar = (y: number, amount: number, height: number) => `M${right - amount} ${y - height / 2}h${amount}v${height}h-${amount}z`

export const Ledger = () => (
  <>
    <path fill="var(--on-wall)" d="M36 0h488l36 36v404H0V36z" />
    <path stroke="var(--plate-ink)" strokeWidth="7" d={[...listed, off].map(words).join('')} />
    <path fill="var(--plate-ink)" d={listed.map(({ y, amount }) => bar(y, amount, 20)).join('')} />
    <path fill="none" stroke="var(--plate-ink)" strokeWidth="3" d={bar(off.y, off.amount - 3, 17)} />
    <path stroke="var(--plate-ink)" strokeWidth="3" d="M48 290h464" />
    <path fill="var(--plate-ink)" d={bar(326, total, 38)} />
    <path stroke="var(--plate-ink)" strokeWidth="11" d="M48 326h84" />
    <path stroke="var(--wall)" strokeWidth="3" strokeDasharray="9 8" d="M0 374h560" />
    <path stroke="var(--plate-ink)" strokeWidth="5" d="M48 408h150M412 408h100" opacity=".6" />
  </>
)

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

/** Twenty-five sites, one of them the visitor's. */
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

const row = (count: number, from: number, step: number) => Array.from({ length: count }, (_, index) => from + index * step)

const units = [
  { y: 12, height: 40 },
  { y: 56, height: 76 },
  { y: 220, height: 40 },
  { y: 264, height: 112 },
]

export const Rack = () => (
  <>
    <path fill="var(--wall-deep)" d="M64 0h432v440H64z" />
    <path fill="var(--rail)" stroke="var(--wall-line)" strokeWidth="2" d="M33 -4h30v448H33zM497 -4h30v448h-30z" />
    <path stroke="var(--on-wall-2)" strokeWidth="10" strokeDasharray="8 14" d="M48 9v440M512 9v440" />
    {units.map(({ y, height }) => (
      <path key={y} fill="var(--on-wall)" d={`M68 ${y}h424v${height}H68z`} />
    ))}
    <path
      fill="var(--plate-ink)"
      d={[
        ...row(12, 100, 31).map((x) => `M${x} 24h18v16h-18z`),
        ...row(8, 100, 46).map((x) => `M${x} 68h36v52h-36z`),
        ...row(8, 100, 46).map((x) => `M${x} 276h36v40h-36zM${x} 324h36v40h-36z`),
      ].join('')}
    />
    <path
      stroke="var(--on-wall)"
      strokeWidth="3"
      d={row(8, 106, 46)
        .map((x) => `M${x} 110h10M${x} 308h10M${x} 356h10`)
        .join('')}
    />
    <path stroke="var(--plate-ink)" strokeWidth="4" d="M100 232h360M100 240h360M100 248h360" />
    <path fill="none" stroke="var(--wall-line)" strokeWidth="2" strokeDasharray="7 6" d="M69 385h422v54H69z" />
  </>
)

interface HungPlate {
  readonly x: number
  readonly width: number
}

const rodsHeight = 56
const hang = 26

const plate = (y: number, { x, width }: HungPlate) => `M${x} ${y + hang}h${width}v${rodsHeight}h-${width}z`
const hooks = (y: number, { x, width }: HungPlate, into = 14) => `M${x + 18} ${y}v${hang + into}M${x + width - 18} ${y}v${hang + into}`
const dots = (y: number, { x, width }: HungPlate) => `M${x + 18} ${y + hang + 14}h.01M${x + width - 18} ${y + hang + 14}h.01`

const upper: readonly HungPlate[] = [
  { x: 28, width: 150 },
  { x: 202, width: 206 },
  { x: 432, width: 100 },
]
const lower: readonly HungPlate[] = [
  { x: 28, width: 118 },
  { x: 170, width: 96 },
  { x: 290, width: 242 },
]
const left: HungPlate = { x: 28, width: 132 }

export const Rods = () => (
  <>
    <path fill="none" stroke="var(--wall-deep)" strokeWidth="12" strokeLinecap="round" d="M6 32h548M6 172h548M6 322h548" />
    <path
      stroke="var(--on-wall-2)"
      strokeWidth="3"
      d={[...upper.map((p) => hooks(32, p)), ...lower.map((p) => hooks(322, p)), 'M224 172v30M514 172v30'].join('')}
    />
    <path fill="var(--on-wall)" d={[...upper.map((p) => plate(32, p)), ...lower.map((p) => plate(322, p))].join('')} />
    <path
      stroke="var(--plate-ink)"
      strokeWidth="9"
      strokeLinecap="round"
      d={[...upper.map((p) => dots(32, p)), ...lower.map((p) => dots(322, p))].join('')}
    />
    <path fill="none" stroke="var(--on-wall-2)" strokeWidth="2" strokeDasharray="7 6" d={hooks(172, left, 0) + plate(172, left)} />
    <path fill="none" stroke="var(--on-wall-2)" strokeWidth="4" d="M94 262v32h274v-18m-12 12 12-13 12 13" />
  </>
)

const screws = [
  { x: 64, y: 62, turn: 32 },
  { x: 496, y: 62, turn: -18 },
  { x: 64, y: 378, turn: 74 },
  { x: 496, y: 378, turn: 8 },
]

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

/** Five mailboxes of one domain. */
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
