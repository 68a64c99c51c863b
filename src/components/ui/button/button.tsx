import type { ComponentPropsWithRef, ComponentType, ComponentProps } from 'react'
import { classNames } from '@/components/ui/styles/class-names'
import type { QuoteItemRequest } from '@/core/orders/types'
import Link from 'next/link'
import type { IconNode } from 'lucide'
import { Icon } from '@/components/ui/icons/icon'

/** `go`: the one next step of a view. `solid`: best row of a list. `outline`: everything else. `quiet`: a worded link. */
type ButtonVariant = 'go' | 'solid' | 'outline' | 'quiet'
/** 44, 48 or 60 px tall. */
type ButtonSize = 'small' | 'medium' | 'large'

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

export interface AddToCartProps extends ButtonLook {
  /** A reference, never a price (O4); asked when the button is pressed where it depends on what the visitor has typed. */
  readonly item: QuoteItemRequest | (() => QuoteItemRequest)
  /** What is added, for screen readers and the toast: "Shared Pro". */
  readonly name: string
}

/** Sections sell things without knowing the cart: the composition hands them the button. */
export type AddToCartSlot = ComponentType<AddToCartProps>

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {}

/** A link that looks like a button: it goes somewhere, it does not do anything. */
export const ButtonLink = ({ variant, size, block, className, ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClasses({ variant, size, block }, className)} />
)

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What pressing it does, with what it does it to: "Remove rosasbakery.com". */
  readonly label: string
  readonly icon: IconNode
}

/** A 44 px button with a picture on it and words for those who cannot see it. */
export const IconButton = ({ label, icon, className, type = 'button', ...button }: IconButtonProps) => (
  <button {...button} type={type} className={classNames('icon-button', className)} aria-label={label}>
    <Icon of={icon} />
  </button>
)
