'use client'

import { Button } from '@/components/ui/button/button'
import { Icon, Printer } from '@/components/ui/icons/icon'

/** The print stylesheet leaves the receipt only. */
export const PrintButton = ({ label }: { readonly label: string }) => (
  <Button onClick={() => window.print()}>
    <Icon of={Printer} />
    {label}
  </Button>
)
