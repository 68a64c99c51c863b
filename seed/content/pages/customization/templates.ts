import type { PageSeed } from '../../../page-types'

export const customTemplates: PageSeed = {
  path: '/customization/templates',
  title: {
    en: 'Website layouts with builder',
    es: 'Diseños web con creador',
    fr: 'Modèles de site avec créateur',
    de: 'Website-Layouts mit Baukasten',
  },
  breadcrumb: { en: 'Templates', es: 'Plantillas', fr: 'Modèles', de: 'Vorlagen' },
  meta: {
    title: {
      en: 'Website layouts with builder, one package | Hostfront',
      es: 'Diseños web con creador, en un paquete | Hostfront',
      fr: 'Modèles de site avec créateur, en un pack | Hostfront',
      de: 'Website-Layouts samt Baukasten | Hostfront',
    },
    description: {
      en: 'Pick one of six website layouts, choose the website builder with or without a till, and add what the site needs on its first day.',
      es: 'Elija uno de seis diseños web, el creador de páginas con o sin caja, y añada lo que el sitio necesita el primer día.',
      fr: 'Choisissez l’un des six modèles de site, le créateur avec ou sans caisse, et ce qu’il faut au premier jour.',
      de: 'Eines von sechs Website-Layouts wählen, den Baukasten mit oder ohne Kasse, und dazunehmen, was die Website am ersten Tag braucht.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'template-gallery',
      heading: {
        en: 'Website layouts: six sheets of squared paper.',
        es: 'Diseños web: seis hojas cuadriculadas.',
        fr: 'Modèles de site : six feuilles quadrillées.',
        de: 'Website-Layouts: sechs Blatt Karopapier.',
      },
      intro: {
        en: 'Not finished sites: an order for your words and pictures. Any of them can be changed later without losing a line.',
        es: 'No son sitios acabados, sino un orden para sus textos y fotos. Puede cambiarlo después sin perder una línea.',
        fr: 'Pas des sites finis : un ordre pour vos mots et vos images. On peut en changer ensuite sans perdre une ligne.',
        de: 'Keine fertigen Websites, sondern eine Ordnung für Ihre Texte und Bilder. Wechseln geht später, ohne eine Zeile zu verlieren.',
      },
      templates: [
        {
          layout: 'shop',
          name: { en: 'Counter', es: 'Mostrador', fr: 'Comptoir', de: 'Tresen' },
          description: {
            en: 'Goods first, the story underneath. For up to a hundred products.',
            es: 'Primero el género, debajo la historia. Hasta cien productos.',
            fr: 'La marchandise d’abord, l’histoire dessous. Jusqu’à cent produits.',
            de: 'Oben die Ware, darunter die Geschichte. Für bis zu hundert Produkte.',
          },
        },
        {
          layout: 'portfolio',
          name: { en: 'Shop window', es: 'Escaparate', fr: 'Vitrine', de: 'Schaufenster' },
          description: {
            en: 'Each picture as large as it deserves, and a line that says what it was for.',
            es: 'Cada imagen al tamaño que merece y una línea que dice para qué era.',
            fr: 'Chaque image à la taille qu’elle mérite, et une ligne qui dit à quoi elle servait.',
            de: 'Jedes Bild so groß, wie es verdient, und eine Zeile, wofür es war.',
          },
        },
        {
          layout: 'restaurant',
          name: { en: 'Dining room', es: 'Comedor', fr: 'Salle', de: 'Gaststube' },
          description: {
            en: 'The menu of today, opening hours, and the telephone large enough to press.',
            es: 'La carta de hoy, el horario y el teléfono, bien grande para pulsarlo.',
            fr: 'La carte du jour, les horaires, et le téléphone assez grand pour le pouce.',
            de: 'Die Karte von heute, Öffnungszeiten und die Telefonnummer, groß genug für den Daumen.',
          },
        },
        {
          layout: 'journal',
          name: { en: 'Reading desk', es: 'Atril', fr: 'Pupitre', de: 'Lesepult' },
          description: {
            en: 'Long text that can be read: narrow columns, wide margins, one picture on top.',
            es: 'Texto largo que se lee bien: columnas estrechas, márgenes amplios y una imagen.',
            fr: 'Du texte long qui se lit : des colonnes étroites, de larges marges, une image.',
            de: 'Lange Texte, die man lesen kann: schmale Spalten, breite Ränder, ein Bild.',
          },
        },
        {
          layout: 'studio',
          name: { en: 'Workbench', es: 'Banco de trabajo', fr: 'Établi', de: 'Werkbank' },
          description: {
            en: 'What you make, whom you made it for, how to reach you. Three pages.',
            es: 'Qué hace, para quién lo ha hecho y cómo encontrarle. Tres páginas.',
            fr: 'Ce que vous faites, pour qui, et comment vous joindre. Trois pages.',
            de: 'Was Sie machen, für wen Sie es gemacht haben, wie man Sie erreicht. Drei Seiten.',
          },
        },
        {
          layout: 'event',
          name: { en: 'Poster', es: 'Cartel', fr: 'Affiche', de: 'Plakat' },
          description: {
            en: 'A date, a place and a reason to come. Taken down when it is over.',
            es: 'Una fecha, un lugar y un motivo para venir. Se retira cuando acaba.',
            fr: 'Une date, un lieu, une raison de venir. Décrochée quand c’est fini.',
            de: 'Ein Datum, ein Ort und ein Grund zu kommen. Wird danach abgehängt.',
          },
        },
      ],
    },
    {
      blockType: 'configurator',
      heading: {
        en: 'Builder, email, backup: what it stands on.',
        es: 'Creador, correo, copia: sobre qué se apoya.',
        fr: 'Créateur, mail, sauvegarde : sur quoi il repose.',
        de: 'Baukasten, E-Mail, Backup: worauf es steht.',
      },
      intro: {
        en: 'The builder brings its own hosting and certificate. The rest is optional.',
        es: 'El creador trae su alojamiento y su certificado. Lo demás es opcional.',
        fr: 'Le créateur de site apporte hébergement et certificat. Le reste est au choix.',
        de: 'Der Baukasten bringt Hosting und Zertifikat mit. Der Rest ist optional.',
      },
      groups: [
        {
          title: { en: 'Builder', es: 'Creador', fr: 'Outil', de: 'Baukasten' },
          source: 'services',
          category: 'website',
          keys: [],
          selection: 'one',
          required: true,
        },
        {
          title: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' },
          source: 'services',
          category: 'email',
          keys: [{ key: 'email-solo' }, { key: 'email-team' }],
          selection: 'one',
          required: false,
        },
        {
          title: {
            en: 'Backup: a copy elsewhere',
            es: 'Copia de seguridad en otra parte',
            fr: 'Sauvegarde : une copie ailleurs',
            de: 'Backup: eine Kopie anderswo',
          },
          source: 'services',
          category: 'backup',
          keys: [{ key: 'backup-daily' }],
          selection: 'many',
          required: false,
        },
      ],
    },
    {
      blockType: 'onboarding',
      heading: {
        en: 'Your website in an afternoon.',
        es: 'Su web en una tarde.',
        fr: 'Votre site en un après-midi.',
        de: 'Ihre Website an einem Nachmittag.',
      },
      intro: {
        en: 'Three things to have ready.',
        es: 'Tres cosas que conviene tener a mano.',
        fr: 'Trois choses à préparer.',
        de: 'Drei Dinge, die bereitliegen sollten.',
      },
      steps: [
        {
          title: { en: 'Words', es: 'Textos', fr: 'Les mots', de: 'Texte' },
          description: {
            en: 'Half a page about what you do, in the tone you use on the telephone.',
            es: 'Media página sobre lo que hace, en el tono que usa al teléfono.',
            fr: 'Une demi-page sur votre métier, comme vous en parlez au téléphone.',
            de: 'Eine halbe Seite über Ihre Arbeit, im Ton, den Sie am Telefon haben.',
          },
          detail: {
            en: 'Write it in any program and paste it. Headings are recognised.',
            es: 'Escríbalo en cualquier programa y péguelo. Los títulos se reconocen.',
            fr: 'Écrivez dans n’importe quel logiciel et collez. Les titres sont reconnus.',
            de: 'In irgendeinem Programm schreiben und einfügen. Überschriften werden erkannt.',
          },
          buttonLabel: { en: 'About the builder', es: 'Sobre el creador', fr: 'Découvrir l’outil', de: 'Zum Baukasten' },
          href: '/website-builder',
        },
        {
          title: { en: 'Pictures', es: 'Fotos', fr: 'Les images', de: 'Bilder' },
          description: {
            en: 'Six of your own. One of the door, so people find it.',
            es: 'Seis propias. Una de la puerta, para que la encuentren.',
            fr: 'Six à vous. Une de la porte, pour qu’on la trouve.',
            de: 'Sechs eigene. Eines von der Tür, damit man sie findet.',
          },
          detail: {
            en: 'Straight from the telephone is fine: they are cut and shrunk for each screen.',
            es: 'Valen las del móvil: se recortan y reducen para cada pantalla.',
            fr: 'Celles du téléphone conviennent : elles sont taillées pour chaque écran.',
            de: 'Handyfotos genügen: Sie werden für jeden Bildschirm zugeschnitten und verkleinert.',
          },
          buttonLabel: { en: 'See all layouts', es: 'Ver los diseños', fr: 'Voir les modèles', de: 'Alle Layouts' },
          href: '/website/templates',
        },
        {
          title: { en: 'A name', es: 'Un nombre', fr: 'Un nom', de: 'Ein Name' },
          description: {
            en: 'Short, easy to say, easy to spell.',
            es: 'Corto, fácil de decir y de escribir.',
            fr: 'Court, facile à dire, facile à épeler.',
            de: 'Kurz, leicht zu sagen, leicht zu buchstabieren.',
          },
          detail: {
            en: 'If you have one already, it stays where it is and only points here.',
            es: 'Si ya lo tiene, se queda donde está y solo apunta aquí.',
            fr: 'S’il existe déjà, il reste où il est et pointe seulement ici.',
            de: 'Haben Sie schon einen, bleibt er, wo er ist, und zeigt nur hierher.',
          },
          buttonLabel: { en: 'Look for a name', es: 'Buscar nombre', fr: 'Trouver un nom', de: 'Namen finden' },
          href: '/domains/search',
        },
      ],
    },
  ],
}
