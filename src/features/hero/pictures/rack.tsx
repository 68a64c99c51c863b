/** Centres of `count` things, `step` apart. */
const row = (count: number, from: number, step: number) => Array.from({ length: count }, (_, index) => from + index * step)

const units = [
  { y: 12, height: 40 },
  { y: 56, height: 76 },
  { y: 220, height: 40 },
  { y: 264, height: 112 },
]

/** A rack of 1U, 2U and 3U: twelve ports, eight drives, a vent, sixteen drives, and the place that is the visitor's. */
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
