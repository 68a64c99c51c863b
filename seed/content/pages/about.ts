import type { PageSeed } from '../../page-types'
import { guarantees } from './trust-stats'

export const about: PageSeed = {
  path: '/about',
  title: { en: 'About us', es: 'Quiénes somos', fr: 'À propos', de: 'Über uns' },
  breadcrumb: { en: 'About us', es: 'Quiénes somos', fr: 'À propos', de: 'Über uns' },
  meta: {
    title: {
      en: 'About us: who hangs the plates | Hostfront',
      es: 'Quiénes somos: los que cuelgan placas | Hostfront',
      fr: 'À propos : qui accroche les plaques | Hostfront',
      de: 'Über uns: Wer die Schilder aufhängt | Hostfront',
    },
    description: {
      en: 'What we promise, whom we moved, and what our machines run. 30 days money back, free migration, people on support 24/7.',
      es: 'Qué prometemos, a quién hemos trasladado y qué ejecutan nuestras máquinas. 30 días de garantía, migración gratis y soporte 24/7.',
      fr: 'Ce que nous promettons, qui nous avons transféré, ce que nos machines font tourner. Remboursé 30 jours, migration offerte, support 24/7.',
      de: 'Was wir versprechen, wen wir umgezogen haben und was auf unseren Maschinen läuft. 30 Tage Geld zurück, Umzug gratis, Support 24/7.',
    },
  },
  noindex: false,
  layout: [
    guarantees,
    {
      blockType: 'case-studies',
      heading: {
        en: 'People we moved.',
        es: 'A quién hemos trasladado.',
        fr: 'Ceux que nous avons transférés.',
        de: 'Wen wir umgezogen haben.',
      },
      presentation: 'masonry',
      limit: 8,
    },
    {
      blockType: 'technology-stack',
      heading: {
        en: 'What hums in the rack',
        es: 'Lo que suena en el rack',
        fr: 'Ce qui ronronne dans la baie',
        de: 'Was im Rack summt',
      },
    },
  ],
}
