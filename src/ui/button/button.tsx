import type { ComponentPropsWithRef } from 'react'

import { classNames } from '@/ui/styles/class-names'

/** `go`: the one next step of a view. `solid`: best row of a list. `outline`: everything else. `quiet`: a worded link. */
export type ButtonVariant = 'go' | 'solid' | 'outline' | 'quiet'
/** 44, 48 or 60 px tall. */
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** As wide as its column. */
  readonly block?: boolean
}

export const buttonClasses = ({ variant = 'outline', size = 'medium', block = false }: ButtonLook, className?: string) =>
  classNames('button', `button--${variant}`, size !== 'medium' && `button--${size}`, block && 'button--block', className)

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** At work: cannot be pressed again, keeps its focus and says so. */
  readonly pending?: boolean
}

export const Button = ({ variant, size, block, pending = false, className, onClick, type = 'button', ...button }: ButtonProps) => {
  return (
    <button
      {...button}
      type={type}
      className={buttonClasses({ variant, size, block }, className)}
      aria-disabled={pending || button['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    />
  )
}
