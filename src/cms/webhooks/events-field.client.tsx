'use client'

import { FieldDescription, SelectInput, useField, useTranslation } from '@payloadcms/ui'
import { translate } from '@/cms/words'
import { webhookWords } from './webhook-words'

interface Props {
  readonly path: string
  /** What there is to choose. */
  readonly types: readonly string[]
}

/** Kept as a list of names and not as a type of the database: another event is no migration. */
export const EventsField = ({ path, types }: Props) => {
  const { value, setValue, showError, errorMessage } = useField<readonly string[] | null>({ path })
  const { i18n } = useTranslation()
  const options = types.map((type) => ({ value: type, label: type }))
  return (
    <div className="field-type">
      <SelectInput
        path={path}
        name={path}
        label={translate({ i18n }, webhookWords.events)}
        hasMany
        options={options}
        value={[...(value ?? [])]}
        showError={showError}
        onChange={(chosen) => setValue((Array.isArray(chosen) ? chosen : [chosen]).map((each) => String(each.value)))}
      />
      <FieldDescription path={path} description={showError ? errorMessage : translate({ i18n }, webhookWords.allEvents)} />
    </div>
  )
}
