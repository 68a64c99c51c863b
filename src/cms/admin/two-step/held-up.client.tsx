'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { translate, type Words } from '@/cms/words'
import { loginWords } from './login-words'
import { useAnswer } from './use-answer.client'

interface HeldUpAnswer {
  readonly waits: readonly { readonly what: 'password' | 'code'; readonly address: string | null; readonly endsAt: number }[]
}

/** Who tried this account too often and waits, and the way to let them try again. */
export const HeldUp = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { value, fault, isBusy, act } = useAnswer<HeldUpAnswer>(`/api/${collectionSlug}/${id}/held-up`)
  const say = (text: Words): string => translate({ i18n }, text)
  const time = (instant: number): string => new Date(instant).toLocaleTimeString(i18n.language, { timeStyle: 'short' })
  if (!value) return null
  return (
    <fieldset className="field-type two-step">
      <legend className="field-label">{say(loginWords.heldUp)}</legend>
      {value.waits.length === 0 ? <p>{say(loginWords.nobodyWaits)}</p> : null}
      <ul className="two-step__rows">
        {value.waits.map(({ what, address, endsAt }) => (
          <li key={`${what}|${address}`}>
            {say(loginWords[what])} {address === null ? say(loginWords.everywhere) : `${say(loginWords.from)} ${address}`}:{' '}
            {say(loginWords.waitsUntil)} {time(endsAt)}
          </li>
        ))}
      </ul>
      {value.waits.length > 0 ? (
        <>
          <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void act('free', {})}>
            {say(loginWords.free)}
          </Button>
          <p className="field-description">{say(loginWords.freeHint)}</p>
        </>
      ) : null}
      <p aria-live="polite" className="two-step__fault">
        {fault}
      </p>
    </fieldset>
  )
}
