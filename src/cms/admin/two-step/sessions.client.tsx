'use client'

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { translate, type Words } from '@/cms/words'
import { loginWords } from './login-words'
import { useAnswer } from './use-answer.client'

interface SessionsAnswer {
  readonly sessions: readonly { readonly id: string; readonly since: number; readonly isThis: boolean }[]
}

/** Where a member of staff is logged in, and ending it there. */
export const StaffSessions = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { value, fault, isBusy, act } = useAnswer<SessionsAnswer>(`/api/users/${id}/sessions`)
  const say = (text: Words): string => translate({ i18n }, text)
  const instant = (since: number): string => new Date(since).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  if (!value) return null
  const others = value.sessions.filter(({ isThis }) => !isThis)
  return (
    <fieldset className="field-type two-step">
      <legend className="field-label">{say(loginWords.sessions)}</legend>
      {value.sessions.length === 0 ? <p>{say(loginWords.nowhere)}</p> : null}
      <ul className="two-step__rows">
        {value.sessions.map((session) => (
          <li key={session.id}>
            <span>
              {say(loginWords.since)} {instant(session.since)}
            </span>
            {session.isThis ? (
              <span className="field-description">{say(loginWords.thisBrowser)}</span>
            ) : (
              <Button
                buttonStyle="secondary"
                size="small"
                type="button"
                disabled={isBusy}
                aria-label={`${say(loginWords.end)}: ${instant(session.since)}`}
                onClick={() => void act('end', { session: session.id })}
              >
                {say(loginWords.end)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void act('end', {})}>
          {say(user?.id === id ? loginWords.endOthers : loginWords.endAll)}
        </Button>
      ) : null}
      <p aria-live="polite" className="two-step__fault">
        {fault}
      </p>
    </fieldset>
  )
}
