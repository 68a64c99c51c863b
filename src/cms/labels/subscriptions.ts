import type { EndReason, SubscriptionKind, SubscriptionState } from '@/core/subscriptions/types'
import { words, type Words } from '@/cms/words'

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
