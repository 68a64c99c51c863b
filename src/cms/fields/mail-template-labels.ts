import type { mailTemplates } from '@/lib/outbox/email-data'
import { words } from '@/cms/words'
import type { Labels } from './selects'

/** The mails of the shop in the words of the admin. */
export const mailTemplateLabels: Labels<(typeof mailTemplates)[number]> = {
  'order-receipt': words({ en: 'Order received', es: 'Pedido recibido', fr: 'Commande reçue', de: 'Bestellung eingegangen' }),
  'payment-received': words({ en: 'Payment received', es: 'Pago recibido', fr: 'Paiement reçu', de: 'Zahlung eingegangen' }),
  'payment-failed': words({ en: 'Payment failed', es: 'Pago fallido', fr: 'Paiement échoué', de: 'Zahlung fehlgeschlagen' }),
  'payment-reminder': words({ en: 'Payment reminder', es: 'Recordatorio de pago', fr: 'Rappel de paiement', de: 'Zahlungserinnerung' }),
  'order-cancelled': words({ en: 'Order cancelled', es: 'Pedido cancelado', fr: 'Commande annulée', de: 'Bestellung storniert' }),
  'order-refunded': words({ en: 'Money given back', es: 'Dinero devuelto', fr: 'Remboursement', de: 'Geld zurückgezahlt' }),
  'domain-registered': words({ en: 'Domain registered', es: 'Dominio registrado', fr: 'Domaine enregistré', de: 'Domain registriert' }),
  'verify-email': words({ en: 'Confirm the address', es: 'Confirmar la dirección', fr: 'Confirmer l’adresse', de: 'Adresse bestätigen' }),
  'reset-password': words({ en: 'New password', es: 'Contraseña nueva', fr: 'Nouveau mot de passe', de: 'Neues Passwort' }),
  'password-changed': words({ en: 'Password changed', es: 'Contraseña cambiada', fr: 'Mot de passe modifié', de: 'Passwort geändert' }),
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
  'staff-notice': words({ en: 'Notice to staff', es: 'Aviso al personal', fr: 'Avis à l’équipe', de: 'Hinweis an Mitarbeitende' }),
}
