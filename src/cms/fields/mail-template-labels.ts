import type { mailTemplates } from '@/server/platform/outbox/mail-data'
import { words } from '../words'
import type { Labels } from './selects'

/** The mails of the shop in the words of the admin. */
export const mailTemplateLabels: Labels<(typeof mailTemplates)[number]> = {
  'order-receipt': words('Order received', 'Pedido recibido', 'Commande reçue', 'Bestellung eingegangen'),
  'payment-received': words('Payment received', 'Pago recibido', 'Paiement reçu', 'Zahlung eingegangen'),
  'payment-failed': words('Payment failed', 'Pago fallido', 'Paiement échoué', 'Zahlung fehlgeschlagen'),
  'order-cancelled': words('Order cancelled', 'Pedido cancelado', 'Commande annulée', 'Bestellung storniert'),
  'order-refunded': words('Money given back', 'Dinero devuelto', 'Remboursement', 'Geld zurückgezahlt'),
  'verify-email': words('Confirm the address', 'Confirmar la dirección', 'Confirmer l’adresse', 'Adresse bestätigen'),
  'reset-password': words('New password', 'Contraseña nueva', 'Nouveau mot de passe', 'Neues Passwort'),
  'password-changed': words('Password changed', 'Contraseña cambiada', 'Mot de passe modifié', 'Passwort geändert'),
  'address-known': words(
    'Address has an account already',
    'La dirección ya tiene cuenta',
    'L’adresse a déjà un compte',
    'Adresse hat schon ein Konto',
  ),
  'transfer-requested': words('Transfer requested', 'Transferencia solicitada', 'Transfert demandé', 'Transfer beantragt'),
  'transfer-awaiting': words(
    'Transfer waits for approval',
    'Transferencia pendiente de aprobación',
    'Transfert en attente d’accord',
    'Transfer wartet auf Zustimmung',
  ),
  'transfer-completed': words('Transfer completed', 'Transferencia completada', 'Transfert terminé', 'Transfer abgeschlossen'),
  'name-lost': words(
    'Name went to somebody else',
    'El nombre es de otra persona',
    'Nom pris par quelqu’un d’autre',
    'Name ging an jemand anderen',
  ),
  'transfer-failed': words('Transfer failed', 'Transferencia fallida', 'Transfert échoué', 'Transfer fehlgeschlagen'),
  'renewal-reminder': words('Renewal is due', 'Renovación pendiente', 'Renouvellement à venir', 'Verlängerung fällig'),
  'domain-grace': words('Domain has lapsed', 'Dominio vencido', 'Nom de domaine échu', 'Domain abgelaufen'),
  'domain-redemption': words('Domain in redemption', 'Dominio en redención', 'Nom de domaine en rédemption', 'Domain in der Rückholfrist'),
  'domain-expired': words('Domain is lost', 'Dominio perdido', 'Nom de domaine perdu', 'Domain verloren'),
  'migration-confirmation': words(
    'Migration request received',
    'Solicitud de migración recibida',
    'Demande de migration reçue',
    'Umzugsanfrage eingegangen',
  ),
  'contact-confirmation': words('Message received', 'Mensaje recibido', 'Message reçu', 'Nachricht eingegangen'),
  'staff-notice': words('Notice to staff', 'Aviso al personal', 'Avis à l’équipe', 'Hinweis an Mitarbeitende'),
}
