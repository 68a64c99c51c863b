import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'
import { classNames } from '@/components/ui/styles/class-names'
import { FittedName } from './fitted-name.client'

/** `free`: yellow, the visitor's own domain. `other`: someone else's, white with an outline. */
export type PlateState = 'free' | 'taken' | 'unknown' | 'loading' | 'other'
type PlateBody = 'label' | 'tag' | 'paper' | 'stamp'

export interface PlateProps {
  readonly name: string
  readonly body?: PlateBody
  readonly state?: PlateState
  /** Label only. */
  readonly size?: 'small' | 'medium' | 'large'
  /** Label only: fills its box and fits the name to it. Paper and stamp always do. */
  readonly fitted?: boolean
  /** State as text, read after the name: colour is never the only signal. */
  readonly stateLabel?: string
  /** A placeholder: paler, and hidden from screen readers. */
  readonly ghost?: boolean
  readonly className?: string
}

const largestOf = { label: '26px', tag: '26px', paper: '64px', stamp: '56px' } as const satisfies Record<PlateBody, string>

/** The visitor's domain (DESIGN: one component, five variants; the fifth is `Sign`). */
export const Plate = ({
  name,
  body = 'label',
  state = 'free',
  size = 'medium',
  fitted = false,
  stateLabel,
  ghost = false,
  className,
}: PlateProps) => {
  const isCut = body === 'paper' || body === 'stamp' || fitted
  const classes = classNames(
    'plate',
    `plate--${body}`,
    size !== 'medium' && `plate--${size}`,
    state !== 'free' && `plate--${state}`,
    isCut && 'plate--fitted',
    ghost && 'plate--ghost',
    className,
  )
  return (
    <span className={classes} aria-hidden={ghost || state === 'loading' || undefined}>
      {isCut ? (
        <FittedName name={name} largest={largestOf[body]} widest={body === 'label' ? 125 : undefined} className="plate__name" />
      ) : (
        <span className="plate__name" translate="no">
          {name}
        </span>
      )}
      {stateLabel ? <VisuallyHidden> ({stateLabel})</VisuallyHidden> : null}
    </span>
  )
}
