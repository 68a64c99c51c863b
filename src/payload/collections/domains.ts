import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { createContext } from '@/container'
import { defaultLocale } from '@/lib/config/locales'
import type { DomainStatus } from '@/core/domains/lifecycle'
import { deleteReservation, insertReservations } from '@/modules/domains/reservations/reservations.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import type { Domain } from '@/payload-types'
import { orderIdOf } from '@/modules/payments/payments.service'
import { mailRegistered } from '@/modules/domains/ordered-domains'
import { endAutoCharge, startTerm } from '@/modules/domains/domains.service'
import { domainMoved, emitEvents } from '@/modules/webhooks/events'
import { bringForwardConnections } from '@/modules/websites/websites.repository'
import { byActor } from '@/lib/audit'
import { mostYears } from '@/core/pricing/prices'
import { ownOrSales, salesRecords, allShopWritten } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { apiEndpoints } from '@/payload/http/handlers'
import { checkbox, wholeNumber } from '@/payload/fields/numbers'
import { json } from '@/payload/fields/text'
import { customerKey, customerLink, events, orderLink, plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { domainStatusLabels } from '@/payload/labels'
import { exportEndpointOf } from '@/payload/admin/support/export-records'
import { words, labelsOf } from '@/payload/words'

const now = ({ payload }: PayloadRequest): number => createContext(payload, defaultLocale).now()

const isOver = (status: DomainStatus): boolean => status === 'expired' || status === 'cancelled'

/** N1: keeps the domain reserved until it is given up or cancelled, whatever its origin. */
const keepNameClaim: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && isOver(doc.status) === isOver(previousDoc.status)) return doc
  const handle = await handleOfRequest(req)
  const orderId = orderIdOf(doc.order)
  if (isOver(doc.status)) await deleteReservation(handle, doc.name, orderId)
  else await insertReservations(handle, { orderId, names: [doc.name], now: Date.now(), until: null })
  return doc
}

/** W12: notifies the buyer once a pending domain is registered or has failed. */
const mailRegisteredDomain: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  const orderId = orderIdOf(doc.order)
  if (operation !== 'update' || previousDoc.status !== 'pending' || doc.status === 'pending' || orderId === null) return
  await mailRegistered(req, orderId)
}

const expiryOf = ({ expiresAt }: Domain): number | null => (expiresAt ? Date.parse(expiresAt) : null)

const emitDomainEvents: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  const { id, name, status, events } = doc
  const before = operation === 'update' ? { status: previousDoc.status, expiresAt: expiryOf(previousDoc) } : null
  const isMoved = events?.some(({ type }) => type === 'transferred') ?? false
  const fact = { id, name, orderId: orderIdOf(doc.order), status, expiresAt: expiryOf(doc), isMoved, before }
  await emitEvents(req, domainMoved({ ...fact, at: now(req) }))
}

/** C6: resumes setup steps that were waiting for the registration. */
const connectRegistered: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status !== 'active' || previousDoc.status === 'active') return
  await bringForwardConnections(await handleOfRequest(req), doc.name, now(req))
}

const startTermOfName: CollectionBeforeChangeHook<Domain> = ({ data, originalDoc, operation, req }) => {
  const before = operation === 'update' ? originalDoc : undefined
  const happening = { at: new Date().toISOString(), ...byActor(req) }
  const dated = { ...data, ...startTerm(before, data, happening) }
  return { ...dated, ...endAutoCharge(before, dated, happening) }
}

export const domains = defineCollection({
  slug: 'domains',
  labels: labelsOf('domains', ['singular', 'plural']),
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'customer', 'expiresAt', 'autoRenew'],
    listSearchableFields: ['name', 'customerKey'],
    components: { beforeListTable: ['/payload/admin/support/export-records#ExportRecords'] },
  },
  endpoints: [...apiEndpoints('domains'), exportEndpointOf('domains')],
  defaultSort: 'name',
  disableDuplicate: true,
  disableBulkEdit: true,
  // One domain per order line, even if the payment is reported twice.
  indexes: [{ fields: ['order', 'name'], unique: true }],
  hooks: { beforeChange: [startTermOfName], afterChange: [keepNameClaim, emitDomainEvents, mailRegisteredDomain, connectRegistered] },
  // Orders and registrar jobs write everything else.
  fields: allShopWritten(
    [
      {
        ...plainText('name', words('domains.name.label'), {
          required: true,
          isIndexed: true,
        }),
      },
      {
        ...plainText('extension', words('domains.extension.label'), {
          required: true,
          isIndexed: true,
        }),
      },
      select('status', words('domains.status.label'), domainStatusLabels, { defaultValue: 'pending' }),
      {
        ...wholeNumber('termYears', words('domains.termYears.label'), {
          least: 1,
          most: mostYears,
          defaultValue: 1,
        }),
      },
      {
        name: 'registeredAt',
        type: 'date',
        label: words('domains.registeredAt.label'),
        admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' } },
      },
      {
        name: 'expiresAt',
        type: 'date',
        index: true,
        label: words('domains.expiresAt.label'),
        admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' } },
      },
      checkbox('autoRenew', words('domains.autoRenew.label'), { defaultValue: true }),
      checkbox('autoCharge', words('domains.autoCharge.label'), { description: words('domains.autoCharge.description') }),
      checkbox('isLocked', words('domains.isLocked.label'), {
        defaultValue: true,
        description: words('domains.isLocked.description'),
      }),
      json('nameservers', words('domains.nameservers.label'), {
        description: words('domains.nameservers.description'),
        view: '/payload/admin/record-fields#NamesField',
      }),
      json('contacts', words('domains.contacts.label'), {
        description: words('domains.contacts.description'),
        view: '/payload/admin/record-fields#ContactsField',
      }),
      {
        name: 'zoneStartedAt',
        type: 'date',
        label: words('domains.zoneStartedAt.label'),
        admin: { hidden: true },
      },
      json('addons', words('domains.addons.label'), { view: '/payload/admin/record-fields#NamesField' }),
      events,
      orderLink,
      customerLink,
      customerKey,
    ],
    ['status', 'autoRenew', 'isLocked'],
  ),
})
