/** What is listed, what comes off, and what is left: drawn to one scale, 210 + 120 - 66 = 264. */
const listed = [
  { y: 176, words: 96, amount: 210 },
  { y: 216, words: 128, amount: 120 },
]
const off = { y: 256, words: 74, amount: 66 }
const total = listed.reduce((sum, { amount }) => sum + amount, -off.amount)
const right = 512

const words = ({ y, words: width }: { readonly y: number; readonly words: number }) => `M48 ${y}h${width}`
const bar = (y: number, amount: number, height: number) => `M${right - amount} ${y - height / 2}h${amount}v${height}h-${amount}z`

/** A receipt, cut like a tag: lines with their amounts, the discount outlined, the sum beneath. */
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
