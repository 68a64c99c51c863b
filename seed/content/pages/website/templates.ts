import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const websiteTemplates: PageSeed = {
  path: '/website/templates',
  title: { en: 'Website templates', es: 'Plantillas web', fr: 'Modèles de site', de: 'Website-Vorlagen' },
  breadcrumb: { en: 'Templates', es: 'Plantillas', fr: 'Modèles', de: 'Vorlagen' },
  meta: {
    title: {
      en: 'Website templates for six kinds of site | Hostfront',
      es: 'Plantillas web para seis tipos de sitio | Hostfront',
      fr: 'Modèles de site pour six usages | Hostfront',
      de: 'Website-Vorlagen für sechs Zwecke | Hostfront',
    },
    description: {
      en: 'Six website templates for shops, portfolios, restaurants, journals, studios and events. See what each one contains and what you can change.',
      es: 'Seis plantillas web para tiendas, portafolios, restaurantes, revistas, estudios y eventos. Vea qué incluye cada una y qué puede cambiar.',
      fr: 'Six modèles de site : boutique, portfolio, restaurant, journal, studio, événement. Découvrez ce que chacun contient et ce que vous pouvez modifier.',
      de: 'Sechs Website-Vorlagen für Shop, Portfolio, Restaurant, Journal, Studio und Veranstaltung. Was jede enthält und was Sie daran ändern können.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'template-gallery',
      heading: {
        en: 'Six website templates to make your own.',
        es: 'Seis plantillas web para hacerlas suyas.',
        fr: 'Six modèles de site à personnaliser.',
        de: 'Sechs Website-Vorlagen zum Anpassen.',
      },
      intro: {
        en: 'For shops, portfolios, restaurants, journals, studios and events. A template sets the pages and their structure; text, pictures and colours are up to you.',
        es: 'Para tiendas, portafolios, restaurantes, revistas, estudios y eventos. La plantilla define las páginas y su estructura; los textos, las imágenes y los colores los pone usted.',
        fr: 'Pour les boutiques, portfolios, restaurants, journaux, studios et événements. Un modèle fixe les pages et leur structure ; vous choisissez les textes, les images et les couleurs.',
        de: 'Für Shop, Portfolio, Restaurant, Journal, Studio und Veranstaltung. Eine Vorlage gibt Seiten und Aufbau vor; Texte, Bilder und Farben bestimmen Sie selbst.',
      },
      templates: [
        {
          layout: 'shop',
          name: { en: 'Counter', es: 'Mostrador', fr: 'Comptoir', de: 'Tresen' },
          description: {
            en: 'Products first, then your story. For shops with up to 100 products.',
            es: 'Primero los artículos, después su historia. Para tiendas de hasta 100 artículos.',
            fr: 'Les articles d’abord, votre histoire ensuite. Jusqu’à 100 articles.',
            de: 'Erst die Artikel, dann Ihre Geschichte. Für Shops mit bis zu 100 Artikeln.',
          },
        },
        {
          layout: 'portfolio',
          name: { en: 'Shop window', es: 'Escaparate', fr: 'Vitrine', de: 'Schaufenster' },
          description: {
            en: 'Large pictures, little text and a contact address.',
            es: 'Imágenes grandes, poco texto y una dirección de contacto.',
            fr: 'De grandes images, peu de texte et une adresse de contact.',
            de: 'Große Bilder, wenig Text und eine Kontaktadresse.',
          },
        },
        {
          layout: 'restaurant',
          name: { en: 'Dining room', es: 'Comedor', fr: 'Salle', de: 'Gaststube' },
          description: {
            en: 'Menu, opening hours and directions on the first screen.',
            es: 'Carta, horario y cómo llegar en la primera pantalla.',
            fr: 'Carte, horaires et plan d’accès dès le premier écran.',
            de: 'Speisekarte, Öffnungszeiten und Anfahrt gleich auf dem ersten Bildschirm.',
          },
        },
        {
          layout: 'journal',
          name: { en: 'Reading desk', es: 'Atril', fr: 'Pupitre', de: 'Lesepult' },
          description: {
            en: 'For long articles, with an archive by year.',
            es: 'Para textos largos, con un archivo por años.',
            fr: 'Pour les textes longs, avec des archives par année.',
            de: 'Für lange Texte, mit einem Archiv nach Jahren.',
          },
        },
        {
          layout: 'studio',
          name: { en: 'Workbench', es: 'Banco de trabajo', fr: 'Établi', de: 'Werkbank' },
          description: {
            en: 'Your services, how you work and your past clients.',
            es: 'Sus servicios, su forma de trabajar y sus clientes.',
            fr: 'Vos services, votre façon de travailler et vos clients.',
            de: 'Ihre Leistungen, Ihre Arbeitsweise und Ihre bisherigen Kunden.',
          },
        },
        {
          layout: 'event',
          name: { en: 'Poster', es: 'Cartel', fr: 'Affiche', de: 'Plakat' },
          description: {
            en: 'Date, place and one clear button; after the event, the pictures.',
            es: 'Fecha, lugar y un botón bien visible; después del evento, las fotos.',
            fr: 'La date, le lieu et un bouton bien visible ; après l’événement, les photos.',
            de: 'Datum, Ort und eine klare Schaltfläche; nach der Veranstaltung die Fotos.',
          },
        },
      ],
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: { en: 'What you can change', es: 'Qué puede cambiar', fr: 'Ce que vous pouvez modifier', de: 'Was Sie ändern können' },
          points: [
            {
              en: 'You can edit all text and pictures and reorder the sections.',
              es: 'Puede editar todos los textos e imágenes y cambiar el orden de las secciones.',
              fr: 'Vous modifiez tous les textes et images, et l’ordre des sections.',
              de: 'Sie können alle Texte und Bilder ändern und die Abschnitte umstellen.',
            },
            {
              en: 'You choose two colours and two typefaces. The builder checks the contrast so your text stays readable.',
              es: 'Usted elige dos colores y dos tipos de letra. El creador comprueba el contraste para que el texto se lea bien.',
              fr: 'Vous choisissez deux couleurs et deux polices. Le créateur contrôle le contraste pour que le texte reste lisible.',
              de: 'Sie wählen zwei Farben und zwei Schriften. Der Baukasten prüft den Kontrast, damit der Text lesbar bleibt.',
            },
            {
              en: 'You can switch to another template later and keep your text and pictures.',
              es: 'Puede pasar a otra plantilla más adelante y conservar textos e imágenes.',
              fr: 'Vous pouvez changer de modèle plus tard en gardant textes et images.',
              de: 'Sie können später die Vorlage wechseln; Texte und Bilder bleiben erhalten.',
            },
          ],
        },
        {
          heading: {
            en: 'What you cannot change',
            es: 'Qué no se puede cambiar',
            fr: 'Ce que vous ne pouvez pas modifier',
            de: 'Was sich nicht ändern lässt',
          },
          paragraphs: [
            {
              en: 'The layout grid is fixed. It keeps pages fast and readable on a phone. If you want to move every pixel, WordPress suits you better, and we will say so.',
              es: 'La retícula es fija. Gracias a ella las páginas cargan rápido y se leen bien en el móvil. Si quiere mover cada píxel, le conviene más WordPress, y así se lo diremos.',
              fr: 'La grille est fixe : les pages restent ainsi rapides, et lisibles sur mobile. Si vous voulez déplacer chaque pixel, WordPress vous conviendra mieux, et nous vous le dirons.',
              de: 'Das Raster ist fest. Es hält die Seiten schnell und auf dem Handy lesbar. Wer jedes Pixel verschieben will, ist mit WordPress besser bedient, und das sagen wir auch.',
            },
          ],
        },
      ]),
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Have you found your template?',
        es: '¿Ha encontrado su plantilla?',
        fr: 'Vous avez trouvé votre modèle ?',
        de: 'Haben Sie Ihre Vorlage gefunden?',
      },
      body: {
        en: 'The price is the same for every template, and you have a 30-day money-back guarantee.',
        es: 'El precio es el mismo con cualquier plantilla y tiene 30 días de garantía de devolución.',
        fr: 'Le prix est le même quel que soit le modèle, et vous êtes remboursé si vous changez d’avis dans les 30 jours.',
        de: 'Der Preis ist bei jeder Vorlage gleich, und Sie haben 30 Tage Geld-zurück-Garantie.',
      },
      buttonLabel: {
        en: 'See the website builder',
        es: 'Ver el creador de páginas',
        fr: 'Voir le créateur de site',
        de: 'Zum Website-Baukasten',
      },
      href: '/website-builder',
      showPlate: true,
    },
  ],
}
