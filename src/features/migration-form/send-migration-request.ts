'use server'

import { headers } from 'next/headers'
import { defaultLocale, isLocale } from '@/config/locales'
import { getContext } from '@/request-context'
import { migrationRequestSchema } from '@/contract/migration-requests'
import { answerForm } from '@/server/platform/answer-form'
import type { FormState } from '@/contract/form-state'
import { requestMigration } from '@/server/requests/request-migration'

export async function sendMigrationRequest(_state: FormState, data: FormData): Promise<FormState> {
  const locale = data.get('locale')
  const context = await getContext(isLocale(locale) ? locale : defaultLocale)
  return answerForm({
    context,
    headers: await headers(),
    data,
    schema: migrationRequestSchema,
    namespace: 'migrationForm',
    send: requestMigration,
  })
}
