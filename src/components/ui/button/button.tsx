import type { ComponentPropsWithRef, ComponentType, ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/styles/class-names'
import type { QuoteItemRequest } from '@/core/orders/types'
import Link from 'next/link'
import type { IconNode } from 'lucide'
import { Icon } from '@/components/ui/icons/icon'

/** `go`: primary action of a view. `solid`: best row of a list. `outline`: default. `quiet`: text link. */
type ButtonVariant = 'go' | 'solid' | 'outline' | 'quiet'
/** 44, 48 or 60 px tall. */
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonStyleProps {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly block?: boolean
}

export const buttonClasses = ({ variant = 'outline', size = 'medium', block = false }: ButtonStyleProps, className?: string) =>
  classNames('button', `button--${variant}`, size !== 'medium' && `button--${size}`, block && 'button--block', className)

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyleProps {
  /** Busy: ignores clicks but keeps focus. */
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

export interface AddToCartProps extends ButtonStyleProps {
  /** A reference, never a price (O4); a function is called on click. */
  readonly item: QuoteItemRequest | (() => QuoteItemRequest)
  /** Product name for screen readers and the toast: "Shared Pro". */
  readonly name: string
  /** "Add to cart" by default. */
  readonly children?: ReactNode
}

/** Blocks must not import the cart, so the button is passed in. */
export type AddToCartSlot = ComponentType<AddToCartProps>

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonStyleProps {}

export const ButtonLink = ({ variant, size, block, className, ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClasses({ variant, size, block }, className)} />
)

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Action and object: "Remove rosasbakery.com". */
  readonly label: string
  readonly icon: IconNode
}

export const IconButton = ({ label, icon, className, type = 'button', ...button }: IconButtonProps) => (
  <button {...button} type={type} className={classNames('icon-button', className)} aria-label={label}>
    <Icon of={icon} />
  </button>
)
