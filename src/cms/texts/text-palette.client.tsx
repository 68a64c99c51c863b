'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { translate } from '@/cms/words'
import { FoundCount, FoundPlace, FoundTitle } from './found-places.client'
import { textWords } from './text-words'
import { useTextSearch } from './use-text-search.client'

const most = 12

/** In the head of every screen: one field that finds every text, by Ctrl-K or ⌘-K. */
export const TextPalette = () => {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useId()
  const [typed, setTyped] = useState('')
  const search = useTextSearch(typed, most)
  const say = (text: (typeof textWords)[keyof typeof textWords]) => translate({ i18n }, text)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!dialog.current?.open) dialog.current?.showModal()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button className="text-palette__open" type="button" onClick={() => dialog.current?.showModal()}>
        {say(textWords.search)} <kbd>{say(textWords.keys)}</kbd>
      </button>
      <dialog ref={dialog} className="text-palette" aria-label={say(textWords.search)}>
        <form action={`${config.routes.admin}/texts`} role="search">
          <label htmlFor={field}>{say(textWords.field)}</label>
          <input id={field} name="q" type="search" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
          <div className="text-palette__keys">
            <button type="submit">{say(textWords.all)}</button>
            <button type="button" onClick={() => dialog.current?.close()}>
              {say(textWords.close)}
            </button>
          </div>
        </form>
        {search.kind === 'idle' ? <p>{say(textWords.hint)}</p> : null}
        {search.kind === 'lost' ? <p role="alert">{say(textWords.lost)}</p> : null}
        {search.kind === 'found' ? (
          <>
            <FoundCount answer={search.answer} />
            {search.answer.documents.map((found) => (
              <section key={`${found.area} ${found.document}`}>
                <h2>
                  <FoundTitle found={found} />
                </h2>
                <ul>
                  {found.hits.slice(0, 6).map((hit) => (
                    <li key={`${hit.locale} ${hit.path}`}>
                      <FoundPlace hit={hit} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        ) : null}
      </dialog>
    </>
  )
}
