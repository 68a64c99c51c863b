'use server'

import { defaultLocale, isLocale } from '@/config/locales'
import type { FormState } from '@/contract/form-state'
import { migrationRequestSchema } from '@/contract/migration-requests'
import { getVisitorContext } from '@/request-context'
import { answerRequest } from '@/server/requests/answer-request'
import { requestMigration } from '@/server/requests/request-migration'

export async function sendMigrationRequest(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  const locale = isLocale(lang) ? lang : defaultLocale
  return answerRequest({
    locale,
    context: () => getVisitorContext(locale),
    data,
    schema: migrationRequestSchema,
    namespace: 'migrationForm',
    send: requestMigration,
  })
}
