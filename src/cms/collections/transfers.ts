import type { CollectionConfig } from 'payload'
import { nobody, ownOrSales, staff } from '@/cms/access/rules'
import { salesRecords } from '@/cms/access/sets'
import { allShopWritten } from '@/cms/access/shop-written'
import { groups } from '@/cms/admin/groups'
import { customerKey, customerLink, events, orderLink, plainText, staffNote, visitorLocale } from '@/cms/fields/sales'
import { select } from '@/cms/fields/selects'
import { showAuthorizationCode } from '@/cms/endpoints/staff/show-authorization-code'
import { moveTransfer, tellTransferAdvanced } from '@/cms/hooks/move-transfer'
import { encryptField } from '@/cms/hooks/encrypt-field'
import { transferStatusLabels } from '@/cms/labels/transfer-status'
import { words } from '@/cms/words'
import { shopRecords } from './shop-records'

/** R11: a name on its way here. Written by the shop; staff move it along, step by step. */
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
    // What lies in a cart is nobody's work yet.
    baseFilter: () => ({ status: { not_equals: 'prepared' } }),
  },
  ...shopRecords,
  endpoints: [showAuthorizationCode],
  hooks: { beforeChange: [moveTransfer], afterChange: [tellTransferAdvanced] },
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
        // R11: encrypted, and given to nobody through the admin's fields or the REST API.
        ...plainText(
          'authorizationCode',
          words({ en: 'Auth code', es: 'Código de autorización (auth code)', fr: 'Code d’autorisation (auth code)', de: 'Auth-Code' }),
        ),
        access: { read: nobody },
        admin: { hidden: true },
        hooks: { beforeChange: [encryptField] },
      },
      // Only of a transfer that is there to be looked after.
      {
        name: 'authorizationCodeView',
        type: 'ui',
        admin: {
          components: { Field: '/cms/admin/authorization-code-field.client#AuthorizationCodeField' },
          condition: (data) => Boolean(data['id']),
          disableListColumn: true,
        },
      },
      staffNote,
      events,
      // The cart it was prepared beside, until its order is placed.
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
      // Nobody's while it lies in a cart.
      { ...customerKey, required: false },
      visitorLocale,
    ],
    ['status', 'customerNote', 'staffNote'],
  ),
}
