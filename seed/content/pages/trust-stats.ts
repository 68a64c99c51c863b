import type { BlockSeed } from '../../block-types'
import { everywhere } from '../../words'

/** §9, guarantees and reminders. */
export const guarantees: BlockSeed = {
  blockType: 'trust-stats',
  items: [
    {
      value: { en: '30 days', es: '30 días', fr: '30 jours', de: '30 Tage' },
      label: {
        en: 'Money back, no reason needed (domains excluded)',
        es: 'Le devolvemos el dinero, sin preguntas (salvo dominios)',
        fr: 'Satisfait ou remboursé, sans motif (hors domaines)',
        de: 'Geld zurück, ohne Begründung (außer Domains)',
      },
    },
    {
      value: { en: '24/7', es: '24/7', fr: '24/7', de: '24/7' },
      label: {
        en: 'Support by people, not a bot',
        es: 'Personas en soporte, no un bot',
        fr: 'Un support humain, pas un robot',
        de: 'Menschen im Kundendienst, kein Bot',
      },
    },
    {
      value: { en: 'Free', es: 'Gratis', fr: 'Offert', de: 'Gratis' },
      label: {
        en: 'We move your site for you',
        es: 'Trasladamos su sitio por usted',
        fr: 'Nous transférons votre site',
        de: 'Wir ziehen Ihre Website um',
      },
    },
    {
      value: everywhere('90 · 30 · 7'),
      label: {
        en: 'Days before expiry, we remind you',
        es: 'Días antes de vencer, se lo recordamos',
        fr: 'Jours avant l’échéance, nous vous prévenons',
        de: 'Tage vor Ablauf erinnern wir Sie',
      },
    },
  ],
}
