import type { PaymentMethodId } from '@/core/payments/types'
import { words, type Words } from '@/cms/words'

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
