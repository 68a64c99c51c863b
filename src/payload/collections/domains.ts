import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import type { DomainStatus } from '@/core/domains/lifecycle'
import { deleteHold, insertHolds } from '@/modules/domains/reservations/reservations.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import type { Domain } from '@/payload-types'
import { idOfOrder } from '@/modules/payments/payments.service'
import { mailRegistered } from '@/modules/domains/provision-order'
import { endAutoCharge, startTerm } from '@/modules/domains/domains.service'
import { byStaff } from '@/lib/audit/audit'
import { mostYears } from '@/core/pricing/prices'
import { ownOrSales, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { checkbox, wholeNumber } from '@/payload/fields/numbers'
import { json } from '@/payload/fields/text'
import { customerKey, customerLink, events, orderLink, plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { emitDomainEvents } from '@/payload/hooks/order-events'
import { words, type Words } from '@/payload/words'

const isOver = (status: DomainStatus): boolean => status === 'expired' || status === 'cancelled'

/** N1: a customer's name is spoken for until it is given back or called off, however it came here. */
const keepNameClaim: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && isOver(doc.status) === isOver(previousDoc.status)) return doc
  const handle = await handleOfRequest(req)
  const orderId = idOfOrder(doc.order)
  if (isOver(doc.status)) await deleteHold(handle, doc.name, orderId)
  else await insertHolds(handle, { orderId, names: [doc.name], now: Date.now(), until: null })
  return doc
}

/** W12: the registrar, or a member of staff, says what became of a domain that was waiting. */
const mailRegisteredDomain: CollectionAfterChangeHook<Domain> = async ({ doc, previousDoc, operation, req }) => {
  const orderId = idOfOrder(doc.order)
  if (operation !== 'update' || previousDoc.status !== 'pending' || doc.status === 'pending' || orderId === null) return
  await mailRegistered(req, orderId)
}

const startTermOfName: CollectionBeforeChangeHook<Domain> = ({ data, originalDoc, operation, req }) => {
  const before = operation === 'update' ? originalDoc : undefined
  const happening = { at: new Date().toISOString(), ...byStaff(req) }
  const dated = { ...data, ...startTerm(before, data, happening) }
  return { ...dated, ...endAutoCharge(before, dated, happening) }
}

const statuses = {
  pending: words({ en: 'Being registered', es: 'En registro', fr: 'En cours d’enregistrement', de: 'Wird registriert' }),
  active: words({ en: 'Active', es: 'Activo', fr: 'Actif', de: 'Aktiv' }),
  grace: words({ en: 'In its grace period', es: 'En periodo de gracia', fr: 'En période de grâce', de: 'In der Nachfrist' }),
  redemption: words({
    en: 'In redemption period',
    es: 'En periodo de recuperación',
    fr: 'En période de rédemption',
    de: 'In der Rückholfrist',
  }),
  expired: words({ en: 'Expired', es: 'Caducado', fr: 'Expiré', de: 'Abgelaufen' }),
  cancelled: words({ en: 'Cancelled', es: 'Cancelado', fr: 'Annulé', de: 'Storniert' }),
} as const satisfies Record<DomainStatus, Words>

