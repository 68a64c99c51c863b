'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon, Printer } from '@/components/ui/icons/icon'

/** In ms; most confirmations take seconds. */
const lookEvery = 2_000
const lookFor = 60_000

/** Refreshes the page while a payment is pending. Unmounts with its notice. */
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

/** The print stylesheet leaves the receipt only. */
export const PrintButton = ({ label }: { readonly label: string }) => (
  <Button onClick={() => window.print()}>
    <Icon of={Printer} />
    {label}
  </Button>
)
