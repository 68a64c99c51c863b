'use server'

import { localeOrDefault } from '@/lib/config/locales'
import type { FormState } from '@/lib/http/form-state'
import { migrationRequestSchema } from '@/modules/inquiries/schema'
import { getVisitorContext } from '@/request-context'
import { handleFormPost, requestMigration } from '@/modules/inquiries/inquiries.service'

export async function sendMigrationRequest(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  const locale = localeOrDefault(lang)
  return handleFormPost({
    locale,
    context: () => getVisitorContext(locale),
    data,
    schema: migrationRequestSchema,
    namespace: 'migrationForm',
    send: requestMigration,
  })
}
