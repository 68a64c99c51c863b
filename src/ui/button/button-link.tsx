import Link from 'next/link'
import type { ComponentProps } from 'react'

import { type ButtonLook, buttonClasses } from './button'

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {}

/** A link that looks like a button: it goes somewhere, it does not do anything. */
export const ButtonLink = ({ variant, size, block, className, ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClasses({ variant, size, block }, className)} />
)
