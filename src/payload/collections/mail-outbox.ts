import { type mailTemplates, mailUrgencies } from '@/lib/outbox/email-data'
import { words } from '@/payload/words'
import { type Labels, optionsOf, select } from '@/payload/fields/selects'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { admins, nobody, salesStaff, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { plainText, visitorLocale } from '@/payload/fields/sales'
import { shopRecords } from './shop-records'

const mailTemplateLabels: Labels<(typeof mailTemplates)[number]> = {
  'order-receipt': words({ en: 'Order received', es: 'Pedido recibido', fr: 'Commande reçue', de: 'Bestellung eingegangen' }),
  'payment-received': words({ en: 'Payment received', es: 'Pago recibido', fr: 'Paiement reçu', de: 'Zahlung eingegangen' }),
  'payment-failed': words({ en: 'Payment failed', es: 'Pago fallido', fr: 'Paiement échoué', de: 'Zahlung fehlgeschlagen' }),
  'payment-reminder': words({ en: 'Payment reminder', es: 'Recordatorio de pago', fr: 'Rappel de paiement', de: 'Zahlungserinnerung' }),
  'order-cancelled': words({ en: 'Order cancelled', es: 'Pedido cancelado', fr: 'Commande annulée', de: 'Bestellung storniert' }),
  'order-refunded': words({ en: 'Money given back', es: 'Dinero devuelto', fr: 'Remboursement', de: 'Geld zurückgezahlt' }),
  'domain-registered': words({ en: 'Domain registered', es: 'Dominio registrado', fr: 'Domaine enregistré', de: 'Domain registriert' }),
  'verify-email': words({ en: 'Confirm the address', es: 'Confirmar la dirección', fr: 'Confirmer l’adresse', de: 'Adresse bestätigen' }),
  'reset-password': words({ en: 'New password', es: 'Contraseña nueva', fr: 'Nouveau mot de passe', de: 'Neues Passwort' }),
  'email-change': words({ en: 'New email address', es: 'Correo nuevo', fr: 'Nouvelle adresse mail', de: 'Neue E-Mail-Adresse' }),
  'password-changed': words({ en: 'Password changed', es: 'Contraseña cambiada', fr: 'Mot de passe modifié', de: 'Passwort geändert' }),
  'account-deleted': words({ en: 'Account deleted', es: 'Cuenta eliminada', fr: 'Compte supprimé', de: 'Konto gelöscht' }),
  'security-notice': words({
    en: 'Notice about the login',
    es: 'Aviso sobre el acceso',
    fr: 'Avis sur la connexion',
    de: 'Hinweis zur Anmeldung',
  }),
  'address-known': words({
    en: 'Address has an account already',
    es: 'La dirección ya tiene cuenta',
    fr: 'L’adresse a déjà un compte',
    de: 'Adresse hat schon ein Konto',
  }),
  'transfer-requested': words({
    en: 'Transfer requested',
    es: 'Transferencia solicitada',
    fr: 'Transfert demandé',
    de: 'Transfer beantragt',
  }),
  'transfer-awaiting': words({
    en: 'Transfer waits for approval',
    es: 'Transferencia pendiente de aprobación',
    fr: 'Transfert en attente d’accord',
    de: 'Transfer wartet auf Zustimmung',
  }),
  'transfer-completed': words({
    en: 'Transfer completed',
    es: 'Transferencia completada',
    fr: 'Transfert terminé',
    de: 'Transfer abgeschlossen',
  }),
  'name-lost': words({
    en: 'Domain no longer available',
    es: 'Dominio ya no disponible',
    fr: 'Domaine plus disponible',
    de: 'Domain nicht mehr frei',
  }),
  'transfer-failed': words({ en: 'Transfer failed', es: 'Transferencia fallida', fr: 'Transfert échoué', de: 'Transfer fehlgeschlagen' }),
  'renewal-reminder': words({ en: 'Renewal is due', es: 'Renovación pendiente', fr: 'Renouvellement à venir', de: 'Verlängerung fällig' }),
  'domain-grace': words({
    en: 'Domain in grace period',
    es: 'Dominio en periodo de gracia',
    fr: 'Domaine en période de grâce',
    de: 'Domain in der Nachfrist',
  }),
  'domain-redemption': words({
    en: 'Domain in redemption period',
    es: 'Dominio en periodo de recuperación',
    fr: 'Domaine en période de rédemption',
    de: 'Domain in der Rückholfrist',
  }),
  'domain-expired': words({ en: 'Domain is lost', es: 'Dominio perdido', fr: 'Nom de domaine perdu', de: 'Domain verloren' }),
  'subscription-order': words({
    en: 'Order for the next term',
    es: 'Pedido del siguiente periodo',
    fr: 'Commande de la période suivante',
    de: 'Bestellung der nächsten Laufzeit',
  }),
  'subscription-notice': words({
    en: 'News of a subscription',
    es: 'Aviso de una suscripción',
    fr: 'Avis sur un abonnement',
    de: 'Nachricht zu einem Abonnement',
  }),
  'migration-confirmation': words({
    en: 'Migration request received',
    es: 'Solicitud de migración recibida',
    fr: 'Demande de migration reçue',
    de: 'Umzugsanfrage eingegangen',
  }),
  'contact-confirmation': words({ en: 'Message received', es: 'Mensaje recibido', fr: 'Message reçu', de: 'Nachricht eingegangen' }),
  'cancellation-confirmation': words({
    en: 'Cancellation received',
    es: 'Cancelación recibida',
    fr: 'Résiliation reçue',
    de: 'Kündigung eingegangen',
  }),
  'staff-notice': words({ en: 'Notice to staff', es: 'Aviso al personal', fr: 'Avis à l’équipe', de: 'Hinweis an Mitarbeitende' }),
}

/** Requeues a failed email with fresh attempts and the same Message-ID. */
const sendAgain: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const { sendAgain: isAsked, ...rest } = data
  if (operation !== 'update' || isAsked !== true || originalDoc?.['status'] !== 'dead') return rest
  return { ...rest, status: 'queued', attempts: 0, nextAttemptAt: new Date().toISOString(), leaseUntil: null }
}

