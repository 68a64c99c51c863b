import type { PageSeed } from '../../../page-types'
import { guarantees } from '../trust-stats'

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
    {
      blockType: 'hero',
      heading: {
        en: 'We paint other people’s signs.',
        es: 'Pintamos rótulos ajenos.',
        fr: 'Nous peignons les enseignes des autres.',
        de: 'Wir malen die Schilder anderer.',
      },
      lead: {
        en: 'Your name belongs large on the front. Ours fits in the corner.',
        es: 'Su nombre va en grande en la fachada. El nuestro cabe en una esquina.',
        fr: 'Votre nom va en grand sur la devanture. Le nôtre tient dans le coin.',
        de: 'Ihr Name gehört groß an die Fassade. Unserer passt in die Ecke.',
      },
      intro: {
        en: 'One rule decides everything here: what a thing costs next year stands beside what it costs today.',
        es: 'Aquí una regla lo decide todo: lo que algo cuesta el año que viene está junto a lo que cuesta hoy.',
        fr: 'Une règle décide de tout ici : le prix de l’an prochain figure à côté de celui d’aujourd’hui.',
        de: 'Eine Regel entscheidet hier alles: Was etwas nächstes Jahr kostet, steht neben dem, was es heute kostet.',
      },
      primaryLabel: { en: 'Compare prices', es: 'Comparar precios', fr: 'Comparer les prix', de: 'Preise vergleichen' },
      primaryHref: '/pricing',
      secondaryLabel: { en: 'Say hello', es: 'Saludar', fr: 'Dire bonjour', de: 'Hallo sagen' },
      secondaryHref: '/contact',
      picture: 'rack',
      showPlate: true,
    },
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
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Move in, or look first.',
        es: 'Múdese, o mire antes.',
        fr: 'Emménagez, ou visitez d’abord.',
        de: 'Einziehen oder erst ansehen.',
      },
      body: {
        en: 'We carry the boxes free, and you have 30 days to carry them out again.',
        es: 'Llevamos las cajas gratis, y tiene 30 días para volver a sacarlas.',
        fr: 'Nous portons les cartons gratuitement ; vous avez 30 jours pour les ressortir.',
        de: 'Die Kisten tragen wir kostenlos, und Sie haben 30 Tage, sie wieder hinauszutragen.',
      },
      buttonLabel: { en: 'See hosting', es: 'Ver el hosting', fr: 'Voir l’hébergement', de: 'Hosting ansehen' },
      href: '/hosting',
      showPlate: true,
    },
  ],
}
