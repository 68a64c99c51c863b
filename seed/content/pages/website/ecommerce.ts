import type { PageSeed } from '../../../page-types'

export const websiteEcommerce: PageSeed = {
  path: '/website/ecommerce',
  title: { en: 'Online shop', es: 'Tienda en línea', fr: 'Boutique en ligne', de: 'Onlineshop' },
  breadcrumb: { en: 'Online shop', es: 'Tienda en línea', fr: 'Boutique en ligne', de: 'Onlineshop' },
  meta: {
    title: {
      en: 'Online shop for up to 100 products | Hostfront',
      es: 'Tienda en línea de hasta 100 artículos | Hostfront',
      fr: 'Boutique en ligne, jusqu’à 100 articles | Hostfront',
      de: 'Onlineshop für bis zu 100 Artikel | Hostfront',
    },
    description: {
      en: 'Build an online shop with the website builder: products, stock, orders, tax and shipping. Hosting and SSL certificate included, no commission on sales.',
      es: 'Cree una tienda en línea con el creador de páginas web: artículos, existencias, pedidos, impuestos y envíos. Con alojamiento y sin comisión por venta.',
      fr: 'Créez une boutique en ligne avec le créateur de site : articles, stock, commandes, taxes, livraison. Hébergement compris, sans commission sur les ventes.',
      de: 'Onlineshop mit dem Website-Baukasten: Artikel, Lager, Bestellungen, Steuern und Versand. Hosting und SSL sind dabei, Provision fällt keine an.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Online shop with no commission on sales.',
        es: 'Tienda en línea sin comisión por venta.',
        fr: 'Boutique en ligne, sans commission sur les ventes.',
        de: 'Onlineshop ohne Provision auf Verkäufe.',
      },
      lead: {
        en: 'Build a shop for up to 100 products, made for small retailers and makers.',
        es: 'Cree una tienda de hasta 100 artículos, pensada para pequeños comercios y artesanos.',
        fr: 'Créez une boutique de 100 articles au plus, pensée pour les petits commerces et les créateurs.',
        de: 'Bauen Sie einen Shop für bis zu 100 Artikel, gemacht für kleine Händler und Manufakturen.',
      },
      intro: {
        en: 'Your customers’ payments go straight to your account, and you manage everything in the website builder.',
        es: 'Los pagos de sus clientes llegan directamente a su cuenta y usted lo gestiona todo en el creador de páginas web.',
        fr: 'Les paiements de vos clients arrivent directement sur votre compte, et vous gérez tout dans le créateur de site.',
        de: 'Die Zahlungen Ihrer Kunden gehen direkt auf Ihr Konto. Alles verwalten Sie im Website-Baukasten.',
      },
      primaryLabel: {
        en: 'See the shop template',
        es: 'Ver la plantilla de tienda',
        fr: 'Voir le modèle de boutique',
        de: 'Shop-Vorlage ansehen',
      },
      primaryHref: '/website/templates',
      secondaryLabel: {
        en: 'Hosting for larger shops',
        es: 'Hosting para tiendas grandes',
        fr: 'Pour les grandes boutiques',
        de: 'Hosting für größere Shops',
      },
      secondaryHref: '/ecommerce-hosting',
      picture: 'tags',
      showPlate: true,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'What your online shop can do.',
        es: 'Qué puede hacer su tienda.',
        fr: 'Les fonctions de votre boutique.',
        de: 'Was Ihr Onlineshop kann.',
      },
      intro: {
        en: 'The limits are listed too, so you do not discover them in December.',
        es: 'Los límites también figuran, para que no los descubra en diciembre.',
        fr: 'Les limites y figurent aussi, pour ne pas les découvrir en décembre.',
        de: 'Auch die Grenzen stehen hier, damit Sie sie nicht erst im Dezember bemerken.',
      },
      groups: [
        {
          icon: 'shopping-bag',
          title: { en: 'Products', es: 'Artículos', fr: 'Articles', de: 'Artikel' },
          items: [
            {
              name: { en: 'Number of products', es: 'Artículos distintos', fr: 'Nombre d’articles', de: 'Anzahl der Artikel' },
              value: { en: 'Up to 100', es: 'Hasta 100', fr: 'Jusqu’à 100', de: 'Bis zu 100' },
            },
            {
              name: { en: 'Sizes and colours', es: 'Tallas y colores', fr: 'Tailles et couleurs', de: 'Größen und Farben' },
              value: {
                en: 'Stock tracked per variant',
                es: 'Existencias por variante',
                fr: 'Stock suivi par variante',
                de: 'Bestand je Variante',
              },
            },
            {
              name: { en: 'Sold-out products', es: 'Artículos agotados', fr: 'Articles épuisés', de: 'Ausverkaufte Artikel' },
              value: {
                en: 'Displayed, but cannot be ordered',
                es: 'Se ven, pero no se pueden pedir',
                fr: 'Affichés, mais plus commandables',
                de: 'Sichtbar, aber nicht bestellbar',
              },
            },
          ],
        },
        {
          icon: 'receipt',
          title: { en: 'Payments', es: 'Pagos', fr: 'Paiements', de: 'Zahlungen' },
          items: [
            {
              name: {
                en: 'Our commission',
                es: 'Nuestra comisión',
                fr: 'Notre commission',
                de: 'Unsere Provision',
              },
              value: { en: 'None', es: 'Ninguna', fr: 'Aucune', de: 'Keine' },
            },
            {
              name: { en: 'Tax', es: 'Impuestos', fr: 'Taxes', de: 'Steuer' },
              value: { en: 'One rate per country', es: 'Un tipo por país', fr: 'Un taux par pays', de: 'Ein Satz je Land' },
            },
            {
              name: { en: 'Receipts', es: 'Recibos', fr: 'Reçus', de: 'Belege' },
              value: {
                en: 'Sent automatically',
                es: 'Se envían automáticamente',
                fr: 'Envoyés automatiquement',
                de: 'Automatisch versendet',
              },
            },
          ],
        },
        {
          icon: 'truck',
          title: { en: 'Shipping', es: 'Envíos', fr: 'Livraison', de: 'Versand' },
          items: [
            {
              name: { en: 'Shipping rates', es: 'Tarifas de envío', fr: 'Frais de livraison', de: 'Versandkosten' },
              value: { en: 'Flat or by weight', es: 'Fijas o por peso', fr: 'Fixes ou selon le poids', de: 'Pauschal oder nach Gewicht' },
            },
            {
              name: { en: 'Local pickup', es: 'Recogida en tienda', fr: 'Retrait sur place', de: 'Abholung im Laden' },
              value: { en: 'Yes', es: 'Sí', fr: 'Oui', de: 'Ja' },
            },
          ],
        },
      ],
    },
    {
      blockType: 'hosting-plans',
      heading: {
        en: 'Ecommerce hosting, when your shop outgrows the builder.',
        es: 'Hosting para tiendas, cuando el creador se queda pequeño.',
        fr: 'Hébergement e-commerce, quand le créateur ne suffit plus.',
        de: 'E-Commerce-Hosting, wenn der Baukasten nicht mehr reicht.',
      },
      intro: {
        en: 'For more than a hundred products, a stock management system or large sales, choose an ecommerce plan. We migrate your products and orders.',
        es: 'Con más de cien artículos, un sistema de existencias o grandes rebajas conviene un plan para tiendas. Migramos sus artículos y pedidos.',
        fr: 'Plus de cent articles, une gestion de stock ou de grandes opérations commerciales : prenez une offre e-commerce. Nous migrons vos articles et commandes.',
        de: 'Bei mehr als hundert Artikeln, einer Warenwirtschaft oder großen Aktionen passt ein E-Commerce-Tarif. Artikel und Bestellungen ziehen wir um.',
      },
      category: 'ecommerce',
      services: [],
      defaultBilling: 'yearly',
      showPlate: true,
    },
    {
      blockType: 'testimonials',
      heading: {
        en: 'What a shop owner says.',
        es: 'La opinión de una tienda.',
        fr: 'L’avis d’une boutique.',
        de: 'Das sagt ein Shop-Betreiber.',
      },
      presentation: 'quote',
      limit: 1,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Are your products ready?',
        es: '¿Tiene listos sus artículos?',
        fr: 'Vos articles sont prêts ?',
        de: 'Sind Ihre Artikel bereit?',
      },
      body: {
        en: 'Order the website builder with shop. Hosting and SSL certificate are included; the domain is extra.',
        es: 'Pida el creador con tienda. El alojamiento y el certificado SSL van incluidos; el dominio se paga aparte.',
        fr: 'Commandez le créateur avec boutique. L’hébergement et le certificat SSL sont compris ; le domaine est en supplément.',
        de: 'Bestellen Sie den Baukasten mit Shop. Hosting und SSL-Zertifikat sind enthalten, die Domain kommt hinzu.',
      },
      buttonLabel: {
        en: 'See website builder plans',
        es: 'Ver planes del creador',
        fr: 'Voir les offres du créateur',
        de: 'Baukasten-Tarife ansehen',
      },
      href: '/website-builder',
      showPlate: false,
    },
  ],
}
