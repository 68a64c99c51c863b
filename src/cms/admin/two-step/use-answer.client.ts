'use client'

import { useEffect, useState } from 'react'
import { twoStepCall } from './two-step-call.client'

/** What a call answers; asked anew after each thing done about it. A refusal stays until the next. */
export const useAnswer = <Value>(path: string) => {
  const [value, setValue] = useState<Value | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const look = async () => {
    const found = await twoStepCall<Value>('GET', path)
    setValue(found.ok ? found.value : null)
  }
  useEffect(() => {
    let isGone = false
    void twoStepCall<Value>('GET', path).then((found) => {
      if (!isGone) setValue(found.ok ? found.value : null)
    })
    return () => {
      isGone = true
    }
  }, [path])

  const act = async (further: string, body: object) => {
    setBusy(true)
    const outcome = await twoStepCall('POST', `${path}/${further}`, body)
    setFault(outcome.ok ? null : outcome.message)
    if (outcome.ok) await look()
    setBusy(false)
  }
  return { value, fault, isBusy, act }
}
