import type { ReactNode } from 'react'

interface ErrorSheetProps {
  readonly title: ReactNode
  readonly body: ReactNode
  readonly picture: ReactNode
  readonly children?: ReactNode
}

export const ErrorSheet = ({ title, body, picture, children }: ErrorSheetProps) => (
  <section className="error-page wall">
    <div className="wide error-page__split">
      <div className="error-page__words">
        <h1>{title}</h1>
        {body}
        {children}
      </div>
      {picture}
    </div>
  </section>
)

const screws = [
  { x: 46, y: 46, turn: 20 },
  { x: 514, y: 46, turn: -35 },
  { x: 46, y: 174, turn: 70 },
]

export const LoosePlate = () => (
  <svg className="error-page__picture" viewBox="0 0 560 300" aria-hidden="true" focusable="false">
    <path fill="var(--on-wall)" d="M18 8h524a10 10 0 0 1 10 10v184a10 10 0 0 1-10 10H18a10 10 0 0 1-10-10V18A10 10 0 0 1 18 8z" />
    <path fill="none" stroke="var(--plate-ink)" strokeWidth="3" d="M20 20h520v180H20z" />
    {screws.map(({ x, y, turn }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <circle r="14" fill="var(--plate-ink)" />
        <path d="M-9 0H9" stroke="var(--on-wall)" strokeWidth="4" />
      </g>
    ))}
    <circle cx="514" cy="174" r="13" fill="none" stroke="var(--plate-ink)" strokeWidth="3" strokeDasharray="5 4" />
    <path d="M120 110h320" stroke="var(--plate-ink)" strokeWidth="10" strokeDasharray="46 16" />
    <path d="M6 292h548" stroke="var(--on-wall-2)" strokeWidth="2" />
    <g transform="translate(470 278) rotate(-50)">
      <circle r="13" fill="var(--on-wall-2)" />
      <path d="M-8 0H8" stroke="var(--wall)" strokeWidth="4" />
    </g>
  </svg>
)
