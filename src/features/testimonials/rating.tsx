const most = 5
const step = 18
const slots = Array.from({ length: most }, (_, index) => index)

/** Five screws, as many of them driven in as there are points. Said in words beside it. */
export const Rating = ({ rating }: { readonly rating: number }) => (
  <svg className="rating" viewBox={`0 0 ${most * step - 2} 16`} aria-hidden="true" focusable="false">
    {slots.map((index) =>
      index < rating ? (
        <g key={index}>
          <circle cx={8 + index * step} cy="8" r="8" fill="var(--ink)" />
          <path
            d="M-5 0h10"
            transform={`translate(${8 + index * step} 8) rotate(${32 + index * 67})`}
            stroke="var(--surface)"
            strokeWidth="2.4"
          />
        </g>
      ) : (
        <circle
          key={index}
          cx={8 + index * step}
          cy="8"
          r="6.8"
          fill="none"
          stroke="var(--ink-2)"
          strokeWidth="2"
          strokeDasharray="3 2.6"
        />
      ),
    )}
  </svg>
)
