import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { forgetAccount } from '@/modules/accounts/accounts.service'
import { deleteSessionsOf } from '@/modules/auth/sessions.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { hasNewPassword, prepareCredentials } from '@/payload/hooks/audit'
import { buildEnvironment } from '@/lib/config/env'
import { closedEndpoint, admins, nobody, salesStaff, selfAsCustomerOr } from '@/payload/access/rules'
import { addressFields, plainText, visitorLocale } from '@/payload/fields/sales'
import { companyField, vatId } from '@/payload/fields/seller'
import { customersTwoStep, othersHeldUp } from '@/payload/mfa/fields'
import { normaliseEmailField } from '@/payload/hooks/documents'
import { requireLongPassword } from '@/payload/hooks/passwords'
import { heldUpEndpointsOf, resetEndpointsOf } from '@/payload/mfa/owner-call'
import { words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

/** Whether the shop's form or staff changed the password: sessions opened with the old one end. */
const endSessionsOnNewPassword: CollectionAfterChangeHook = async (change) => {
  const { doc, operation, req } = change
  if (operation === 'update' && (await hasNewPassword(change))) await deleteSessionsOf(await handleOfRequest(req), doc.id)
}

const forgetDeletedAccount: CollectionBeforeDeleteHook = async ({ id, req }) => forgetAccount(await handleOfRequest(req), String(id))

/**
 * Payload's own doors to an account: they count no addresses, answer unknown ones faster, and keep the staff's cookie. The
 * shop's calls under `/api/account` stand in their place (ADR 014).
 */
const closedDoors = [
  closedEndpoint('get', '/init'),
  closedEndpoint('get', '/me'),
  closedEndpoint('post', '/login'),
  closedEndpoint('post', '/logout'),
  closedEndpoint('post', '/refresh-token'),
  closedEndpoint('post', '/forgot-password'),
  closedEndpoint('post', '/reset-password'),
  closedEndpoint('post', '/verify/:id'),
  // Payload lets anyone make the first account of every kind of user.
  closedEndpoint('post', '/first-register'),
]

/** Buyers: another kind of user than staff, who never get into the admin. */
export const customers: CollectionConfig = {
  slug: 'customers',
  labels: labelsOf('customers', ['singular', 'plural']),
  auth: {
    tokenExpiration: 60 * 60 * 24 * 14,
    // A lock would be anybody's to put on: tries are counted by account and address together (ADR 022).
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    cookies: { secure: buildEnvironment().SITE_URL.startsWith('https:'), sameSite: 'Lax' },
    removeTokenFromResponses: true,
    useAPIKey: false,
    // Payload's are written with the whole account, so that two logins at once lose one of them: `customer-sessions` is ours.
    useSessions: false,
  },
  access: {
    admin: nobody,
    // Registration goes through the shop's own form.
    create: admins,
    read: selfAsCustomerOr(salesStaff),
    // A password is changed by whoever knows the old one, which only the shop's own form asks for.
    update: admins,
    delete: admins,
    unlock: admins,
    readVersions: nobody,
  },
  admin: {
    group: words('navigation.groups.customers'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'locale', 'createdAt'],
    listSearchableFields: ['email', 'name'],
  },
  endpoints: [...closedDoors, ...resetEndpointsOf('customer'), ...heldUpEndpointsOf('customer')],
  ...shopRecords,
  hooks: {
    beforeOperation: [prepareCredentials],
    beforeValidate: [requireLongPassword],
    afterChange: [endSessionsOnNewPassword],
    beforeDelete: [forgetDeletedAccount],
  },
  fields: [
    // The address orders and codes are counted by: a customer changes it through support (D10).
    {
      name: 'email',
      type: 'email',
      label: words('customers.email.label'),
      required: true,
      unique: true,
      access: { update: admins },
      hooks: { beforeValidate: [normaliseEmailField] },
    },
    {
      name: 'verifiedAt',
      type: 'date',
      label: words('customers.verifiedAt.label'),
      access: { update: admins },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm' },
        description: words('customers.verifiedAt.description'),
      },
    },
    plainText('name', words('customers.name.label'), { required: true }),
    companyField,
    vatId,
    plainText('phone', words('customers.phone.label')),
    {
      name: 'billingAddress',
      type: 'group',
      label: words('customers.billingAddress.label'),
      fields: addressFields,
    },
    visitorLocale,
    customersTwoStep,
    othersHeldUp,
  ],
}
