import type { PageSeed } from '../../../page-types'
import { guarantees } from '../trust-stats'

export const about: PageSeed = {
  path: '/about',
  title: { en: 'About us', es: 'Quiénes somos', fr: 'À propos', de: 'Über uns' },
  breadcrumb: { en: 'About us', es: 'Quiénes somos', fr: 'À propos', de: 'Über uns' },
  meta: {
    title: {
      en: 'About Hostfront: who hangs the plates',
      es: 'Sobre Hostfront: quiénes cuelgan las placas',
      fr: 'À propos de Hostfront : qui accroche les plaques',
      de: 'Über Hostfront: Wer die Schilder aufhängt',
    },
    description: {
      en: 'What Hostfront promises, whom it moved, and what its machines run. 30 days money back, free migration, people on support 24/7.',
      es: 'Qué promete Hostfront, a quién ha trasladado y qué ejecutan sus máquinas. Devolución en 30 días, migración gratis y soporte 24/7.',
      fr: 'Ce que promet Hostfront, qui nous avons transféré, ce que font tourner nos machines. Remboursé 30 jours, transfert offert, support 24/7.',
      de: 'Was Hostfront verspricht, wen wir umgezogen haben und was auf unseren Maschinen läuft. 30 Tage Geld zurück, Umzug gratis, Support 24/7.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'About Hostfront: we paint other people’s signs.',
        es: 'Sobre Hostfront: pintamos rótulos ajenos.',
        fr: 'À propos de Hostfront : les enseignes des autres.',
        de: 'Über Hostfront: Wir malen die Schilder anderer.',
      },
      lead: {
        en: 'Your name belongs large on the front. Ours fits in the corner.',
        es: 'Su nombre va en grande en la fachada. El nuestro cabe en una esquina.',
        fr: 'Votre nom va en grand sur la devanture. Le nôtre tient dans le coin.',
        de: 'Ihr Name gehört groß an die Fassade. Unserer passt in die Ecke.',
      },
      intro: {
        en: 'One rule decides everything here: what a thing costs next year stands beside what it costs today. Hostfront is the fictitious company of this demo shop.',
        es: 'Aquí una regla lo decide todo: lo que algo cuesta el año que viene está junto a lo que cuesta hoy. Hostfront es la empresa ficticia de esta tienda de demostración.',
        fr: 'Une règle décide de tout ici : le prix de l’an prochain figure à côté de celui d’aujourd’hui. Hostfront est l’entreprise fictive de cette boutique de démonstration.',
        de: 'Eine Regel entscheidet hier alles: Was etwas nächstes Jahr kostet, steht neben dem, was es heute kostet. Hostfront ist das fiktive Unternehmen dieses Demo-Shops.',
      },
      primaryLabel: { en: 'Compare prices', es: 'Comparar precios', fr: 'Comparer les prix', de: 'Preise vergleichen' },
      primaryHref: '/pricing',
      secondaryLabel: { en: 'Write to us', es: 'Escríbanos', fr: 'Nous écrire', de: 'Schreiben Sie uns' },
      secondaryHref: '/contact',
      picture: 'rack',
      showPlate: true,
    },
    guarantees,
    {
      blockType: 'case-studies',
      heading: {
        en: 'Case studies: people we moved.',
        es: 'Casos prácticos: a quién hemos trasladado.',
        fr: 'Études de cas : ceux que nous avons transférés.',
        de: 'Fallbeispiele: wen wir umgezogen haben.',
      },
      presentation: 'masonry',
      limit: 8,
    },
    {
      blockType: 'technology-stack',
      heading: {
        en: 'Technologies: what hums in the rack',
        es: 'Tecnologías: lo que suena en el rack',
        fr: 'Technologies : ce qui ronronne dans la baie',
        de: 'Technologien: was im Rack summt',
      },
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Web hosting: move in, or look first.',
        es: 'Alojamiento web: múdese, o mire antes.',
        fr: 'Hébergement web : emménagez, ou visitez d’abord.',
        de: 'Webhosting: einziehen oder erst ansehen.',
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
