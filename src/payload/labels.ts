import type { OrderStatus } from '@/core/orders/status'
import { words, type Words } from '@/payload/words'
import type { PaymentMethodId } from '@/core/payments/types'
import type { ProvisionOperation, ProvisionTaskStatus } from '@/core/provisioning/provisioning'
import type { RegistrarTaskStatus } from '@/core/domains/registrar'
import type { EndReason, SubscriptionKind, SubscriptionState } from '@/core/subscriptions/types'
import type { TransferStatus } from '@/core/domains/transfers'

export const orderStatusLabels = {
  pending: words({ en: 'Pending', es: 'Pendiente', fr: 'En attente', de: 'Ausstehend' }),
  paid: words({ en: 'Paid', es: 'Pagado', fr: 'Payée', de: 'Bezahlt' }),
  failed: words({ en: 'Payment failed', es: 'Pago fallido', fr: 'Paiement échoué', de: 'Zahlung fehlgeschlagen' }),
  cancelled: words({ en: 'Cancelled', es: 'Cancelado', fr: 'Annulée', de: 'Storniert' }),
  refunded: words({ en: 'Refunded', es: 'Reembolsado', fr: 'Remboursée', de: 'Erstattet' }),
  fulfilled: words({ en: 'Fulfilled', es: 'Completado', fr: 'Traitée', de: 'Erfüllt' }),
} as const satisfies Record<OrderStatus, Words>

export const paymentMethodLabels = {
  offline: words({ en: 'Bank transfer', es: 'Transferencia bancaria', fr: 'Virement bancaire', de: 'Überweisung' }),
  stripe: words({ en: 'Card (Stripe)', es: 'Tarjeta (Stripe)', fr: 'Carte (Stripe)', de: 'Karte (Stripe)' }),
  sandbox: words({
    en: 'Sandbox card (no money)',
    es: 'Tarjeta de prueba (sin dinero)',
    fr: 'Carte de test (sans argent)',
    de: 'Sandbox-Karte (kein Geld)',
  }),
} as const satisfies Record<PaymentMethodId, Words>

export const provisionOperationLabels = {
  create: words({ en: 'Set up', es: 'Poner en marcha', fr: 'Mettre en place', de: 'Einrichten' }),
  suspend: words({ en: 'Suspend', es: 'Suspender', fr: 'Suspendre', de: 'Sperren' }),
  resume: words({ en: 'Resume', es: 'Reanudar', fr: 'Réactiver', de: 'Entsperren' }),
  change: words({ en: 'Change', es: 'Cambiar', fr: 'Modifier', de: 'Ändern' }),
  end: words({ en: 'Take away', es: 'Retirar', fr: 'Supprimer', de: 'Entfernen' }),
} as const satisfies Record<ProvisionOperation, Words>

export const provisionTaskLabels = {
  waiting: words({ en: 'Waiting', es: 'En espera', fr: 'En attente', de: 'Wartet' }),
  working: words({ en: 'Being asked', es: 'En curso', fr: 'En cours', de: 'In Arbeit' }),
  open: words({ en: 'To do', es: 'Por hacer', fr: 'À faire', de: 'Zu tun' }),
  done: words({ en: 'Done', es: 'Hecha', fr: 'Faite', de: 'Erledigt' }),
  failed: words({ en: 'Failed', es: 'Fallida', fr: 'Échouée', de: 'Fehlgeschlagen' }),
  cancelled: words({ en: 'Not needed any more', es: 'Ya no hace falta', fr: 'Plus nécessaire', de: 'Nicht mehr nötig' }),
} as const satisfies Record<ProvisionTaskStatus, Words>

export const registrarTaskLabels = {
  open: words({ en: 'Open', es: 'Abierta', fr: 'Ouverte', de: 'Offen' }),
  done: words({ en: 'Done', es: 'Hecha', fr: 'Faite', de: 'Erledigt' }),
  failed: words({ en: 'Failed', es: 'Fallida', fr: 'Échouée', de: 'Fehlgeschlagen' }),
  cancelled: words({ en: 'Cancelled', es: 'Cancelada', fr: 'Annulée', de: 'Storniert' }),
} as const satisfies Record<RegistrarTaskStatus, Words>

export const subscriptionStateLabels = {
  pending: words({ en: 'Being set up', es: 'En preparación', fr: 'En préparation', de: 'Wird eingerichtet' }),
  active: words({ en: 'Active', es: 'Activa', fr: 'Actif', de: 'Aktiv' }),
  pastDue: words({ en: 'Past due', es: 'Vencida', fr: 'En retard', de: 'Überfällig' }),
  suspended: words({ en: 'Suspended', es: 'Suspendida', fr: 'Suspendu', de: 'Gesperrt' }),
  ended: words({ en: 'Ended', es: 'Terminada', fr: 'Terminé', de: 'Beendet' }),
} as const satisfies Record<SubscriptionState, Words>

export const subscriptionKindLabels = {
  hosting: words({ en: 'Hosting', es: 'Hosting', fr: 'Hébergement', de: 'Hosting' }),
  ssl: words({ en: 'SSL certificate', es: 'Certificado SSL', fr: 'Certificat SSL', de: 'SSL-Zertifikat' }),
  email: words({ en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' }),
  component: words({ en: 'Component', es: 'Componente', fr: 'Composant', de: 'Komponente' }),
  service: words({ en: 'Service', es: 'Servicio', fr: 'Service', de: 'Dienst' }),
  bundle: words({ en: 'Configured server', es: 'Servidor configurado', fr: 'Serveur configuré', de: 'Konfigurierter Server' }),
} as const satisfies Record<SubscriptionKind, Words>

export const endReasonLabels = {
  customer: words({ en: 'Its holder cancelled', es: 'Cancelada por su titular', fr: 'Résilié par le client', de: 'Vom Kunden gekündigt' }),
  staff: words({ en: 'Ended by staff', es: 'Terminada por el equipo', fr: 'Arrêté par l’équipe', de: 'Vom Team beendet' }),
  unpaid: words({ en: 'Not paid', es: 'Sin pagar', fr: 'Impayé', de: 'Nicht bezahlt' }),
  unsold: words({ en: 'Not sold any more', es: 'Ya no se vende', fr: 'Plus en vente', de: 'Nicht mehr im Angebot' }),
  refunded: words({ en: 'Money given back', es: 'Dinero devuelto', fr: 'Remboursé', de: 'Geld zurückgezahlt' }),
} as const satisfies Record<EndReason, Words>

export const transferStatusLabels = {
  prepared: words({ en: 'In a cart', es: 'En un carrito', fr: 'Dans un panier', de: 'In einem Warenkorb' }),
  requested: words({ en: 'Requested', es: 'Solicitada', fr: 'Demandé', de: 'Angefordert' }),
  'awaiting-registry': words({
    en: 'Awaiting the registry',
    es: 'A la espera del registro',
    fr: 'En attente du registre',
    de: 'Wartet auf die Vergabestelle',
  }),
  completed: words({ en: 'Completed', es: 'Completada', fr: 'Terminé', de: 'Abgeschlossen' }),
  failed: words({ en: 'Failed', es: 'Fallida', fr: 'Échoué', de: 'Fehlgeschlagen' }),
} as const satisfies Record<TransferStatus, Words>
