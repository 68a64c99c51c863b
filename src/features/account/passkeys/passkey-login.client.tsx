'use client'

import { useEffect, useState } from 'react'
import { keepsCookies } from '@/lib/config/browser-storage'
import { Button } from '@/components/ui/button/button'
import { logInWithPasskey } from './passkey-call.client'

interface PasskeyLoginProps {
  readonly wayOn: string
  readonly words: { readonly submit: string; readonly working: string; readonly failed: string; readonly cookiesBlocked: string }
}

/** Only rendered in browsers with WebAuthn. */
export const PasskeyLogin = ({ wayOn, words }: PasskeyLoginProps) => {
  const [isKnown, setKnown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  if (!isKnown) return null

  const press = async () => {
    if (!keepsCookies()) return setFault(words.cookiesBlocked)
    setBusy(true)
    setFault(null)
    const outcome = await logInWithPasskey()
    if (outcome.ok) return window.location.assign(wayOn)
    setBusy(false)
    setFault(outcome.error.message ?? words.failed)
  }
  return (
    <div className="passkey-login">
      <Button block pending={isBusy} onClick={() => void press()}>
        {isBusy ? words.working : words.submit}
      </Button>
      <p aria-live="polite">{fault}</p>
    </div>
  )
}
