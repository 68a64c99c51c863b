import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { TransferStatus } from '@/core/domains/transfers'
import type { Transfer } from '@/payload-types'
import { advanceTransfer, afterTransferAdvanced } from '@/modules/domains/transfers/transfers.service'
import { orderIdOf } from '@/modules/payments/payments.service'
import { handleOfRequest } from '@/lib/db/transaction'
import { byActor } from '@/lib/audit'
import { defineCollection } from '@/payload/define-collection'
import { apiEndpoints } from '@/payload/http/handlers'
import { transferStatusLabels as labels, transferStatusLabels } from '@/payload/labels'
import { words, labelsOf } from '@/payload/words'
import { refuseConflict, refuseField, encryptField } from '@/payload/hooks/documents'
import { nobody, ownOrSales, staff, salesRecords, allShopWritten } from '@/payload/access/rules'
import { customerKey, customerLink, events, orderLink, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { showAuthorizationCode } from '@/payload/endpoints/show-authorization-code'
import { shopRecords } from './shop-records'

const noSuchStep = (from: TransferStatus, to: TransferStatus) => words('transfers.noSuchStep', { from: labels[from], to: labels[to] })

const changedMeanwhile = words('transfers.changedMeanwhile')

const moveTransfer: CollectionBeforeChangeHook<Transfer> = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (operation === 'create' || !originalDoc) return data
  const happening = { at: new Date().toISOString(), ...byActor(req) }
  const moved = await advanceTransfer(await handleOfRequest(req), originalDoc, data, happening)
  if (moved.ok) return { ...data, ...moved.value }
  if (moved.error.kind === 'changed-meanwhile') return refuseConflict(change, changedMeanwhile)
  return refuseField(change, 'status', noSuchStep(moved.error.from, moved.error.to))
}

/** In the same transaction, so that notifications are sent only if the step is committed. */
const notifyTransferAdvanced: CollectionAfterChangeHook<Transfer> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.status === previousDoc.status) return
  const note = doc.events?.at(-1)?.note ?? null
  await afterTransferAdvanced(req, { id: doc.id, domain: doc.domain, to: doc.status, note, orderId: orderIdOf(doc.order) })
}

/** R11: incoming domain transfers, created by orders and advanced by staff. */
export const transfers = defineCollection({
  slug: 'transfers',
  labels: labelsOf('transfers', ['singular', 'plural']),
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    useAsTitle: 'domain',
    defaultColumns: ['domain', 'status', 'customerKey', 'createdAt'],
    listSearchableFields: ['domain', 'customerKey'],
    description: words('transfers.description'),
    // Transfers in unordered carts are not work yet.
    baseFilter: () => ({ status: { not_equals: 'prepared' } }),
  },
  ...shopRecords,
  endpoints: [...apiEndpoints('transfers'), showAuthorizationCode],
  hooks: { beforeChange: [moveTransfer], afterChange: [notifyTransferAdvanced] },
  fields: allShopWritten(
    [
      {
        ...plainText('domain', words('transfers.domain.label'), {
          required: true,
          isIndexed: true,
        }),
      },
      select('status', words('transfers.status.label'), transferStatusLabels, {
        defaultValue: 'requested',
      }),
      {
        ...plainText('customerNote', words('transfers.customerNote.label')),
        access: { read: staff },
        maxLength: 300,
        admin: {
          description: words('transfers.customerNote.description'),
        },
      },
      {
        // R11: encrypted, and not readable through the admin or the REST API.
        ...plainText('authorizationCode', words('transfers.authorizationCode.label')),
        access: { read: nobody },
        admin: { hidden: true },
        hooks: { beforeChange: [encryptField] },
      },
      // Only for transfers in progress.
      {
        name: 'authorizationCodeView',
        type: 'ui',
        admin: {
          components: { Field: '/payload/admin/authorization-code-field.client#AuthorizationCodeField' },
          condition: (data) => Boolean(data['id']),
          disableListColumn: true,
        },
      },
      staffNote,
      events,
      // The cart that the transfer was prepared in, until the order is placed.
      {
        name: 'cart',
        type: 'relationship',
        relationTo: 'carts',
        label: words('transfers.cart.label'),
        admin: { hidden: true },
        access: { read: nobody },
      },
      orderLink,
      customerLink,
      // Empty while the transfer is in a cart.
      { ...customerKey, required: false },
      visitorLocale,
    ],
    ['status', 'customerNote', 'staffNote'],
  ),
})
