import type { BlockSeed } from '../../block-types'
import { everywhere } from '../../words'

/** §9, guarantees and reminders. */
export const guarantees: BlockSeed = {
  blockType: 'trust-stats',
  items: [
    {
      value: { en: '30 days', es: '30 días', fr: '30 jours', de: '30 Tage' },
      label: {
        en: 'Money-back guarantee, no reason needed (domains excluded)',
        es: 'Garantía de devolución, sin preguntas (salvo dominios)',
        fr: 'Satisfait ou remboursé, sans motif (hors domaines)',
        de: 'Geld-zurück-Garantie, ohne Begründung (außer Domains)',
      },
    },
    {
      value: { en: '24/7', es: '24/7', fr: '24/7', de: '24/7' },
      label: {
        en: 'Human support, not a bot',
        es: 'Soporte humano, no un bot',
        fr: 'Un support humain, pas un robot',
        de: 'Support von Menschen, kein Bot',
      },
    },
    {
      value: { en: 'Free', es: 'Gratis', fr: 'Offert', de: 'Gratis' },
      label: {
        en: 'We migrate your website for you',
        es: 'Migramos su web por usted',
        fr: 'Nous migrons votre site pour vous',
        de: 'Wir ziehen Ihre Website um',
      },
    },
    {
      value: everywhere('90 · 30 · 7'),
      label: {
        en: 'Days before expiry, we email you a reminder',
        es: 'Días antes del vencimiento, le avisamos por correo',
        fr: 'Jours avant l’expiration, un rappel par mail',
        de: 'Tage vor Ablauf erinnern wir Sie per E-Mail',
      },
    },
  ],
}
