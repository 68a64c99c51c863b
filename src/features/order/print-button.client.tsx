'use client'

import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icons/icon'
import { Printer } from '@/ui/icons/icons'

/** Prints the page; the print style sheet leaves the receipt. */
export const PrintButton = ({ label }: { readonly label: string }) => (
  <Button onClick={() => window.print()}>
    <Icon of={Printer} />
    {label}
  </Button>
)
