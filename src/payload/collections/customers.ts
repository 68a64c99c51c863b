import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, Field } from 'payload'
import { cleanUpAccount, followStaffPassword } from '@/modules/accounts/accounts.service'
import { deleteSessionsOf } from '@/modules/auth/sessions.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import { dayAndTime } from '@/payload/fields/numbers'
import { defineCollection } from '@/payload/define-collection'
import { hasNewPassword } from '@/payload/hooks/audit'
import { buildEnvironment } from '@/lib/config/env'
import { closedLogin, admins, hasRole, isStaff, nobody, salesStaff, selfAsCustomerOr, shopWritten } from '@/payload/access/rules'
import { addressFields, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { companyField, vatId } from '@/payload/fields/seller'
import { customersTwoStep } from '@/payload/mfa/fields'
import { changeCustomerEndpoint, sendResetLinkEndpoint } from '@/payload/admin/support/customer-endpoints'
import { exportEndpointOf } from '@/payload/admin/support/export-records'
import { normaliseEmailField } from '@/payload/hooks/documents'
import { prepareCredentials, requireLongPassword } from '@/payload/hooks/passwords'
import { lockoutEndpointsOf, resetEndpointsOf } from '@/payload/mfa/owner-call'
import { words, labelsOf } from '@/payload/words'
import { shopRecords } from './shop-records'

const followNewPassword: CollectionAfterChangeHook = async (change) => {
  const { doc, operation, req } = change
  if (operation !== 'update' || !(await hasNewPassword(change))) return
  const handle = await handleOfRequest(req)
  await deleteSessionsOf(handle, doc.id)
  if (isStaff(req.user)) await followStaffPassword(handle, doc.id)
}

const forgetDeletedAccount: CollectionBeforeDeleteHook = async ({ id, req }) => cleanUpAccount(await handleOfRequest(req), String(id))

/** Customers: a separate auth collection without access to the admin. */
export const customers = defineCollection({
  slug: 'customers',
  labels: labelsOf('customers', ['singular', 'plural']),
  auth: {
    tokenExpiration: 60 * 60 * 24 * 14,
    // Account lockout would let anyone lock an account, so attempts are limited by account and address together (ADR 015).
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    cookies: { secure: buildEnvironment().SITE_URL.startsWith('https:'), sameSite: 'Lax' },
    removeTokenFromResponses: true,
    useAPIKey: false,
    // Payload stores sessions in the account document, so concurrent logins would overwrite each other; `customer-sessions` replaces them.
    useSessions: false,
  },
  access: {
    admin: nobody,
    // Customers register through `/api/account`.
    create: admins,
    read: selfAsCustomerOr(salesStaff),
    // Customers change their password through `/api/account`, which requires the current one.
    update: admins,
    delete: admins,
    // Payload would report success without lifting our limits (`lockoutEndpointsOf`).
    unlock: nobody,
    readVersions: nobody,
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'company', 'phone', 'locale', 'createdAt'],
    listSearchableFields: ['email', 'name', 'company', 'phone'],
    components: {
      beforeListTable: ['/payload/admin/support/list-notes#GuestOrders', '/payload/admin/support/export-records#ExportRecords'],
    },
  },
  // Payload's own endpoints do not rate-limit by address, reveal unknown accounts by timing, and share the staff cookie, so `/api/account`
  // replaces them (ADR 014).
  endpoints: [
    ...closedLogin,
    ...resetEndpointsOf('customer'),
    ...lockoutEndpointsOf('customer'),
    changeCustomerEndpoint,
    sendResetLinkEndpoint,
    exportEndpointOf('customers'),
  ],
  ...shopRecords,
  hooks: {
    beforeOperation: [prepareCredentials],
    beforeValidate: [requireLongPassword],
    afterChange: [followNewPassword],
    beforeDelete: [forgetDeletedAccount],
  },
  fields: [
    // The email address by which orders and codes are counted; a customer confirms a new one through its mailbox (K12).
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
        date: dayAndTime,
        description: words('customers.verifiedAt.description'),
      },
    },
    {
      name: 'page',
      type: 'ui',
      admin: {
        components: { Field: '/payload/admin/support/customer-page#CustomerPage' },
        condition: (data) => typeof data['id'] === 'string',
        disableListColumn: true,
      },
    },
    {
      type: 'collapsible',
      label: words('customers.stored'),
      admin: { initCollapsed: true, condition: (_data, _siblings, { user }) => hasRole(user, ['admin']) },
      fields: [
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
      ],
    },
    // The customer page above shows and saves this field.
    { ...shopWritten(staffNote), admin: { hidden: true } } as Field,
    visitorLocale,
    customersTwoStep,
  ],
})
