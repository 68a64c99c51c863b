import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { MailData } from './mail-data'
import { queueMail } from './queue-mail'

type Notice = MailData['staff-notice']

/** Tells the people behind the shop's support address, in the transaction of what happened. `key` names the event among its kind. */
export const queueStaffNotice = async (req: PayloadRequest, { key, ...notice }: Notice & { readonly key: string }): Promise<void> => {
  const { supportEmail } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  await queueMail(req, {
    template: 'staff-notice',
    to: supportEmail,
    locale: defaultLocale,
    data: notice,
    dedupeKey: `staff-notice:${notice.kind}:${key}`,
  })
}
