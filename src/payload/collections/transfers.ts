import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Endpoint } from 'payload'
import type { TransferStatus } from '@/core/domains/transfers'
import type { Transfer } from '@/payload-types'
import { advanceTransfer, afterTransferAdvanced } from '@/modules/domains/transfers/transfers.service'
import { orderIdOf } from '@/modules/payments/payments.service'
import { decrypt } from '@/lib/crypto/encryption'
import { handleOfRequest } from '@/lib/db/transaction'
import { byActor } from '@/lib/audit'
import { defineCollection } from '@/payload/define-collection'
import { apiEndpoints } from '@/payload/http/handlers'
import { transferStatusLabels as labels, transferStatusLabels } from '@/payload/labels'
import { words, labelsOf } from '@/payload/words'
import { recordAction } from '@/payload/hooks/audit'
import { refuseConflict, refuseField, encryptField } from '@/payload/hooks/documents'
import { guardEndpoint, nobody, ownOrSales, salesStaff, staff, salesRecords, allShopWritten } from '@/payload/access/rules'
import { customerKey, customerLink, events, orderLink, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
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

/** Runs in the same transaction, so that notifications are sent only if the step is committed. */
const notifyTransferAdvanced: CollectionAfterChangeHook<Transfer> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.status === previousDoc.status) return
  const note = doc.events?.at(-1)?.note ?? null
  await afterTransferAdvanced(req, { id: doc.id, domain: doc.domain, to: doc.status, note, orderId: orderIdOf(doc.order) })
}

const answered = (status: number, body: unknown): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * R11: shows a transfer's auth code to staff on demand, never in a list. Uses POST although it changes nothing, so that it is never
 * prefetched or kept in a URL; the access is logged.
 */
const showAuthorizationCode: Endpoint = guardEndpoint(
  {
    method: 'post',
    path: '/:id/authorization-code',
    handler: async (req) => {
      const id = String(req.routeParams?.['id'])
      const transfer = await req.payload.findByID({ collection: 'transfers', id, depth: 0, disableErrors: true, req })
      const code = decrypt(req.payload, transfer?.authorizationCode)
      if (code === null) return answered(404, { errors: [{ message: 'Not Found' }] })
      await recordAction(req, { action: 'shown', area: 'transfers', document: id, fields: ['authorizationCode'] })
      return answered(200, { code })
    },
  },
  salesStaff,
)

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
    // Transfers in carts that have not been ordered are not work yet.
    baseFilter: () => ({ status: { not_equals: 'prepared' } }),
  },
  ...shopRecords,
  disableBulkEdit: true,
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
        // R11: encrypted and not readable through the admin or the REST API.
        ...plainText('authorizationCode', words('transfers.authorizationCode.label')),
        access: { read: nobody },
        admin: { hidden: true },
        hooks: { beforeChange: [encryptField] },
      },
      // Set only for transfers in progress.
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
      // The cart in which the transfer was prepared, until the order is placed.
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
