import type { CSSProperties, ReactNode } from 'react'

import { classNames } from '@/components/ui/styles/class-names'
import { FittedName } from './fitted-name.client'
import { Screw } from './screw.client'

interface SignProps {
  readonly captionStart?: ReactNode
  readonly captionEnd?: ReactNode
  /** The last step is missing: the fourth screw is a hole. */
  readonly missingScrew?: boolean
  /** `label` if the sign contains an input. */
  readonly as?: 'div' | 'label'
  readonly className?: string
  readonly children: ReactNode
}

export const Sign = ({ captionStart, captionEnd, missingScrew = false, as: Element = 'div', className, children }: SignProps) => {
  return (
    <Element className={classNames('sign', className)}>
      <Screw turn={32} />
      <Screw turn={-18} />
      <Screw turn={74} />
      <Screw turn={8} missing={missingScrew} />
      {captionStart || captionEnd ? (
        <span className="sign__caption">
          <span>{captionStart}</span>
          <span>{captionEnd}</span>
        </span>
      ) : null}
      {Element === 'label' ? <span className="sign__body">{children}</span> : <div className="sign__body">{children}</div>}
    </Element>
  )
}

interface SignNameProps {
  readonly name: string
  /** CSS length: size of a short name. */
  readonly largest: string
  readonly ghost?: boolean
}

export const SignName = ({ name, largest, ghost = false }: SignNameProps) => (
  <span
    className={classNames('sign__name', ghost && 'plate--ghost')}
    style={{ '--fit-largest': largest } as CSSProperties}
    aria-hidden={ghost || undefined}
  >
    <FittedName name={name} largest={largest} />
  </span>
)
