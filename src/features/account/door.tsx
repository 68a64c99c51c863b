import type { ReactNode } from 'react'
import { KeyBoard } from './key-board'

interface DoorProps {
  readonly heading: ReactNode
  readonly intro: ReactNode
  /** Whether the visitor's key is on the board already. */
  readonly isYoursThere: boolean
  readonly children: ReactNode
  /** The other way: register, log in. */
  readonly foot?: ReactNode
}

/** The pages in front of an account: the form on the left, the board of keys on the right. */
export const Door = ({ heading, intro, isYoursThere, children, foot }: DoorProps) => (
  <div className="door">
    <div className="door__form">
      <h1>{heading}</h1>
      <p className="door__intro">{intro}</p>
      {children}
      {foot ? <div className="door__foot">{foot}</div> : null}
    </div>
    <div className="door__wall wall">
      <KeyBoard isYoursThere={isYoursThere} />
    </div>
  </div>
)
