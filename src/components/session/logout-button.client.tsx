'use client'

import { useState } from 'react'

import { showToast } from '@/components/toast-store'

import { endSession } from './session-store'

interface LogoutButtonProps {
  readonly label: string
  readonly failed: string
  readonly home: string
  readonly className: string | undefined
}

/** §6: ends the session and reloads the home page, so that no account data stays in memory. */
export const LogoutButton = ({ label, failed, home, className }: LogoutButtonProps) => {
  const [isPending, setPending] = useState(false)
  const logOut = async () => {
    setPending(true)
    if (await endSession()) return window.location.assign(home)
    setPending(false)
    showToast({ text: failed })
  }
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? undefined : () => void logOut()}
    >
      {label}
    </button>
  )
}
