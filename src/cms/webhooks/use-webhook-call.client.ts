'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { askDesk } from '@/cms/promotions/desk-fetch.client'
import { translate, type Words } from '@/cms/words'

interface Answer {
  readonly secret?: string
  readonly queued?: number
}

/** A button's call, one at a time, and what is said of it afterwards. */
export const useWebhookCall = () => {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  const call = async (path: string, body: unknown, say: (answer: Answer) => string): Promise<void> => {
    setBusy(true)
    const answered = await askDesk<Answer>(path, body)
    setBusy(false)
    setSaid('body' in answered ? say(answered.body) : answered.fault)
    if ('body' in answered) router.refresh()
  }

  return { isBusy, said, call, text: (each: Words) => translate({ i18n }, each) }
}
