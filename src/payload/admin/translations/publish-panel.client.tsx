'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { DataTable } from '@/payload/admin/data-table'
import { postAdmin } from '@/payload/admin/staff-call.client'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import type { PublishOutcome } from './publish-drafts'

interface Props {
  readonly api: string
  /** `null` for all kinds of content. */
  readonly area: string | null
  readonly locale: string
  readonly document: string | null
}

const amountOf = (count: number) => (count === 1 ? 'one' : 'several')

/** Shows which saved texts would go live, and publishes them. */
export const PublishPanel = ({ api, area, locale, document }: Props) => {
  const { i18n } = useTranslation()
  // Within a sentence: "French", not "Français".
  const language = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(locale) ?? locale
  const text = (key: NamesIn<'translationScreen.publish'>) => translate({ i18n }, `translationScreen.publish.${key}`, { language })
  const column = (key: NamesIn<'translationScreen'>) => translate({ i18n }, `translationScreen.${key}`)
  const [outcome, setOutcome] = useState<PublishOutcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const submit = async (fingerprint: string | null) => {
    setBusy(true)
    const body = { ...(area === null ? {} : { area }), document, in: locale, fingerprint }
    const answered = await postAdmin<PublishOutcome>(`${api}/publish`, body)
    setBusy(false)
    setFailed(!('body' in answered))
    setOutcome('body' in answered ? answered.body : null)
  }

  const count = outcome?.changes.length ?? 0
  const isPublished = outcome?.state === 'published'
  const offered = outcome && !isPublished && count > 0 ? outcome : null
  return (
    <section className="translation-files" aria-label={text('title')}>
      <h2>{text('title')}</h2>
      <p>{text('intro')}</p>
      <Button buttonStyle="secondary" type="button" disabled={isBusy} onClick={() => void submit(null)}>
        {text('look')}
      </Button>
      <div aria-live="polite">
        {hasFailed ? <p role="alert">{text('lost')}</p> : null}
        {outcome?.state === 'changed' ? <p role="alert">{text('changed')}</p> : null}
        {outcome && !isPublished && count === 0 ? <p>{text('none')}</p> : null}
        {isPublished ? <p>{translate({ i18n }, `translationScreen.publish.live.${amountOf(count)}`, { count })}</p> : null}
        {offered ? (
          <div className="table">
            <DataTable
              caption={text('goesLive')}
              headings={[column('place'), column('before'), column('after')]}
              rows={offered.changes.map(({ place, before, after }) => [place, before, after])}
            />
          </div>
        ) : null}
        {outcome && outcome.waiting.length > 0 ? (
          <div className="table">
            <DataTable
              caption={text('waits')}
              headings={[column('place'), column('reason')]}
              rows={outcome.waiting.map(({ place, reason }) => [place, reason])}
            />
          </div>
        ) : null}
      </div>
      {offered ? (
        <p className="desk-action">
          <Button type="button" margin={false} disabled={isBusy} onClick={() => void submit(offered.fingerprint)}>
            {translate({ i18n }, `translationScreen.publish.now.${amountOf(count)}`, { count, language })}
          </Button>
        </p>
      ) : null}
    </section>
  )
}
