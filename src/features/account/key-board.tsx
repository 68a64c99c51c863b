/** Where each key hangs, how its bit is cut, and how far it has swung. The empty hook is the visitor's. */
const keys = [
  { bits: [0, 10], drop: 0 },
  { bits: [4, 14, 22], drop: 14 },
  null,
  { bits: [0, 8, 20], drop: 6 },
  { bits: [10, 18], drop: 20 },
] as const

const spacing = 92

const Key = ({ bits, drop }: { readonly bits: readonly number[]; readonly drop: number }) => (
  <g transform={`translate(0 ${drop})`}>
    <circle cx="0" cy="52" r="24" fill="none" stroke="var(--on-wall)" strokeWidth="9" />
    <rect x="-5" y="76" width="10" height="96" fill="var(--on-wall)" />
    {bits.map((offset) => (
      <rect key={offset} x="5" y={136 + offset} width="17" height="7" fill="var(--on-wall)" />
    ))}
  </g>
)

/** Where a key will hang: its outline. */
const AwaitedKey = () => (
  <g fill="none" stroke="var(--on-wall-2)" strokeWidth="3" strokeDasharray="7 6">
    <circle cx="0" cy="52" r="24" />
    <path d="M-5 78v94h10v-94" />
  </g>
)

const hookOf = (drop: number): string => `M0 12v${16 + drop}a7 7 0 0 0 14 0`

/** A board of keys: one hook for every door but yours, and the outline where yours will hang. Counts, and means nothing to a screen reader. */
export const KeyBoard = ({ isYoursThere }: { readonly isYoursThere: boolean }) => (
  <svg className="key-board" viewBox="0 0 480 250" aria-hidden="true" focusable="false">
    <rect x="0" y="6" width="480" height="22" rx="3" fill="var(--wall-deep)" />
    {keys.map((key, index) => (
      <g key={index} transform={`translate(${56 + index * spacing} 0)`}>
        {key ? <Key {...key} /> : null}
        {!key && isYoursThere ? <Key bits={[0, 12, 20]} drop={0} /> : null}
        {!key && !isYoursThere ? <AwaitedKey /> : null}
        <path d={hookOf(key?.drop ?? 0)} fill="none" stroke="var(--action)" strokeWidth="5" strokeLinecap="round" />
      </g>
    ))}
  </svg>
)
