import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import type { TransferStatus } from '@/core/domains/transfers'
import type { Transfer } from '@/payload-types'
import { advanceTransfer, afterTransferAdvanced } from '@/modules/domains/transfers/transfers.service'
import { idOfOrder } from '@/modules/payments/payments.service'
import { handleOfRequest } from '@/lib/http/client-address'
import { byStaff } from '@/lib/audit/audit'
import { transferStatusLabels as labels, transferStatusLabels } from '@/payload/labels'
import { words } from '@/payload/words'
import { refuseConflict, refuseField, encryptField } from '@/payload/hooks/documents'
import { nobody, ownOrSales, staff, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { customerKey, customerLink, events, orderLink, plainText, staffNote, visitorLocale } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { showAuthorizationCode } from '@/payload/endpoints/staff/show-authorization-code'
import { shopRecords } from './shop-records'

const noSuchStep = (from: TransferStatus, to: TransferStatus) =>
  words({
    en: `A transfer that is “${labels[from].en}” cannot become “${labels[to].en}”.`,
    es: `Una transferencia «${labels[from].es}» no puede pasar a «${labels[to].es}».`,
    fr: `Un transfert « ${labels[from].fr} » ne peut pas devenir « ${labels[to].fr} ».`,
    de: `Ein Transfer im Status „${labels[from].de}“ kann nicht „${labels[to].de}“ werden.`,
  })

const changedMeanwhile = words({
  en: 'This transfer was changed by someone else meanwhile: reload it and try again.',
  es: 'Otra persona ha modificado esta transferencia entretanto: vuelva a cargarla e inténtelo de nuevo.',
  fr: 'Ce transfert a été modifié entre-temps : rechargez-le, puis réessayez.',
  de: 'Dieser Transfer wurde inzwischen geändert: Bitte laden Sie ihn neu und versuchen Sie es noch einmal.',
})

const moveTransfer: CollectionBeforeChangeHook<Transfer> = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (operation === 'create' || !originalDoc) return data
  const happening = { at: new Date().toISOString(), ...byStaff(req) }
  const moved = await advanceTransfer(await handleOfRequest(req), originalDoc, data, happening)
  if (moved.ok) return { ...data, ...moved.value }
  if (moved.error.kind === 'changed-meanwhile') return refuseConflict(change, changedMeanwhile)
  return refuseField(change, 'status', noSuchStep(moved.error.from, moved.error.to))
}

/** In the same transaction, so that notifications are sent only if the step is committed. */
const notifyTransferAdvanced: CollectionAfterChangeHook<Transfer> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.status === previousDoc.status) return
  const note = doc.events?.at(-1)?.note ?? null
  await afterTransferAdvanced(req, { id: doc.id, domain: doc.domain, to: doc.status, note, orderId: idOfOrder(doc.order) })
}

/** R11: incoming domain transfers, created by orders and advanced by staff. */
export const transfers: CollectionConfig = {
  slug: 'transfers',
  labels: {
    singular: words({ en: 'Domain transfer', es: 'Transferencia de dominio', fr: 'Transfert de domaine', de: 'Domaintransfer' }),
    plural: words({ en: 'Domain transfers', es: 'Transferencias de dominio', fr: 'Transferts de domaine', de: 'Domaintransfers' }),
  },
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    group: groups.sales,
    useAsTitle: 'domain',
    defaultColumns: ['domain', 'status', 'customerKey', 'createdAt'],
    listSearchableFields: ['domain', 'customerKey'],
    description: words({
      en: 'Requested, awaiting the registry, then completed or failed. Every step is dated, and the customer is told.',
      es: 'Solicitada, a la espera del registro y después completada o fallida. Cada paso queda fechado y se avisa al cliente.',
      fr: 'Demandé, en attente du registre, puis terminé ou échoué. Chaque étape est datée et le client en est averti.',
      de: 'Angefordert, wartet auf die Vergabestelle, dann abgeschlossen oder fehlgeschlagen. Jeder Schritt trägt ein Datum, und der Kunde erfährt davon.',
    }),
    // Transfers in unordered carts are not work yet.
    baseFilter: () => ({ status: { not_equals: 'prepared' } }),
  },
  ...shopRecords,
  endpoints: [showAuthorizationCode],
  hooks: { beforeChange: [moveTransfer], afterChange: [notifyTransferAdvanced] },
  fields: allShopWritten(
    [
      {
        ...plainText('domain', words({ en: 'Domain', es: 'Dominio', fr: 'Nom de domaine', de: 'Domain' }), {
          required: true,
          isIndexed: true,
        }),
      },
      select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), transferStatusLabels, {
        defaultValue: 'requested',
      }),
      {
        ...plainText(
          'customerNote',
          words({ en: 'Note to the customer', es: 'Nota para el cliente', fr: 'Note au client', de: 'Notiz an den Kunden' }),
        ),
        access: { read: staff },
        maxLength: 300,
        admin: {
          description: words({
            en: 'Goes out with the next step, in the customer’s language if you write it so.',
            es: 'Se envía con el siguiente paso; escríbala en el idioma del cliente.',
            fr: 'Part avec la prochaine étape ; écrivez-la dans la langue du client.',
            de: 'Geht mit dem nächsten Schritt hinaus; bitte in der Sprache des Kunden schreiben.',
          }),
        },
      },
      {
        // R11: encrypted, and not readable through the admin or the REST API.
        ...plainText(
          'authorizationCode',
          words({ en: 'Auth code', es: 'Código de autorización (auth code)', fr: 'Code d’autorisation (auth code)', de: 'Auth-Code' }),
        ),
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
      // The cart it was prepared in, until the order is placed.
      {
        name: 'cart',
        type: 'relationship',
        relationTo: 'carts',
        label: words({ en: 'Cart', es: 'Carrito', fr: 'Panier', de: 'Warenkorb' }),
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
}
