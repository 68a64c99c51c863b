import type { PageSeed } from '../../../page-types'
import { fact } from '../../../words'

export const cdnService: PageSeed = {
  path: '/services/cdn',
  title: {
    en: 'CDN (content delivery network)',
    es: 'CDN: red de distribución de contenido',
    fr: 'CDN : diffusion de contenu',
    de: 'CDN (Content Delivery Network)',
  },
  breadcrumb: { en: 'CDN', es: 'CDN', fr: 'CDN', de: 'CDN' },
  meta: {
    title: {
      en: 'CDN: faster pages for your visitors | Hostfront',
      es: 'CDN: páginas más rápidas para todos | Hostfront',
      fr: 'CDN : des pages plus rapides partout | Hostfront',
      de: 'CDN: kürzere Ladezeiten für Ihre Website | Hostfront',
    },
    description: {
      en: 'A CDN for any web host: images in the best format, cached pages from the nearest city, and a cache you can purge everywhere within seconds.',
      es: 'CDN para cualquier alojamiento: imágenes en el mejor formato, páginas en caché desde la ciudad más próxima y purga en segundos.',
      fr: 'CDN pour tout hébergeur : images au meilleur format, pages en cache depuis la ville la plus proche, purge partout en quelques secondes.',
      de: 'Ein CDN für jeden Hoster: Bilder im besten Format, Seiten aus dem Cache der nächsten Stadt, in Sekunden überall geleert.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'CDN: faster pages for visitors everywhere.',
        es: 'CDN: páginas más rápidas en todas partes.',
        fr: 'CDN : des pages plus rapides, où que l’on soit.',
        de: 'CDN: schnelle Seiten, wo immer Ihre Besucher sind.',
      },
      lead: {
        en: 'Our CDN keeps copies of your files in many cities and serves each visitor from the nearest one.',
        es: 'Nuestra CDN guarda copias de sus archivos en muchas ciudades y atiende a cada visitante desde la más próxima.',
        fr: 'Notre CDN garde des copies de vos fichiers dans de nombreuses villes et sert chaque visiteur depuis la plus proche.',
        de: 'Unser CDN hält Kopien Ihrer Dateien in vielen Städten vor und beliefert Besucher aus der nächstgelegenen.',
      },
      intro: {
        en: 'For shops and sites with visitors on several continents, at any web host: the shorter the distance, the faster the page.',
        es: 'Para tiendas y sitios con visitantes en varios continentes, con cualquier proveedor: cuanto más corta es la distancia, antes carga la página.',
        fr: 'Pour les boutiques et les sites dont les visiteurs viennent de plusieurs continents, chez tout hébergeur : plus la distance est courte, plus la page s’affiche vite.',
        de: 'Für Shops und Websites mit Besuchern auf mehreren Kontinenten, bei jedem Hoster: Je kürzer der Weg, desto schneller die Seite.',
      },
      primaryLabel: {
        en: 'See CDN prices',
        es: 'Ver los precios de la CDN',
        fr: 'Voir les prix du CDN',
        de: 'CDN-Preise ansehen',
      },
      primaryHref: '/services?type=cdn',
      picture: 'plates',
      showPlate: true,
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'What a CDN caches, and what it does not.',
        es: 'Qué guarda en caché una CDN y qué no.',
        fr: 'Ce qu’un CDN met en cache, et ce qu’il n’y met pas.',
        de: 'Was ein CDN zwischenspeichert und was nicht.',
      },
      intro: {
        en: 'Static content is cached; anything personal goes straight to your server.',
        es: 'El contenido estático va a la caché; lo personal llega directo a su servidor.',
        fr: 'Le contenu statique est mis en cache ; ce qui est personnel va droit à votre serveur.',
        de: 'Statische Inhalte kommen aus dem Cache, Persönliches geht direkt an Ihren Server.',
      },
      items: [
        {
          icon: 'camera',
          title: { en: 'Images', es: 'Imágenes', fr: 'Les images', de: 'Bilder' },
          description: {
            en: 'Resized for the visitor’s screen and converted to the best format the browser supports. Your originals stay unchanged.',
            es: 'Se ajustan a la pantalla y se convierten al mejor formato que admite el navegador. Sus originales no cambian.',
            fr: 'Redimensionnées pour l’écran et converties au meilleur format accepté par le navigateur. Vos originaux restent intacts.',
            de: 'Auf den Bildschirm verkleinert und ins beste Format umgewandelt, das der Browser kennt. Ihre Originale bleiben unverändert.',
          },
        },
        {
          icon: 'copy',
          title: { en: 'Whole pages', es: 'Páginas completas', fr: 'Pages entières', de: 'Ganze Seiten' },
          description: {
            en: 'You decide how long pages stay cached. They are refreshed in the background, so no visitor waits.',
            es: 'Usted decide cuánto tiempo quedan en caché. Se renuevan en segundo plano, sin esperas.',
            fr: 'Vous fixez leur durée de conservation en cache. Elles sont rafraîchies en arrière-plan, sans faire attendre personne.',
            de: 'Sie bestimmen, wie lange Seiten im Cache bleiben. Aktualisiert wird im Hintergrund, ohne Wartezeit.',
          },
        },
        {
          icon: 'key-round',
          title: { en: 'Carts and logins', es: 'Carritos e inicios de sesión', fr: 'Paniers et connexions', de: 'Warenkorb und Anmeldung' },
          description: {
            en: 'These are never cached. The requests take the fastest available route to your server.',
            es: 'Nunca se guardan en caché. Las peticiones llegan a su servidor por la ruta más rápida.',
            fr: 'Ils ne sont jamais mis en cache. Les requêtes rejoignent votre serveur par la route la plus rapide.',
            de: 'Beides wird nie zwischengespeichert. Die Anfragen gehen auf dem schnellsten Weg an Ihren Server.',
          },
        },
        {
          icon: 'hard-drive',
          title: { en: 'Large files', es: 'Archivos grandes', fr: 'Gros fichiers', de: 'Große Dateien' },
          description: {
            en: 'Large files are sent in parts, so viewers can skip ahead in a video and interrupted downloads resume.',
            es: 'Se envían por partes: un vídeo se puede adelantar y una descarga interrumpida se reanuda.',
            fr: 'Ils sont envoyés par morceaux : on avance dans une vidéo, et un téléchargement interrompu reprend.',
            de: 'Sie werden in Teilen gesendet: Videos lassen sich vorspulen, abgebrochene Downloads fortsetzen.',
          },
        },
      ],
    },
    {
      blockType: 'services-grid',
      heading: {
        en: 'CDN plans by traffic.',
        es: 'Planes de CDN según el tráfico.',
        fr: 'Offres CDN selon le trafic.',
        de: 'CDN-Tarife nach Traffic.',
      },
      intro: {
        en: 'One terabyte covers about half a million views of an average page.',
        es: 'Un terabyte alcanza para medio millón de visitas a una página media.',
        fr: 'Un téraoctet suffit pour environ un demi-million d’affichages d’une page moyenne.',
        de: 'Ein Terabyte reicht für rund eine halbe Million Aufrufe einer durchschnittlichen Seite.',
      },
      defaultCategory: 'cdn',
      showFilter: false,
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'CDN technical specifications.',
        es: 'Ficha técnica de la CDN.',
        fr: 'Fiche technique du CDN.',
        de: 'Technische Daten des CDN.',
      },
      intro: {
        en: 'What each CDN location handles without contacting your server.',
        es: 'Lo que cada ubicación resuelve sin acudir a su servidor.',
        fr: 'Ce que chaque emplacement traite sans solliciter votre serveur.',
        de: 'Was jeder Standort erledigt, ohne Ihren Server anzusprechen.',
      },
      groups: [
        {
          icon: 'zap',
          title: { en: 'Delivery', es: 'Entrega', fr: 'Diffusion', de: 'Auslieferung' },
          items: [
            fact({ en: 'Protocols', es: 'Protocolos', fr: 'Protocoles', de: 'Protokolle' }, 'HTTP/2, HTTP/3'),
            fact({ en: 'Compression', es: 'Compresión', fr: 'Compression', de: 'Kompression' }, 'Brotli, gzip'),
            fact({ en: 'Image formats', es: 'Formatos de imagen', fr: 'Formats d’image', de: 'Bildformate' }, 'AVIF, WebP'),
          ],
        },
        {
          icon: 'sliders-horizontal',
          title: { en: 'Cache and rules', es: 'Caché y reglas', fr: 'Cache et règles', de: 'Cache und Regeln' },
          items: [
            fact(
              { en: 'Purge cache by', es: 'Purgar la caché por', fr: 'Purger le cache par', de: 'Cache leeren nach' },
              {
                en: 'URL, folder or tag',
                es: 'URL, carpeta o etiqueta',
                fr: 'URL, dossier ou étiquette',
                de: 'URL, Ordner oder Tag',
              },
            ),
            fact(
              { en: 'Redirects', es: 'Redirecciones', fr: 'Redirections', de: 'Weiterleitungen' },
              { en: 'Handled at the edge', es: 'Las resuelve la CDN', fr: 'Traitées par le CDN', de: 'Direkt am CDN-Standort' },
            ),
            fact(
              {
                en: 'If your server is down',
                es: 'Si su servidor se cae',
                fr: 'Si votre serveur tombe en panne',
                de: 'Fällt Ihr Server aus',
              },
              {
                en: 'The last good version is served',
                es: 'Se muestra la última versión válida',
                fr: 'La dernière version valide s’affiche',
                de: 'Die letzte gültige Version wird ausgeliefert',
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
