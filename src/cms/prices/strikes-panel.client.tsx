'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { readDesk } from '@/cms/promotions/desk-fetch.client'
import type { StrikesAnswer } from './answers'
import { gridWords } from './grid-words'
import { historyWords } from './history-words'
import { StrikeTable } from './strike-table.client'
import { useText } from './use-text.client'

const policyWords = { asShown: 'policyAsShown', replace: 'policyReplace', hide: 'policyHide' } as const

/** P11: what is struck through on the site and should not be. */
export const StrikesPanel = () => {
  const text = useText(historyWords)
  const grid = useText(gridWords)
  const { config } = useConfig()
  const [answer, setAnswer] = useState<StrikesAnswer | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readDesk<StrikesAnswer>('/api/price-strikes').then((answered) => {
      if (isCurrent) setAnswer('body' in answered ? answered.body : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [])
  if (answer === null) return <p role="status">{grid('loading')}</p>
  if (answer === 'failed') return <p role="alert">{grid('failed')}</p>
  return (
    <section className="prices-panel" aria-labelledby="prices-strikes">
      <h2 id="prices-strikes">{grid('strikes')}</h2>
      <p>{text('strikesIntro')}</p>
      <p>
        {text(policyWords[answer.policy])} <a href={`${config.routes.admin}/globals/pricing-settings`}>{text('settings')}</a>
      </p>
      {answer.count === 0 ? <p>{text('allTrue')}</p> : null}
      <StrikeTable caption={text('untrue', { count: answer.count })} strikes={answer.strikes} />
      {answer.unproven > 0 ? <p>{text('unproven', { count: answer.unproven })}</p> : null}
    </section>
  )
}
