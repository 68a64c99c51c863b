import type { PageSeed } from '../../../page-types'
import { guarantees } from '../trust-stats'

export const about: PageSeed = {
  path: '/about',
  title: { en: 'About us', es: 'Quiénes somos', fr: 'À propos', de: 'Über uns' },
  breadcrumb: { en: 'About us', es: 'Quiénes somos', fr: 'À propos', de: 'Über uns' },
  meta: {
    title: {
      en: 'About Hostfront: web hosting with clear prices',
      es: 'Sobre Hostfront: hosting con precios claros',
      fr: 'À propos de Hostfront : hébergement à prix clairs',
      de: 'Über Hostfront: Webhosting mit klaren Preisen',
    },
    description: {
      en: 'What Hostfront promises, whose sites we have migrated and what our servers run. 30-day money-back guarantee, free migration, human support 24/7.',
      es: 'Qué promete Hostfront, qué sitios hemos migrado y qué funciona en nuestros servidores. Devolución en 30 días, migración gratis y soporte 24/7.',
      fr: 'Ce que promet Hostfront, les sites que nous avons migrés, ce qui tourne sur nos serveurs. 30 jours satisfait ou remboursé, migration offerte, support 24/7.',
      de: 'Was Hostfront verspricht, welche Websites wir umgezogen haben und was auf unseren Servern läuft. 30 Tage Geld zurück, Umzug gratis, Support 24/7.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'About Hostfront: hosting with no surprises in year two.',
        es: 'Sobre Hostfront: hosting sin sorpresas el segundo año.',
        fr: 'À propos de Hostfront : un hébergement sans surprise la deuxième année.',
        de: 'Über Hostfront: Hosting ohne Überraschung im zweiten Jahr.',
      },
      lead: {
        en: 'We follow one rule: next year’s price is shown beside today’s.',
        es: 'Seguimos una regla: el precio del año que viene figura junto al de hoy.',
        fr: 'Nous suivons une règle : le prix de l’an prochain figure à côté de celui d’aujourd’hui.',
        de: 'Wir folgen einer Regel: Der Preis des nächsten Jahres steht neben dem heutigen.',
      },
      intro: {
        en: 'Your name belongs on your site in large letters. Ours fits in the footer. Hostfront is the fictitious company of this demo shop.',
        es: 'Su nombre va en grande en su web. El nuestro cabe en el pie de página. Hostfront es la empresa ficticia de esta tienda de demostración.',
        fr: 'Votre nom s’affiche en grand sur votre site. Le nôtre tient en pied de page. Hostfront est l’entreprise fictive de cette boutique de démonstration.',
        de: 'Ihr Name gehört groß auf Ihre Website. Unserer passt in die Fußzeile. Hostfront ist das fiktive Unternehmen dieses Demo-Shops.',
      },
      primaryLabel: { en: 'Compare prices', es: 'Comparar precios', fr: 'Comparer les prix', de: 'Preise vergleichen' },
      primaryHref: '/pricing',
      secondaryLabel: { en: 'Write to us', es: 'Escríbanos', fr: 'Écrivez-nous', de: 'Schreiben Sie uns' },
      secondaryHref: '/contact',
      picture: 'rack',
      showPlate: true,
    },
    guarantees,
    {
      blockType: 'case-studies',
      heading: {
        en: 'Case studies: migrations to Hostfront.',
        es: 'Casos prácticos: migraciones a Hostfront.',
        fr: 'Études de cas : migrations vers Hostfront.',
        de: 'Fallbeispiele: Umzüge zu Hostfront.',
      },
      presentation: 'masonry',
      limit: 8,
    },
    {
      blockType: 'technology-stack',
      heading: {
        en: 'Technologies on our servers',
        es: 'Tecnologías en nuestros servidores',
        fr: 'Technologies sur nos serveurs',
        de: 'Technologien auf unseren Servern',
      },
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Web hosting with a money-back guarantee.',
        es: 'Alojamiento web con garantía de devolución.',
        fr: 'Hébergement web, satisfait ou remboursé.',
        de: 'Webhosting mit Geld-zurück-Garantie.',
      },
      body: {
        en: 'Migration is free, and you have 30 days to get your money back (domains excluded).',
        es: 'La migración es gratis y tiene 30 días para pedir la devolución (salvo dominios).',
        fr: 'La migration est gratuite, et vous avez 30 jours pour demander un remboursement (hors domaines).',
        de: 'Der Umzug ist kostenlos, und 30 Tage lang bekommen Sie Ihr Geld zurück (außer Domains).',
      },
      buttonLabel: {
        en: 'See hosting plans',
        es: 'Ver los planes de hosting',
        fr: 'Voir les offres d’hébergement',
        de: 'Hosting-Tarife ansehen',
      },
      href: '/hosting',
      showPlate: true,
    },
  ],
}
