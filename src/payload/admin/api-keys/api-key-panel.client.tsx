'use client'

import { FieldDescription, FieldError, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { ActionButton, ActionMessage, staffCall, useAct } from '@/payload/admin/staff-call.client'
import type { ApiScope } from '@/modules/auth/api-keys/api-scopes'
import { translate } from '@/payload/translate'

/** Keys created in this tab. The create response arrives before Payload opens the new document's form. */
const createdKeys = new Map<string, string>()

const stack = { display: 'grid', gap: 'calc(var(--base) / 2)', justifyItems: 'start' } as const

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Shows a new key once, and revokes keys. */
export const ApiKeyPanel = () => {
  const { id, data } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const text = (key: 'copied' | 'copy' | 'doRevoke' | 'keep' | 'once' | 'revoke' | 'revoked' | 'revokeNote') =>
    translate({ i18n }, `apiKeys.${key}`)
  const { isBusy, said, setSaid, act } = useAct(text('revoked'))

  const [savedId, savedKey] = [textOf(data?.['id']), textOf(data?.['key'])]
  useEffect(() => {
    if (savedId !== null && savedKey !== null) createdKeys.set(savedId, savedKey)
  }, [savedId, savedKey])

  const key = savedKey ?? createdKeys.get(String(id)) ?? null
  const isRevoked = textOf(data?.['revokedAt']) !== null
  if (id === undefined && key === null) return null

  const copy = async (): Promise<void> => {
    if (key === null) return
    await navigator.clipboard.writeText(key)
    setSaid(text('copied'))
  }

  const revoke = async (): Promise<void> => {
    if (await act(() => staffCall(`/api/api-keys/${id}/revoke`, {}))) createdKeys.delete(String(id))
    setAsking(false)
  }

  return (
    <div className="field-type" style={stack}>
      {key === null ? null : (
        <>
          <p className="field-description">{text('once')}</p>
          <code style={{ overflowWrap: 'anywhere' }}>{key}</code>
          <ActionButton isInline onPress={copy}>
            {text('copy')}
          </ActionButton>
        </>
      )}
      {isRevoked || id === undefined ? null : isAsking ? (
        <>
          <p className="field-description">{text('revokeNote')}</p>
          <ActionButton isInline isOff={isBusy} onPress={revoke}>
            {text('doRevoke')}
          </ActionButton>
          <ActionButton isInline isOff={isBusy} onPress={() => setAsking(false)}>
            {text('keep')}
          </ActionButton>
        </>
      ) : (
        <ActionButton isInline onPress={() => setAsking(true)}>
          {text('revoke')}
        </ActionButton>
      )}
      <ActionMessage text={said} />
    </div>
  )
}

type TextKey<Scope extends string> = Scope extends `${infer Area}:${infer Access}` ? `apiKeys.scope.${Area}-${Access}` : never

const textKey = (scope: ApiScope) => `apiKeys.scope.${scope.replace(':', '-')}` as TextKey<ApiScope>

interface Props {
  readonly path: string
  readonly scopes: readonly ApiScope[]
}

/** Stored as a list of strings, not as a database enum, so that a new scope needs no migration. */
export const ScopesField = ({ path, scopes }: Props) => {
  const { value, setValue, showError, errorMessage } = useField<readonly string[] | null>({ path })
  const { i18n } = useTranslation()
  const chosen = new Set(value ?? [])
  const choose = (scope: ApiScope, isChosen: boolean) => setValue(scopes.filter((each) => (each === scope ? isChosen : chosen.has(each))))
  return (
    <fieldset className={`field-type${showError ? ' error' : ''}`} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="field-label">{translate({ i18n }, 'apiKeys.scopes.label')}</legend>
      <FieldError path={path} message={errorMessage ?? ''} showError={showError} />
      {scopes.map((scope) => (
        <label key={scope} style={{ display: 'flex', gap: 'calc(var(--base) / 2)', alignItems: 'baseline', paddingBlock: '0.25rem' }}>
          <input type="checkbox" checked={chosen.has(scope)} onChange={({ target }) => choose(scope, target.checked)} />
          <span>
            <code>{scope}</code> {translate({ i18n }, textKey(scope))}
          </span>
        </label>
      ))}
      <FieldDescription path={path} description={translate({ i18n }, 'apiKeys.scopes.description')} />
    </fieldset>
  )
}