const mailStatuses = {
  queued: words({ en: 'Waiting', es: 'En espera', fr: 'En attente', de: 'Wartet' }),
  sending: words({ en: 'Being sent', es: 'Enviándose', fr: 'En cours d’envoi', de: 'Wird gesendet' }),
  sent: words({ en: 'Sent', es: 'Enviado', fr: 'Envoyé', de: 'Gesendet' }),
  dead: words({ en: 'Given up', es: 'Abandonado', fr: 'Abandonné', de: 'Aufgegeben' }),
}

const instant = { date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm:ss' } } as const

/** Outbox of all emails, each written in the transaction that causes it (ADR 010). Only internal code writes. */
export const mailOutbox: CollectionConfig = {
  slug: 'mail-outbox',
  dbName: 'mail_outbox',
  labels: {
    singular: words({ en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' }),
    plural: words({ en: 'Emails', es: 'Correos', fr: 'Mails', de: 'E-Mails' }),
  },
  access: { ...salesRecords, delete: admins },
  admin: {
    group: groups.customers,
    useAsTitle: 'recipient',
    defaultColumns: ['template', 'recipient', 'status', 'attempts', 'createdAt', 'sentAt'],
    listSearchableFields: ['recipient', 'dedupeKey'],
    description: words({
      en: 'What the shop has written to people. Emails that were given up after several tries, or held back because one mailbox received too many, can be sent again: tick the box and save.',
      es: 'Lo que la tienda ha escrito. Los correos abandonados tras varios intentos, o retenidos porque un buzón recibió demasiados, pueden enviarse de nuevo: marque la casilla y guarde.',
      fr: 'Ce que la boutique a écrit. Un mail abandonné après plusieurs essais, ou retenu parce qu’une boîte en a trop reçu, peut repartir : cochez la case et enregistrez.',
      de: 'Was der Shop geschrieben hat. Was nach mehreren Versuchen aufgegeben oder zurückgehalten wurde, weil ein Postfach zu viele erhielt, lässt sich erneut senden: Häkchen setzen und speichern.',
    }),
  },
  ...shopRecords,
  lockDocuments: false,
  hooks: { beforeChange: [sendAgain] },
  indexes: [{ fields: ['status', 'urgency', 'nextAttemptAt'] }],
  fields: allShopWritten(
    [
      select('status', words({ en: 'Status', es: 'Estado', fr: 'État', de: 'Status' }), mailStatuses, { defaultValue: 'queued' }),
      {
        name: 'sendAgain',
        type: 'checkbox',
        virtual: true,
        label: words({ en: 'Send again', es: 'Enviar de nuevo', fr: 'Envoyer de nouveau', de: 'Erneut senden' }),
        access: { update: salesStaff },
        // Payload disables virtual fields unless `readOnly` is false.
        admin: { readOnly: false, condition: (data: { readonly status?: string }) => data.status === 'dead' },
      },
      {
        name: 'template',
        type: 'select',
        required: true,
        label: words({ en: 'Template', es: 'Plantilla', fr: 'Modèle', de: 'Vorlage' }),
        options: optionsOf(mailTemplateLabels),
      },
      {
        name: 'urgency',
        type: 'number',
        required: true,
        defaultValue: mailUrgencies.other,
        label: words({ en: 'Urgency', es: 'Urgencia', fr: 'Urgence', de: 'Dringlichkeit' }),
      },
      plainText('recipient', words({ en: 'To', es: 'Para', fr: 'À', de: 'An' }), { required: true, isIndexed: true }),
      visitorLocale,
      // May contain a login link, so only the worker reads it.
      {
        name: 'data',
        type: 'json',
        required: true,
        label: words({ en: 'Data', es: 'Datos', fr: 'Données', de: 'Daten' }),
        access: { read: nobody },
        admin: { hidden: true },
      },
      {
        ...plainText('dedupeKey', words({ en: 'Key', es: 'Clave', fr: 'Clé', de: 'Schlüssel' }), { required: true }),
        unique: true,
      },
      {
        name: 'attempts',
        type: 'number',
        required: true,
        defaultValue: 0,
        label: words({ en: 'Tries', es: 'Intentos', fr: 'Essais', de: 'Versuche' }),
      },
      {
        name: 'lastError',
        type: 'textarea',
        label: words({ en: 'Last fault', es: 'Último fallo', fr: 'Dernière erreur', de: 'Letzter Fehler' }),
      },
      {
        name: 'nextAttemptAt',
        type: 'date',
        label: words({ en: 'Next try', es: 'Próximo intento', fr: 'Prochain essai', de: 'Nächster Versuch' }),
        admin: instant,
      },
      {
        name: 'leaseUntil',
        type: 'date',
        label: words({ en: 'Held until', es: 'Reservado hasta', fr: 'Réservé jusqu’au', de: 'Gehalten bis' }),
        admin: { ...instant, hidden: true },
      },
      {
        name: 'sentAt',
        type: 'date',
        label: words({ en: 'Sent', es: 'Enviado', fr: 'Envoyé', de: 'Gesendet' }),
        admin: instant,
      },
    ],
    ['sendAgain'],
  ),
}
