const most = 5
const step = 18
const radius = 8
const slots = Array.from({ length: most }, (_, index) => index)

const xOf = (index: number) => radius + index * step
const round = (value: number) => Math.round(value * 10) / 10

/** A line of no length, which a round stroke makes a screw's head of. */
const headPath = (index: number) => `M${xOf(index)} ${radius}h.01`

/** The slot of a screw, each turned its own way. */
const slotPath = (index: number) => {
  const turn = ((32 + index * 67) * Math.PI) / 180
  const x = round(5 * Math.cos(turn))
  const y = round(5 * Math.sin(turn))
  return `M${round(xOf(index) - x)} ${round(radius - y)}l${round(2 * x)} ${round(2 * y)}`
}

/** Five screws, as many of them driven in as there are points. Said in words beside it. */
export const Rating = ({ rating }: { readonly rating: number }) => {
  const driven = slots.filter((index) => index < rating)
  return (
    <svg className="rating" viewBox={`0 0 ${most * step - 2} 16`} aria-hidden="true" focusable="false">
      <path stroke="var(--ink)" strokeWidth={2 * radius} strokeLinecap="round" d={driven.map(headPath).join('')} />
      <path stroke="var(--surface)" strokeWidth="2.4" d={driven.map(slotPath).join('')} />
      {slots.slice(driven.length).map((index) => (
        <circle key={index} cx={xOf(index)} cy={radius} r="6.8" fill="none" stroke="var(--ink-2)" strokeWidth="2" strokeDasharray="3 2.6" />
      ))}
    </svg>
  )
}
