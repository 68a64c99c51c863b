'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { staffAsk, staffCall } from '@/payload/admin/payments/payment-buttons.client'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'

interface Content {
  readonly subject: string
  readonly html: string
}

interface ResendProps {
  readonly id: string
  readonly isDead: boolean
}

/** Resends an email: a copy if it was sent, the same one if it failed. */
export const ResendMail = ({ id, isDead }: ResendProps) => {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const say = (name: NamesIn<'supportMail'>) => translate({ i18n }, `supportMail.${name}`)
  const press = async () => {
    setBusy(true)
    const fault = isDead
      ? (await staffAsk(`/api/mail-outbox/${id}`, { sendAgain: true }, 'PATCH')).fault
      : await staffCall(`/api/mail-outbox/${id}/resend`, {})
    setBusy(false)
    setSaid(fault ?? say('queued'))
    if (fault === null) router.refresh()
  }
  return (
    <span className="desk-action">
      <Button buttonStyle="secondary" size="small" type="button" margin={false} disabled={isBusy} onClick={() => void press()}>
        {say('resend')}
      </Button>
      <span aria-live="polite">{said}</span>
    </span>
  )
}

/** On an email's form: its content as the customer got it, in a frame without scripts. */
export const MailPanel = () => {
  const { id, savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [content, setContent] = useState<Content | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const status: unknown = savedDocumentData?.['status']
  useEffect(() => {
    let isShown = true
    void staffAsk<Content>(`/api/mail-outbox/${id}/content`).then((answered) => {
      if (!isShown) return
      setContent(answered.answer)
      setFault(answered.fault)
    })
    return () => {
      isShown = false
    }
  }, [id])
  return (
    <section className="desk-section" aria-label={translate({ i18n }, 'supportMail.title')}>
      {status === 'sent' || status === 'dead' ? <ResendMail id={String(id)} isDead={status === 'dead'} /> : null}
      {fault === null ? null : <p role="status">{fault}</p>}
      {content === null ? null : (
        <>
          <h2>{content.subject}</h2>
          <iframe className="mail-frame" title={content.subject} sandbox="" srcDoc={content.html} />
        </>
      )}
    </section>
  )
}
