interface HungPlate {
  readonly x: number
  readonly width: number
}

const height = 56
const hang = 26

const plate = (y: number, { x, width }: HungPlate) => `M${x} ${y + hang}h${width}v${height}h-${width}z`
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

/** Three rods; on the middle one a name has left its old place and hangs in its new one. */
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
