import type { OrderStatus } from '@/core/orders/status'
import { words, type Words } from '@/cms/words'

export const orderStatusLabels = {
  pending: words({ en: 'Pending', es: 'Pendiente', fr: 'En attente', de: 'Ausstehend' }),
  paid: words({ en: 'Paid', es: 'Pagado', fr: 'Payée', de: 'Bezahlt' }),
  failed: words({ en: 'Payment failed', es: 'Pago fallido', fr: 'Paiement échoué', de: 'Zahlung fehlgeschlagen' }),
  cancelled: words({ en: 'Cancelled', es: 'Cancelado', fr: 'Annulée', de: 'Storniert' }),
  refunded: words({ en: 'Refunded', es: 'Reembolsado', fr: 'Remboursée', de: 'Erstattet' }),
  fulfilled: words({ en: 'Fulfilled', es: 'Completado', fr: 'Traitée', de: 'Erfüllt' }),
} as const satisfies Record<OrderStatus, Words>
