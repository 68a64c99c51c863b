import type { Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import type { Received } from '@/contract/form-fields'
import type { MigrationRequestInput } from '@/contract/migration-requests'
import { receiveForm } from './receive-form'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import { queueStaffNotice } from '@/server/platform/outbox/queue-staff-notice'
import type { Refusal } from '@/server/platform/refusals'

/** Keeps the request, confirms it to the visitor and tells the staff: all of it or nothing. */
export const requestMigration = (context: Context, input: MigrationRequestInput): Promise<Result<Received, Refusal>> =>
  receiveForm(context, input, async (req, dueAt) => {
    const { provider, websiteUrl, email, specialRequirements } = input
    const { id } = await context.payload.create({
      collection: 'migration-requests',
      data: {
        status: 'new',
        provider,
        websiteUrl,
        email,
        specialRequirements: specialRequirements || null,
        dueAt,
        locale: context.locale,
      },
      depth: 0,
      req,
    })
    await queueMail(req, {
      template: 'migration-confirmation',
      to: email,
      locale: context.locale,
      data: {},
      dedupeKey: `migration-confirmation:${id}`,
    })
    await queueStaffNotice(req, {
      kind: 'migration-request',
      key: id,
      adminPath: `/collections/migration-requests/${id}`,
      replyTo: email,
      facts: [
        { name: 'website', value: websiteUrl },
        { name: 'provider', value: provider },
        { name: 'email', value: email },
        ...(specialRequirements ? [{ name: 'requirements', value: specialRequirements } as const] : []),
      ],
    })
  })
