import type { ReactNode } from 'react'
import { KeyBoard } from './key-board'

interface AuthPageProps {
  readonly heading: ReactNode
  readonly intro: ReactNode
  /** Whether the visitor's key is on the board already. */
  readonly isYoursThere: boolean
  readonly children: ReactNode
  /** The other way: register, log in. */
  readonly foot?: ReactNode
}

/** The pages in front of an account: the form on the left, the board of keys on the right. */
export const AuthPage = ({ heading, intro, isYoursThere, children, foot }: AuthPageProps) => (
  <div className="auth">
    <div className="auth__form">
      <h1>{heading}</h1>
      <p className="auth__intro">{intro}</p>
      {children}
      {foot ? <div className="auth__foot">{foot}</div> : null}
    </div>
    <div className="auth__wall wall">
      <KeyBoard isYoursThere={isYoursThere} />
    </div>
  </div>
)
