import { fact } from '../../words'
import { familyPage } from './family-page'

export const wordpressHosting = familyPage({
  path: '/wordpress-hosting',
  family: 'wordpress',
  title: { en: 'WordPress hosting', es: 'Hosting WordPress', fr: 'Hébergement WordPress', de: 'WordPress-Hosting' },
  meta: {
    title: {
      en: 'WordPress hosting, updates included | Hostfront',
      es: 'Hosting WordPress con actualizaciones | Hostfront',
      fr: 'Hébergement WordPress tenu à jour | Hostfront',
      de: 'WordPress-Hosting mit Updates | Hostfront',
    },
    description: {
      en: 'WordPress installed, updated overnight and backed up before each update. Staging copy, page cache and a price that says what year two costs.',
      es: 'WordPress instalado, actualizado de noche y con copia antes de cada actualización. Entorno de pruebas, caché y el precio del segundo año a la vista.',
      fr: 'WordPress installé, mis à jour la nuit, sauvegardé avant chaque mise à jour. Préproduction, cache et prix de la deuxième année affiché.',
      de: 'WordPress installiert, nachts aktualisiert, vor jedem Update gesichert. Testumgebung, Seitencache und ein Preis, der das zweite Jahr nennt.',
    },
  },
  plans: {
    heading: {
      en: 'WordPress hosting, with somebody who updates it.',
      es: 'Hosting WordPress, y alguien que lo actualiza.',
      fr: 'Hébergement WordPress, et quelqu’un pour les mises à jour.',
      de: 'WordPress-Hosting, und jemand, der aktualisiert.',
    },
    intro: {
      en: 'You write. We install, update at night, keep a copy from before, and look at the result in the morning.',
      es: 'Usted escribe. Nosotros instalamos, actualizamos de noche, guardamos una copia previa y miramos el resultado por la mañana.',
      fr: 'Vous écrivez. Nous installons, mettons à jour la nuit, gardons une copie d’avant et regardons le résultat le matin.',
      de: 'Sie schreiben. Wir installieren, aktualisieren nachts, behalten eine Kopie von vorher und sehen uns morgens das Ergebnis an.',
    },
  },
  features: {
    heading: {
      en: 'Updates, staging copy, cache: the dull work, done.',
      es: 'Actualizaciones, pruebas, caché: lo aburrido, hecho.',
      fr: 'Mises à jour, préproduction, cache : l’ennuyeux est fait.',
      de: 'Updates, Testumgebung, Cache: das Langweilige, erledigt.',
    },
    intro: {
      en: 'So that the interesting part is yours.',
      es: 'Para que la parte interesante sea suya.',
      fr: 'Pour que l’intéressant vous reste.',
      de: 'Damit das Spannende bei Ihnen bleibt.',
    },
    items: [
      {
        icon: 'refresh-cw',
        title: { en: 'Updates at night', es: 'Actualizaciones nocturnas', fr: 'Mises à jour la nuit', de: 'Updates in der Nacht' },
        description: {
          en: 'A backup first, then the update, then a look. If something is off, yesterday comes back.',
          es: 'Primero una copia, luego la actualización y después una revisión. Si algo falla, vuelve el día de ayer.',
          fr: 'D’abord une sauvegarde, puis la mise à jour, puis un contrôle. Au moindre souci, la veille revient.',
          de: 'Erst ein Backup, dann das Update, dann ein Blick darauf. Stimmt etwas nicht, kommt der Stand von gestern zurück.',
        },
      },
      {
        icon: 'copy',
        title: { en: 'A copy to try things on', es: 'Una copia para probar', fr: 'Une copie pour essayer', de: 'Eine Kopie zum Probieren' },
        description: {
          en: 'New theme? Put it on the copy. One click sends it live. From Premium up.',
          es: '¿Tema nuevo? Póngalo en la copia y publíquelo con un clic. Desde Premium.',
          fr: 'Nouveau thème ? Sur la copie d’abord, en ligne en un clic. À partir de Premium.',
          de: 'Neues Theme? Erst auf die Kopie, mit einem Klick online. Ab Premium.',
        },
      },
      {
        icon: 'zap',
        title: {
          en: 'Pages from memory',
          es: 'Páginas desde la memoria',
          fr: 'Des pages servies depuis la mémoire',
          de: 'Seiten aus dem Arbeitsspeicher',
        },
        description: {
          en: 'Finished pages are kept and handed out. Cart and login stay fresh.',
          es: 'Las páginas terminadas se guardan y se sirven. El carrito y el acceso siempre son actuales.',
          fr: 'Les pages finies sont gardées et servies. Panier et connexion restent à jour.',
          de: 'Fertige Seiten werden aufgehoben und ausgeteilt. Warenkorb und Login bleiben frisch.',
        },
      },
      {
        icon: 'shield-check',
        title: {
          en: 'A door that counts knocks',
          es: 'Una puerta que cuenta los golpes',
          fr: 'Une porte qui compte les coups',
          de: 'Eine Tür, die Klopfen zählt',
        },
        description: {
          en: 'Login guessing is slowed and then stopped. Known holes in plugins are barred before you hear of them.',
          es: 'Los intentos de acceso se frenan y luego se bloquean. Los fallos conocidos de plugins se cierran antes de que se entere.',
          fr: 'Les essais de mot de passe sont ralentis puis bloqués. Les failles connues des extensions sont barrées avant que vous n’en entendiez parler.',
          de: 'Das Erraten von Passwörtern wird gebremst und dann gestoppt. Bekannte Lücken in Plugins sind zu, bevor Sie davon hören.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'The data sheet: under the dashboard.',
      es: 'Ficha técnica: debajo del escritorio.',
      fr: 'Fiche technique : sous le tableau de bord.',
      de: 'Datenblatt: unter dem Dashboard.',
    },
    intro: {
      en: 'What runs below WordPress, and what we do to it at night.',
      es: 'Lo que hay debajo de WordPress y lo que hacemos con él por la noche.',
      fr: 'Ce qui tourne sous WordPress, et ce que nous en faisons la nuit.',
      de: 'Was unter WordPress läuft und was wir nachts damit tun.',
    },
    groups: [
      {
        icon: 'refresh-cw',
        title: { en: 'Updates', es: 'Actualizaciones', fr: 'Mises à jour', de: 'Updates' },
        items: [
          fact(
            { en: 'Time', es: 'Hora', fr: 'Heure', de: 'Uhrzeit' },
            {
              en: 'Between two and five at night',
              es: 'Entre las dos y las cinco',
              fr: 'Entre deux et cinq heures',
              de: 'Zwischen zwei und fünf Uhr nachts',
            },
          ),
          fact(
            { en: 'Before each', es: 'Antes de cada una', fr: 'Avant chacune', de: 'Vor jedem' },
            { en: 'A full copy', es: 'Copia completa', fr: 'Une copie complète', de: 'Eine volle Kopie' },
          ),
          fact(
            { en: 'After each', es: 'Después de cada una', fr: 'Après chacune', de: 'Nach jedem' },
            { en: 'Pictures compared', es: 'Imágenes comparadas', fr: 'Images comparées', de: 'Bilder verglichen' },
          ),
          fact(
            { en: 'If it looks different', es: 'Si algo cambia', fr: 'Si l’image diffère', de: 'Sieht es anders aus' },
            {
              en: 'Rolled back, you are told',
              es: 'Se revierte y se le avisa',
              fr: 'Retour arrière, vous êtes prévenu',
              de: 'Wird zurückgesetzt, Sie erfahren es',
            },
          ),
        ],
      },
      {
        icon: 'zap',
        title: { en: 'Speed', es: 'Velocidad', fr: 'Vitesse', de: 'Tempo' },
        items: [
          fact(
            { en: 'Page cache', es: 'Caché de páginas', fr: 'Cache de pages', de: 'Seitencache' },
            {
              en: 'On the server, not a plugin',
              es: 'En el servidor, sin plugin',
              fr: 'Sur le serveur, sans extension',
              de: 'Auf dem Server, ohne Plugin',
            },
          ),
          fact({ en: 'Object cache', es: 'Caché de objetos', fr: 'Cache d’objets', de: 'Objektcache' }, 'Redis'),
          fact({ en: 'Pictures', es: 'Imágenes', fr: 'Images', de: 'Bilder' }, 'WebP, AVIF'),
        ],
      },
      {
        icon: 'terminal',
        title: { en: 'For whoever builds it', es: 'Para quien lo programa', fr: 'Pour qui le développe', de: 'Für die, die bauen' },
        items: [
          fact({ en: 'Command line', es: 'Línea de comandos', fr: 'Ligne de commande', de: 'Kommandozeile' }, 'WP-CLI, Composer'),
          fact(
            { en: 'Error log', es: 'Log de errores', fr: 'Journal d’erreurs', de: 'Fehlerprotokoll' },
            { en: 'Live, in the browser', es: 'En directo, en el navegador', fr: 'En direct, dans le navigateur', de: 'Live im Browser' },
          ),
          fact(
            { en: 'Scheduled posts', es: 'Entradas programadas', fr: 'Articles programmés', de: 'Geplante Beiträge' },
            {
              en: 'A real cron, to the minute',
              es: 'Cron real, al minuto',
              fr: 'Un vrai cron, à la minute',
              de: 'Echter Cronjob, auf die Minute',
            },
          ),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Price summary: one blog, or the whole agency.',
      es: 'Resumen del precio: un blog, o toda la agencia.',
      fr: 'Récapitulatif : un blog, ou toute l’agence.',
      de: 'Preisübersicht: ein Blog oder die ganze Agentur.',
    },
    intro: {
      en: 'Plans hold one, three or ten sites. See which sum is smaller before you take two.',
      es: 'Los planes admiten uno, tres o diez sitios. Vea qué suma es menor antes de contratar dos.',
      fr: 'Les offres portent un, trois ou dix sites. Voyez quelle somme est la plus basse avant d’en prendre deux.',
      de: 'In die Tarife passen eine, drei oder zehn Websites. Sehen Sie nach, welche Summe kleiner ist, bevor Sie zwei nehmen.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews, from people who write.',
      es: 'Opiniones de clientes: gente que escribe.',
      fr: 'Avis de clients : ceux qui écrivent.',
      de: 'Kundenstimmen: von Leuten, die schreiben.',
    },
    presentation: 'grid',
    limit: 3,
    domains: [{ key: 'longwayround.example' }, { key: 'atelierquinze.example' }, { key: 'forodelagua.example' }],
  },
  faq: {
    en: 'Questions about WordPress hosting.',
    es: 'Preguntas sobre hosting WordPress.',
    fr: 'Questions sur l’hébergement WordPress.',
    de: 'Fragen zum WordPress-Hosting.',
  },
  callToAction: {
    heading: {
      en: 'First line: the title.',
      es: 'Primera línea: el título.',
      fr: 'Première ligne : le titre.',
      de: 'Erste Zeile: der Titel.',
    },
    body: {
      en: 'A blog without a name is a draft. See whether yours is free.',
      es: 'Un blog sin nombre es un borrador. Vea si el suyo está libre.',
      fr: 'Un blog sans nom reste un brouillon. Voyez si le vôtre est libre.',
      de: 'Ein Blog ohne Namen ist ein Entwurf. Sehen Sie nach, ob Ihrer frei ist.',
    },
    buttonLabel: { en: 'Check the name', es: 'Comprobar el nombre', fr: 'Vérifier le nom', de: 'Namen prüfen' },
    href: '/domains/search',
  },
  arrangement: [
    'testimonials',
    'features',
    'technical',
    {
      blockType: 'migration-form',
      heading: {
        en: 'Free migration: bring the blog along.',
        es: 'Migración gratuita: tráigase el blog.',
        fr: 'Transfert gratuit : emportez le blog.',
        de: 'Kostenloser Umzug: Bringen Sie das Blog mit.',
      },
      intro: {
        en: 'Themes, plugins, comments, uploads: we copy all of it and keep the addresses, so old links still work.',
        es: 'Temas, plugins, comentarios y archivos: lo copiamos todo y conservamos las direcciones, así los enlaces antiguos siguen valiendo.',
        fr: 'Thèmes, extensions, commentaires, fichiers : nous copions tout et gardons les adresses, pour que les anciens liens marchent encore.',
        de: 'Themes, Plugins, Kommentare, Uploads: Wir kopieren alles und behalten die Adressen, damit alte Links weiter stimmen.',
      },
    },
    'summary',
    'faq',
  ],
})
