'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon, Printer } from '@/components/ui/icons/icon'

/** In ms: how often the order is asked for anew, and for how long. A confirmation mostly takes seconds. */
const lookEvery = 2_000
const lookFor = 60_000

/** Looks again by itself while a payment is on its way; what has changed is drawn in place. Ends with the notice it stands in. */
export const WatchPayment = () => {
  const router = useRouter()
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      if (performance.now() - began > lookFor) return clearInterval(timer)
      if (document.visibilityState === 'visible') router.refresh()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [router])
  return null
}

/** Prints the page; the print style sheet leaves the receipt. */
export const PrintButton = ({ label }: { readonly label: string }) => (
  <Button onClick={() => window.print()}>
    <Icon of={Printer} />
    {label}
  </Button>
)
