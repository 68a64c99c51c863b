import type { PayloadRequest, TextField } from 'payload'
import { domainCharges, subscriptionDays } from '@/lib/config/limits'
import { readRetryDays } from '@/core/payments/payment-transition'
import { admins, salesStaff } from '@/payload/access/rules'
import { defineGlobal } from '@/payload/define-collection'
import { wholeNumber } from '@/payload/fields/numbers'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

const { leadDays, graceDays, endDays, retryDays } = subscriptionDays.defaults

const retryForm = words('subscriptionSettings.retryForm')

/** U22: days on which a declined saved card is charged again. */
const retries: TextField = {
  name: 'retryDays',
  type: 'text',
  defaultValue: retryDays.join(', '),
  label: words('subscriptionSettings.retries.retryDays.label'),
  admin: { description: retryForm },
  validate: (value: unknown, { req }: { readonly req: PayloadRequest }) =>
    readRetryDays(typeof value === 'string' ? value : '') !== null || translate(req, retryForm),
}

/** U3, U5: a term's grace days. The shortest month has 28 days. */
export const subscriptionSettings = defineGlobal({
  slug: 'subscription-settings',
  label: words('subscriptionSettings.label'),
  access: { read: salesStaff, update: admins, readVersions: admins },
  fields: [
    wholeNumber('leadDays', words('subscriptionSettings.leadDays.label'), { required: true, least: 1, most: 27, defaultValue: leadDays }),
    wholeNumber('graceDays', words('subscriptionSettings.graceDays.label'), {
      required: true,
      least: 1,
      most: 90,
      defaultValue: graceDays,
    }),
    wholeNumber('endDays', words('subscriptionSettings.endDays.label'), { required: true, least: 1, most: 365, defaultValue: endDays }),
    retries,
    wholeNumber('domainChargeDays', words('subscriptionSettings.domainChargeDays.label'), {
      required: true,
      least: 1,
      most: 60,
      defaultValue: domainCharges.defaultDays,
    }),
  ],
})
