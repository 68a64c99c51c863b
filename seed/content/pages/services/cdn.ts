import type { PageSeed } from '../../../page-types'
import { fact } from '../../../words'

export const cdnService: PageSeed = {
  path: '/services/cdn',
  title: {
    en: 'Content delivery (CDN)',
    es: 'CDN: red de distribución de contenido',
    fr: 'CDN : diffusion de contenu',
    de: 'Content Delivery (CDN)',
  },
  breadcrumb: { en: 'Content delivery', es: 'CDN', fr: 'CDN', de: 'Content Delivery' },
  meta: {
    title: {
      en: 'CDN: copies close to the reader | Hostfront',
      es: 'CDN: copias cerca del lector | Hostfront',
      fr: 'CDN : des copies près du lecteur | Hostfront',
      de: 'CDN: Kopien nah beim Leser | Hostfront',
    },
    description: {
      en: 'A CDN for any host: pictures in the right format, whole pages from the nearest city, purged everywhere in seconds.',
      es: 'CDN para cualquier alojamiento: imágenes en el formato justo, páginas desde la ciudad más próxima, vaciado en segundos.',
      fr: 'CDN pour tout hébergeur : images au bon format, pages depuis la ville la plus proche, purge en quelques secondes.',
      de: 'Ein CDN für jeden Hoster: Bilder im passenden Format, Seiten aus der nächsten Stadt, in Sekunden überall geleert.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'CDN: nearer to the reader.',
        es: 'CDN: más cerca de quien lee.',
        fr: 'CDN : plus près du lecteur.',
        de: 'CDN: näher am Leser.',
      },
      lead: {
        en: 'Light needs a moment to cross an ocean.',
        es: 'La luz tarda un momento en cruzar un océano.',
        fr: 'La lumière met un instant à traverser un océan.',
        de: 'Auch Licht braucht über den Ozean einen Augenblick.',
      },
      intro: {
        en: 'A page with sixty pictures crosses it sixty times. Copies in many cities spare your visitors the journey.',
        es: 'Una página con sesenta imágenes lo cruza sesenta veces. Las copias en muchas ciudades ahorran el viaje a sus visitantes.',
        fr: 'Une page de soixante images le traverse soixante fois. Des copies dans de nombreuses villes épargnent ce voyage à vos visiteurs.',
        de: 'Eine Seite mit sechzig Bildern überquert ihn sechzigmal. Kopien in vielen Städten ersparen Ihren Besuchern die Reise.',
      },
      picture: 'plates',
      showPlate: true,
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'What a CDN copies, and what it does not.',
        es: 'Qué copia una CDN y qué no.',
        fr: 'Ce qu’un CDN copie, et ce qu’il ne copie pas.',
        de: 'Was ein CDN kopiert und was nicht.',
      },
      intro: {
        en: 'What travels, what stays: not everything should be copied.',
        es: 'Qué viaja y qué se queda: no todo se debe copiar.',
        fr: 'Ce qui voyage, ce qui reste : tout ne se copie pas.',
        de: 'Was reist und was bleibt: Nicht alles gehört kopiert.',
      },
      items: [
        {
          icon: 'camera',
          title: { en: 'Pictures', es: 'Imágenes', fr: 'Images', de: 'Bilder' },
          description: {
            en: 'Cut to the screen and sent in the format the browser reads best. The original stays with you.',
            es: 'A la medida de la pantalla y en el formato que mejor lee el navegador. El original se queda en su máquina.',
            fr: 'Taillées pour l’écran, au format que le navigateur lit le mieux. L’original reste chez vous.',
            de: 'Auf den Bildschirm zugeschnitten, im Format, das der Browser am besten liest. Das Original bleibt bei Ihnen.',
          },
        },
        {
          icon: 'copy',
          title: { en: 'Finished pages', es: 'Páginas terminadas', fr: 'Pages finies', de: 'Fertige Seiten' },
          description: {
            en: 'Kept as long as you say, and refreshed behind the reader’s back.',
            es: 'Se conservan el tiempo que usted diga y se renuevan sin que el lector espere.',
            fr: 'Gardées aussi longtemps que vous le dites, rafraîchies sans faire attendre le lecteur.',
            de: 'So lange aufgehoben, wie Sie sagen, und erneuert, ohne dass jemand wartet.',
          },
        },
        {
          icon: 'key-round',
          title: { en: 'Carts and logins', es: 'Carritos y accesos', fr: 'Paniers et connexions', de: 'Warenkorb und Login' },
          description: {
            en: 'Never copied. They go to your machine over the shortest open line.',
            es: 'Nunca se copian. Van a su máquina por la línea libre más corta.',
            fr: 'Jamais copiés. Ils vont à votre machine par la ligne libre la plus courte.',
            de: 'Werden nie kopiert. Sie gehen auf dem kürzesten freien Weg zu Ihrer Maschine.',
          },
        },
        {
          icon: 'hard-drive',
          title: { en: 'Large files', es: 'Archivos grandes', fr: 'Gros fichiers', de: 'Große Dateien' },
          description: {
            en: 'Sent in pieces, so a film can be wound forward and a broken download goes on where it stopped.',
            es: 'Se envían por partes: una película se puede adelantar y una descarga cortada sigue donde se quedó.',
            fr: 'Envoyés par morceaux : un film s’avance et un téléchargement coupé reprend où il en était.',
            de: 'In Stücken gesendet: Ein Film lässt sich vorspulen, ein abgebrochener Download geht weiter.',
          },
        },
      ],
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'CDN plans, by the terabyte.',
        es: 'Planes de CDN, por terabytes.',
        fr: 'Offres CDN, au téraoctet.',
        de: 'CDN-Tarife, nach Terabyte.',
      },
      intro: {
        en: 'A page of average weight is read half a million times before one is full.',
        es: 'Una página de peso medio se lee medio millón de veces antes de llenar uno.',
        fr: 'Une page de poids moyen est lue un demi-million de fois avant d’en remplir un.',
        de: 'Eine Seite von mittlerem Gewicht wird eine halbe Million Mal gelesen, bis eines voll ist.',
      },
      defaultCategory: 'cdn',
      showFilter: false,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'The data sheet: at the edge.',
        es: 'Ficha técnica: en el borde.',
        fr: 'Fiche technique : en bordure.',
        de: 'Datenblatt: am Rand.',
      },
      intro: {
        en: 'What a location of ours can do by itself.',
        es: 'Lo que una ubicación nuestra puede hacer por sí sola.',
        fr: 'Ce qu’un emplacement sait faire seul.',
        de: 'Was ein Standort von sich aus kann.',
      },
      groups: [
        {
          icon: 'zap',
          title: { en: 'Delivery', es: 'Entrega', fr: 'Livraison', de: 'Lieferung' },
          items: [
            fact({ en: 'Protocols', es: 'Protocolos', fr: 'Protocoles', de: 'Protokolle' }, 'HTTP/2, HTTP/3'),
            fact({ en: 'Compression', es: 'Compresión', fr: 'Compression', de: 'Kompression' }, 'Brotli, gzip'),
            fact({ en: 'Image formats', es: 'Formatos de imagen', fr: 'Formats d’image', de: 'Bildformate' }, 'AVIF, WebP'),
          ],
        },
        {
          icon: 'sliders-horizontal',
          title: { en: 'Rules', es: 'Reglas', fr: 'Règles', de: 'Regeln' },
          items: [
            fact(
              { en: 'Purge by', es: 'Vaciar por', fr: 'Purger par', de: 'Leeren nach' },
              {
                en: 'Address, folder or tag',
                es: 'Dirección, carpeta o etiqueta',
                fr: 'Adresse, dossier ou étiquette',
                de: 'Adresse, Ordner oder Merkmal',
              },
            ),
            fact(
              { en: 'Redirects', es: 'Redirecciones', fr: 'Redirections', de: 'Weiterleitungen' },
              { en: 'Answered on the spot', es: 'Respondidas allí mismo', fr: 'Traitées sur place', de: 'Gleich dort beantwortet' },
            ),
            fact(
              { en: 'If your machine is down', es: 'Si su máquina cae', fr: 'Si votre machine tombe', de: 'Fällt Ihre Maschine aus' },
              {
                en: 'The last good copy is shown',
                es: 'Se muestra la última copia buena',
                fr: 'La dernière bonne copie s’affiche',
                de: 'Gezeigt wird die letzte gute Kopie',
              },
            ),
          ],
        },
      ],
    },
    {
      blockType: 'faq',
      heading: { en: 'Questions about the CDN.', es: 'Preguntas sobre la CDN.', fr: 'Questions sur le CDN.', de: 'Fragen zum CDN.' },
      topic: 'cdn',
      limit: 6,
    },
  ],
}
