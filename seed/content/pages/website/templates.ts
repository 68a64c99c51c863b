import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const websiteTemplates: PageSeed = {
  path: '/website/templates',
  title: { en: 'Website templates', es: 'Plantillas web', fr: 'Modèles de site', de: 'Website-Vorlagen' },
  breadcrumb: { en: 'Templates', es: 'Plantillas', fr: 'Modèles', de: 'Vorlagen' },
  meta: {
    title: {
      en: 'Website templates for six trades | Hostfront',
      es: 'Plantillas web para seis oficios | Hostfront',
      fr: 'Modèles de site pour six métiers | Hostfront',
      de: 'Website-Vorlagen für sechs Gewerbe | Hostfront',
    },
    description: {
      en: 'Six website templates: shop, portfolio, restaurant, journal, studio, event. Which pages each has, and what you can change in them.',
      es: 'Seis plantillas web: tienda, porfolio, restaurante, revista, estudio, evento. Las páginas de cada una y lo que puede cambiar.',
      fr: 'Six modèles de site : boutique, portfolio, restaurant, journal, studio, événement. Leurs pages, et ce que vous pouvez y changer.',
      de: 'Sechs Website-Vorlagen: Laden, Portfolio, Restaurant, Journal, Studio, Veranstaltung. Ihre Seiten und was Sie daran ändern können.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'template-gallery',
      heading: {
        en: 'Website templates: six floor plans.',
        es: 'Plantillas web: seis planos.',
        fr: 'Modèles de site : six plans.',
        de: 'Website-Vorlagen: sechs Grundrisse.',
      },
      intro: {
        en: 'A template is where the doors are, not what hangs on the walls. Choose by the pages; the paint is yours.',
        es: 'Una plantilla es dónde están las puertas, no lo que cuelga de las paredes. Elija por las páginas; la pintura es suya.',
        fr: 'Un modèle dit où sont les portes, pas ce qui pend aux murs. Choisissez selon les pages ; la peinture est à vous.',
        de: 'Eine Vorlage sagt, wo die Türen sind, nicht, was an den Wänden hängt. Wählen Sie nach den Seiten; die Farbe ist Ihre Sache.',
      },
      templates: [
        {
          layout: 'shop',
          name: { en: 'Counter', es: 'Mostrador', fr: 'Comptoir', de: 'Tresen' },
          description: {
            en: 'Goods first, story second. For shops with up to 100 products.',
            es: 'Primero el género, después la historia. Para tiendas de hasta 100 artículos.',
            fr: 'D’abord la marchandise, ensuite l’histoire. Jusqu’à 100 articles.',
            de: 'Erst die Ware, dann die Geschichte. Für Läden mit bis zu 100 Artikeln.',
          },
        },
        {
          layout: 'portfolio',
          name: { en: 'Shop window', es: 'Escaparate', fr: 'Vitrine', de: 'Schaufenster' },
          description: {
            en: 'Large pictures, few words, one address to write to.',
            es: 'Imágenes grandes, pocas palabras y una dirección para escribir.',
            fr: 'De grandes images, peu de mots, une adresse où écrire.',
            de: 'Große Bilder, wenige Worte, eine Adresse zum Schreiben.',
          },
        },
        {
          layout: 'restaurant',
          name: { en: 'Dining room', es: 'Comedor', fr: 'Salle', de: 'Gaststube' },
          description: {
            en: 'Menu, opening hours and the way there on the first screen.',
            es: 'Carta, horario y cómo llegar en la primera pantalla.',
            fr: 'Carte, horaires et accès dès le premier écran.',
            de: 'Karte, Öffnungszeiten und Anfahrt auf dem ersten Bildschirm.',
          },
        },
        {
          layout: 'journal',
          name: { en: 'Reading desk', es: 'Atril', fr: 'Pupitre', de: 'Lesepult' },
          description: {
            en: 'For texts that are read to the end. An archive by year.',
            es: 'Para textos que se leen hasta el final. Archivo por años.',
            fr: 'Pour des textes lus jusqu’au bout. Archives par année.',
            de: 'Für Texte, die man zu Ende liest. Mit Archiv nach Jahren.',
          },
        },
        {
          layout: 'studio',
          name: { en: 'Workbench', es: 'Banco de trabajo', fr: 'Établi', de: 'Werkbank' },
          description: {
            en: 'What you offer, how you work, who hired you before.',
            es: 'Qué ofrece, cómo trabaja y quién le ha contratado antes.',
            fr: 'Ce que vous proposez, comment, et pour qui.',
            de: 'Was Sie anbieten, wie Sie arbeiten, wer Sie schon beauftragt hat.',
          },
        },
        {
          layout: 'event',
          name: { en: 'Poster', es: 'Cartel', fr: 'Affiche', de: 'Plakat' },
          description: {
            en: 'One date, one place, one button. Afterwards, the pictures.',
            es: 'Una fecha, un lugar, un botón. Después, las fotos.',
            fr: 'Une date, un lieu, un bouton. Ensuite, les photos.',
            de: 'Ein Datum, ein Ort, eine Schaltfläche. Danach die Bilder.',
          },
        },
      ],
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: { en: 'What you can change', es: 'Lo que puede cambiar', fr: 'Ce que vous pouvez changer', de: 'Was Sie ändern können' },
          points: [
            {
              en: 'Every word and every picture, and the order of the sections.',
              es: 'Cada texto y cada imagen, y el orden de las secciones.',
              fr: 'Chaque mot, chaque image, et l’ordre des sections.',
              de: 'Jedes Wort, jedes Bild und die Reihenfolge der Abschnitte.',
            },
            {
              en: 'Two colours and two typefaces. The contrast is checked, so that it stays readable.',
              es: 'Dos colores y dos tipos de letra. Se comprueba el contraste, para que se siga leyendo.',
              fr: 'Deux couleurs et deux polices. Le contraste est contrôlé, pour rester lisible.',
              de: 'Zwei Farben und zwei Schriften. Der Kontrast wird geprüft, damit es lesbar bleibt.',
            },
            {
              en: 'The template itself, later. Words and pictures move along.',
              es: 'La propia plantilla, más adelante. Textos e imágenes pasan a la nueva.',
              fr: 'Le modèle lui-même, plus tard. Textes et images suivent.',
              de: 'Die Vorlage selbst, später. Texte und Bilder ziehen mit um.',
            },
          ],
        },
        {
          heading: { en: 'What stays as it is', es: 'Lo que no cambia', fr: 'Ce qui ne change pas', de: 'Was bleibt, wie es ist' },
          paragraphs: [
            {
              en: 'The grid underneath. It is why pages open quickly and hold together on a phone. Anyone who wants to move every pixel is better off with WordPress, and we will say so.',
              es: 'La retícula de debajo. Gracias a ella las páginas se abren deprisa y aguantan en un móvil. Quien quiera mover cada píxel estará mejor con WordPress, y así se lo diremos.',
              fr: 'La grille en dessous. C’est elle qui fait que les pages s’ouvrent vite et tiennent sur mobile. Qui veut déplacer chaque pixel sera mieux avec WordPress, et nous le dirons.',
              de: 'Das Raster darunter. Deshalb gehen die Seiten schnell auf und halten auf dem Handy zusammen. Wer jedes Pixel verschieben will, ist mit WordPress besser bedient, und das sagen wir auch.',
            },
          ],
        },
      ]),
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Found your template?',
        es: '¿Ha encontrado su plantilla?',
        fr: 'Vous avez trouvé votre modèle ?',
        de: 'Vorlage gefunden?',
      },
      body: {
        en: 'The builder with all six costs the same, whichever you take. Thirty days to change your mind.',
        es: 'El creador con las seis cuesta lo mismo, elija la que elija. Treinta días para cambiar de idea.',
        fr: 'Le créateur avec les six modèles coûte le même prix, quel que soit votre choix. Trente jours pour changer d’avis.',
        de: 'Der Baukasten mit allen sechs kostet immer gleich viel. Dreißig Tage, um es sich anders zu überlegen.',
      },
      buttonLabel: { en: 'See the builder', es: 'Ver el creador', fr: 'Voir le créateur', de: 'Zum Baukasten' },
      href: '/website-builder',
      showPlate: true,
    },
  ],
}
