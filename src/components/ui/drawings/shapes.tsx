import type { ReactNode } from 'react'

/** Drawings of 240 by 160; yellow is reserved for the visitor's domain. */
const solid = 'var(--bar)'
const light = 'var(--raised)'
const ink = 'var(--line-strong)'

const line = (d: string, width = 4) => <path fill="none" stroke={ink} strokeWidth={width} d={d} />
const mass = (d: string, fill = solid) => <path fill={fill} d={d} />
/** A zero-length stroke with round caps renders a dot. */
const screws = (d: string) => <path stroke={light} strokeWidth="8" d={d} />

const padlock = (
  <>
    {line('M24 16h192', 8)}
    <path fill="none" stroke={ink} strokeWidth="12" d="M86 82V52a34 34 0 0 1 68 0v30" />
    {mass('M66 78h108v72H66z')}
    {screws('M80 92h.01M160 92h.01M80 136h.01M160 136h.01')}
    {mass('M120 98a11 11 0 0 1 5 21l3 15h-16l3-15a11 11 0 0 1 5-21z', light)}
  </>
)

const envelope = (
  <>
    {mass('M36 34h168v108H36z')}
    <path fill="none" stroke={light} strokeWidth="5" d="M40 40l80 58 80-58M40 136l56-54M200 136l-56-54" />
    {line('M12 60h14M6 84h20M12 108h14')}
  </>
)

const crane = (
  <>
    {line('M20 152h84M62 152V14', 6)}
    {line('M62 14L22 34M62 14l138 20M16 34h200M78 34l14-12M108 34l14-8M138 34l14-4M176 34v28')}
    {mass('M16 38h26v22H16z')}
    {mass('M136 68h88v36h-88z')}
    {line('M148 68l28-22 28 22')}
    {screws('M148 86h.01M212 86h.01')}
    {line('M132 152h100', 6)}
    <path fill="none" stroke={ink} strokeWidth="3" strokeDasharray="7 6" strokeLinecap="butt" d="M136 112h88v36h-88z" />
  </>
)

const bell = (
  <>
    {mass('M54 120a66 66 0 0 1 132 0z')}
    {mass('M110 40h20v16h-20z')}
    {line('M104 36h32M38 134h164', 10)}
    {line('M36 52l-14-10M62 30L54 14M204 52l14-10M178 30l8-16')}
  </>
)

const lens = (
  <>
    {mass('M16 54h156v50H16z', light)}
    {line('M16 54h156v50H16zM40 79h56')}
    <circle cx="150" cy="80" r="44" fill={light} stroke={solid} strokeWidth="12" />
    {line('M126 72h48M126 88h30', 6)}
    {line('M184 112l36 36', 12)}
  </>
)

const signpost = (
  <>
    {line('M120 154V12M84 154h72', 8)}
    {mass('M60 22h132l24 19-24 19H60z')}
    {mass('M180 68H48L24 87l24 19h132z')}
    {mass('M76 114h96l20 16-20 16H76z')}
    <path stroke={light} strokeWidth="5" d="M78 41h92M66 87h92M92 130h66" />
  </>
)

const stack = (
  <>
    {[14, 42, 70, 98, 126].map((y, index) => (
      <path
        key={y}
        fill={index === 2 ? solid : light}
        stroke={ink}
        strokeWidth="4"
        d={`M${24 + index * 4} ${y + 11}l14-11h${150 - index * 9}v22H${38 + index * 4}z`}
      />
    ))}
    {line('M204 24l8 8 14-16M204 81l8 8 14-16M204 137h20')}
  </>
)

const book = (
  <>
    <path
      fill={light}
      stroke={ink}
      strokeWidth="4"

      d="M120 42C94 26 58 26 24 34v98c34-8 70-8 96 8 26-16 62-16 96-8V34c-34-8-70-8-96 8z"
    />
    {line('M120 42v98M44 58c20-4 40-3 58 3M44 80c20-4 40-3 58 3M44 102c20-4 40-3 58 3M138 61c18-6 38-7 58-3')}
    {mass('M150 76h46v40h-46z')}
  </>
)

/** Few shapes, because this page has the most content. */
const shelf = (
  <>
    {mass('M24 40h64v104H24zM108 92h52v52h-52z')}
    {mass('M36 56h40v6H36zM36 72h40v6H36zM36 88h40v6H36z', light)}
    {line('M12 148h216M120 92V76a14 14 0 0 1 28 0v16M178 104h44v40h-44zl22 18 22-18', 6)}
  </>
)

export const drawings = { padlock, envelope, crane, bell, lens, signpost, stack, book, shelf } as const satisfies Readonly<
  Record<string, ReactNode>
>

export type DrawingName = keyof typeof drawings
