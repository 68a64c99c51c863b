'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { postAdmin, ActionButton, useText } from '@/payload/admin/staff-call.client'

const fetchCode = async (id: string | number): Promise<string | null> => {
  const answered = await postAdmin<{ readonly code?: string }>(`/api/transfers/${id}/authorization-code`, {})
  return 'body' in answered ? (answered.body.code ?? null) : null
}

/** R11: masked until staff ask for it, and dropped from memory once hidden. */
export const AuthorizationCodeField = () => {
  const { id } = useDocumentInfo()
  const text = useText()
  const [shown, setShown] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)

  const press = async () => {
    if (shown !== null) return setShown(null)
    const code = id === undefined ? null : await fetchCode(id)
    setShown(code)
    setMissing(code === null)
  }

  return (
    <div className="field-type" style={{ marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <span className="field-label">{text('authorizationCode.label')}</span>
      <p aria-live="polite" style={{ fontFamily: 'var(--font-mono)', overflowWrap: 'anywhere' }} translate="no">
        {shown ?? '••••••••'}
      </p>
      <ActionButton onPress={press}>{text(shown === null ? 'authorizationCode.show' : 'authorizationCode.hide')}</ActionButton>
      <p className="field-description">{text(isMissing ? 'authorizationCode.none' : 'authorizationCode.hint')}</p>
    </div>
  )
}