export const domains: CollectionConfig = {
  slug: 'domains',
  labels: {
    singular: words({ en: 'Customer’s domain', es: 'Dominio de cliente', fr: 'Nom de domaine client', de: 'Kundendomain' }),
    plural: words({ en: 'Customers’ domains', es: 'Dominios de clientes', fr: 'Noms de domaine clients', de: 'Kundendomains' }),
  },
  access: { ...salesRecords, read: ownOrSales('customer') },
  admin: {
    group: groups.customers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'customer', 'expiresAt', 'autoRenew'],
    listSearchableFields: ['name', 'customerKey'],
  },
  defaultSort: 'name',
  disableDuplicate: true,
  versions: false,
  // An order gives a name once, however often it is said to be paid.
  indexes: [{ fields: ['order', 'name'], unique: true }],
  hooks: { beforeChange: [startTermOfName], afterChange: [keepNameClaim, emitDomainEvents, mailRegisteredDomain] },
  // What a name is, whose, until when and what happened to it is written by what was ordered and by registrar tasks.
  fields: allShopWritten(
    [
      {
        ...plainText('name', words({ en: 'Domain', es: 'Dominio', fr: 'Nom de domaine', de: 'Domain' }), {
          required: true,
          isIndexed: true,
        }),
      },
      {
        ...plainText('extension', words({ en: 'Extension', es: 'Extensión', fr: 'Extension', de: 'Endung' }), {
          required: true,
          isIndexed: true,
        }),
      },
      select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), statuses, { defaultValue: 'pending' }),
      {
        ...wholeNumber('termYears', words({ en: 'Years ordered', es: 'Años pedidos', fr: 'Années commandées', de: 'Bestellte Jahre' }), {
          least: 1,
          most: mostYears,
          defaultValue: 1,
        }),
      },
      {
        name: 'registeredAt',
        type: 'date',
        label: words({ en: 'Registered', es: 'Registrado', fr: 'Enregistré le', de: 'Registriert am' }),
        admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' } },
      },
      {
        name: 'expiresAt',
        type: 'date',
        index: true,
        label: words({ en: 'Expires', es: 'Caduca', fr: 'Expire le', de: 'Läuft ab am' }),
        admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' } },
      },
      checkbox(
        'autoRenew',
        words({
          en: 'Yearly renewal order',
          es: 'Pedido anual de renovación',
          fr: 'Commande annuelle de renouvellement',
          de: 'Jährliche Bestellung der Verlängerung',
        }),
        { defaultValue: true },
      ),
      checkbox(
        'autoCharge',
        words({
          en: 'Automatic renewal by card',
          es: 'Renovación automática con tarjeta',
          fr: 'Renouvellement automatique par carte',
          de: 'Automatische Verlängerung per Karte',
        }),
        {
          description: words({
            en: 'Switched by the customer, and on where they agreed at the checkout. Ends with the yearly renewal order.',
            es: 'Lo activa el cliente, o su consentimiento al hacer el pedido. Termina con el pedido anual de renovación.',
            fr: 'Activé par le client, ou par son accord lors de la commande. Prend fin avec la commande annuelle de renouvellement.',
            de: 'Vom Kunden geschaltet und an, wenn er bei der Bestellung zugestimmt hat. Endet mit der jährlichen Bestellung der Verlängerung.',
          }),
        },
      ),
      checkbox(
        'isLocked',
        words({ en: 'Registrar lock', es: 'Bloqueo de transferencia', fr: 'Verrou de transfert', de: 'Transfersperre' }),
        {
          defaultValue: true,
          description: words({
            en: 'Keeps the name from being moved to another provider.',
            es: 'Impide trasladar el nombre a otro proveedor.',
            fr: 'Empêche le transfert du nom vers un autre bureau d’enregistrement.',
            de: 'Verhindert den Umzug des Namens zu einem anderen Anbieter.',
          }),
        },
      ),
      json('nameservers', words({ en: 'Nameservers', es: 'Servidores de nombres', fr: 'Serveurs DNS', de: 'Nameserver' }), {
        description: words({
          en: 'As the customer chose them; empty: ours.',
          es: 'Los que eligió el cliente; vacío: los nuestros.',
          fr: 'Ceux que le client a choisis ; vide : les nôtres.',
          de: 'Wie vom Kunden gewählt; leer: unsere.',
        }),
      }),
      json('contacts', words({ en: 'Contacts', es: 'Contactos', fr: 'Contacts', de: 'Kontakte' }), {
        description: words({
          en: 'Who owns the name, and who looks after it and its bills; empty: whoever paid for it.',
          es: 'Quién es titular del nombre y quién se ocupa de él y de sus facturas; vacío: quien lo pagó.',
          fr: 'Qui est titulaire du nom, qui s’en occupe et qui reçoit ses factures ; vide : la personne qui l’a payé.',
          de: 'Wem die Domain gehört und wer sich um sie und ihre Rechnungen kümmert; leer: wer sie bezahlt hat.',
        }),
      }),
      {
        name: 'zoneStartedAt',
        type: 'date',
        label: words({ en: 'Records since', es: 'Registros desde', fr: 'Enregistrements depuis', de: 'Einträge seit' }),
        admin: { hidden: true },
      },
      json('addons', words({ en: 'Add-ons', es: 'Complementos', fr: 'Options', de: 'Zusatzleistungen' })),
      events,
      orderLink,
      customerLink,
      customerKey,
    ],
    ['status', 'autoRenew', 'isLocked'],
  ),
}
