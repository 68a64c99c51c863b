'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { fillWords } from '@/cms/promotions/fill-words'
import { translate } from '@/cms/words'
import { Notice } from './notice.client'
import { recoveryWords } from './recovery-words'

const mostTexts = 20

interface Props {
  /** When it was typed, in ms. */
  readonly at: number
  /** The words, to be read and copied whatever becomes of them. */
  readonly texts: readonly string[]
  readonly hasClash?: boolean
  /** Somebody else has the document, or it may only be read. */
  readonly isReadOnly?: boolean
  readonly onRestore: () => void
  readonly onDrop: () => void
}

/** H2: what was typed and not saved, offered again. */
export const TypedOffer = ({ at, texts, hasClash = false, isReadOnly = false, onRestore, onDrop }: Props) => {
  const { i18n } = useTranslation()
  const say = (text: keyof typeof recoveryWords) => translate({ i18n }, recoveryWords[text])
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return (
    <Notice>
      <p role="status">
        {fillWords({ i18n }, recoveryWords.offer, { at: moment })} {hasClash ? say('clash') : null} {isReadOnly ? say('readOnly') : null}
      </p>
      {texts.length > 0 ? (
        <details>
          <summary>{say('show')}</summary>
          <ul>
            {texts.slice(0, mostTexts).map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className="typed-notice__keys">
        {isReadOnly ? null : (
          <Button type="button" size="small" margin={false} onClick={onRestore}>
            {say('restore')}
          </Button>
        )}
        <Button type="button" size="small" margin={false} buttonStyle="secondary" onClick={onDrop}>
          {say('drop')}
        </Button>
      </p>
    </Notice>
  )
}
