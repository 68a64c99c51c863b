'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { FieldGrid, TextField } from '@/components/ui/field/field'
import { PasswordField } from '@/components/ui/field/password-field.client'
import { useForm, type FieldErrors } from '@/components/ui/field/use-form.client'
import { addPasskey } from './passkey-call.client'

interface PasskeyFormProps {
  readonly suggestedName: string
  readonly words: {
    readonly name: string
    readonly nameHint: string
    readonly password: string
    readonly showPassword: string
    readonly submit: string
    readonly working: string
    readonly failed: string
    readonly unknown: string
  }
}

export const PasskeyForm = ({ suggestedName, words }: PasskeyFormProps) => {
  const [fault, setFault] = useState<string | null>(null)
  const [isKnown, setKnown] = useState(true)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  const form = useForm({
    id: 'form-passkey',
    send: async (data): Promise<FieldErrors | 'leaving'> => {
      setFault(null)
      const outcome = await addPasskey(String(data.get('name')), String(data.get('password')))
      if (outcome.ok) {
        window.location.reload()
        return 'leaving'
      }
      const said = outcome.error.message ?? words.failed
      if (outcome.error.code === 'wrong-password') return { password: said }
      setFault(said)
      return {}
    },
  })
  if (!isKnown) return <p>{words.unknown}</p>
  return (
    <form {...form.attributes} method="post" className="account-form">
      <FieldGrid>
        <TextField
          id={form.idOf('name')}
          name="name"
          label={words.name}
          hint={words.nameHint}
          defaultValue={suggestedName}
          maxLength={60}
          required
          className="span-4"
        />
        <PasswordField
          id={form.idOf('password')}
          name="password"
          showLabel={words.showPassword}
          label={words.password}
          autoComplete="current-password"
          maxLength={200}
          required
          error={form.errorOf('password')}
          className="span-4"
        />
      </FieldGrid>
      <div className="account-form__foot">
        <Button type="submit" pending={form.isSending}>
          {form.isSending ? words.working : words.submit}
        </Button>
      </div>
      <p className="passkeys__fault" aria-live="polite">
        {fault}
      </p>
    </form>
  )
}
