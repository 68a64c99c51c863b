import type { CollectionConfig } from 'payload'
import { buildEnvironment } from '@/config/env'
import { closedEndpoint } from '../access/guard-endpoint'
import { admins, nobody, salesStaff, selfAsCustomerOr } from '../access/rules'
import { groups } from '../admin/groups'
import { addressFields, plainText, visitorLocale } from '../fields/sales'
import { requireLongPassword } from '../hooks/require-long-password'
import { words } from '../words'

/** Buyers: another kind of user than staff, who never get into the admin. */
export const customers: CollectionConfig = {
  slug: 'customers',
  labels: { singular: words('Customer', 'Cliente', 'Client', 'Kunde'), plural: words('Customers', 'Clientes', 'Clients', 'Kunden') },
  auth: {
    tokenExpiration: 60 * 60 * 24 * 14,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { secure: buildEnvironment().SITE_URL.startsWith('https:'), sameSite: 'Lax' },
    removeTokenFromResponses: true,
    useAPIKey: false,
  },
  access: {
    admin: nobody,
    // Registration goes through the shop's own form.
    create: admins,
    read: selfAsCustomerOr(salesStaff),
    update: selfAsCustomerOr(admins),
    delete: admins,
    unlock: admins,
    readVersions: nobody,
  },
  admin: {
    group: groups.customers,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'locale', 'createdAt'],
    listSearchableFields: ['email', 'name'],
  },
  // Payload lets anyone make the first account of every kind of user.
  endpoints: [closedEndpoint('post', '/first-register')],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  hooks: { beforeValidate: [requireLongPassword] },
  fields: [
    // The address orders and codes are counted by: a customer changes it through support (D10).
    { name: 'email', type: 'email', required: true, unique: true, access: { update: admins } },
    plainText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true }),
    plainText('company', words('Company', 'Empresa', 'Entreprise', 'Unternehmen')),
    plainText('phone', words('Telephone', 'Teléfono', 'Téléphone', 'Telefon')),
    { name: 'billingAddress', type: 'group', label: words('Billing address', 'Dirección de facturación', 'Adresse de facturation', 'Rechnungsadresse'), fields: addressFields },
    visitorLocale,
  ],
}
