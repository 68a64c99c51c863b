'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type MailTemplate, secretTemplates } from '@/lib/outbox/email-data'
import { ActionButton, requestStaffApi, staffCall, useAct } from '@/payload/admin/staff-call.client'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'

interface Content {
  readonly subject: string
  readonly html: string
}

interface ResendProps {
  readonly id: string
  readonly status: unknown
  readonly template: unknown
}

const isSecret = ({ status, template }: Pick<ResendProps, 'status' | 'template'>): boolean =>
  status === 'sent' && secretTemplates.has(template as MailTemplate)

/** Resends an email: a copy if it was sent, the same one if it failed. Says why if it can't be resent. */
export const ResendMail = ({ id, status, template }: ResendProps) => {
  const { i18n } = useTranslation()
  const say = (name: NamesIn<'supportMail'>) => translate({ i18n }, `supportMail.${name}`)
  const { isBusy, said, act } = useAct(say('queued'))
  const resend = () =>
    status === 'dead' ? staffCall(`/api/mail-outbox/${id}`, { sendAgain: true }, 'PATCH') : staffCall(`/api/mail-outbox/${id}/resend`, {})
  if (status !== 'sent' && status !== 'dead') return null
  if (isSecret({ status, template })) return <small>{say('notResent')}</small>
  return (
    <span className="desk-action">
      <ActionButton isInline isOff={isBusy} onPress={() => act(resend)}>
        {say('resend')}
      </ActionButton>
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
  const mail = { status: savedDocumentData?.['status'], template: savedDocumentData?.['template'] }
  useEffect(() => {
    let isShown = true
    void requestStaffApi<Content>(`/api/mail-outbox/${id}/content`).then((answered) => {
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
      {isSecret(mail) ? null : <ResendMail id={String(id)} {...mail} />}
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
