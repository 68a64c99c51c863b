'use client'

import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { defaultLocale, localeNames, locales, type Locale } from '@/lib/config/locales'
import type { QuoteItemRequest } from '@/core/orders/types'
import { translate } from '@/cms/words'
import { CartBuilder } from './cart-builder.client'
import { Choice, Line } from './choices.client'
import { readDesk } from './desk-fetch.client'
import { panelWords } from './desk-words'
import { shareLink } from './share-link'
import { useTyped } from './typed-draft.client'
import { useShelf } from './use-shelf.client'

interface Drawing {
  readonly size: number
  readonly path: string
}

const QrCode = ({ link, label }: { readonly link: string; readonly label: string }) => {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readDesk<Drawing>(`/api/promotions/qr?link=${encodeURIComponent(link)}`).then((answered) => {
      if (isCurrent && 'body' in answered) setDrawing(answered.body)
    })
    return () => {
      isCurrent = false
    }
  }, [link])
  if (drawing === null) return null
  return (
    <svg className="promotion-qr" viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={drawing.size} height={drawing.size} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  )
}

/** A link that fills the cart and applies the code, to be copied or printed. */
export const SharePanel = () => {
  const { i18n } = useTranslation()
  const id = useId()
  const { config } = useConfig()
  const shelf = useShelf()
  const typed = useTyped()
  const [items, setItems] = useState<readonly QuoteItemRequest[]>([])
  const [language, setLanguage] = useState<Locale>(defaultLocale)
  const [copied, setCopied] = useState('')
  const text = (key: keyof typeof panelWords) => translate({ i18n }, panelWords[key])
  const code = typeof typed['code'] === 'string' ? typed['code'].trim().toUpperCase() : ''
  const link = code === '' ? '' : shareLink({ origin: config.serverURL, language, code, items })
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(link)
  }
  if (link === '') return null
  return (
    <section className="field-type promotion-panel" aria-label={text('share')}>
      <h2>{text('share')}</h2>
      {shelf && <CartBuilder shelf={shelf} items={items} onChange={setItems} />}
      <Choice
        id={`${id}-language`}
        label={text('language')}
        value={language}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChoose={setLanguage}
      />
      <div className="promotion-row">
        <Line id={`${id}-link`} label={text('link')} value={link} onType={() => undefined} />
        <Button buttonStyle="secondary" size="small" type="button" margin={false} onClick={() => void copy()}>
          {copied === link ? text('copied') : text('copy')}
        </Button>
      </div>
      <QrCode link={link} label={text('qr')} />
    </section>
  )
}
