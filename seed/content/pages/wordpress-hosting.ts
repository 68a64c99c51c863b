import { fact } from '../../words'
import { familyPage } from './family-page'

export const wordpressHosting = familyPage({
  path: '/wordpress-hosting',
  family: 'wordpress',
  title: { en: 'WordPress hosting', es: 'Hosting WordPress', fr: 'Hébergement WordPress', de: 'WordPress-Hosting' },
  meta: {
    title: {
      en: 'WordPress hosting, updates included | Hostfront',
      es: 'Hosting WordPress, actualizaciones incluidas | Hostfront',
      fr: 'Hébergement WordPress, mises à jour incluses | Hostfront',
      de: 'WordPress-Hosting, Updates inklusive | Hostfront',
    },
    description: {
      en: 'WordPress hosting with nightly updates and a backup before each one. Page cache, staging site from Premium up and the renewal price shown up front.',
      es: 'Hosting WordPress con actualizaciones nocturnas y copia previa. Caché de páginas, entorno de pruebas desde Premium y precio de renovación a la vista.',
      fr: 'Hébergement WordPress : mises à jour la nuit, sauvegarde avant chacune, cache de pages, préproduction dès Premium et prix de renouvellement affiché.',
      de: 'WordPress-Hosting mit nächtlichen Updates und Backup vor jedem Update. Seitencache, Staging ab Premium, Verlängerungspreis sichtbar.',
    },
  },
  plans: {
    heading: {
      en: 'WordPress hosting, updates included.',
      es: 'Hosting WordPress, siempre al día.',
      fr: 'Hébergement WordPress, mises à jour incluses.',
      de: 'WordPress-Hosting, Updates inklusive.',
    },
    intro: {
      en: 'You write, we run WordPress: we install it, update it at night, back it up first and check the result.',
      es: 'Usted escribe y nosotros nos ocupamos de WordPress: lo instalamos, hacemos una copia, lo actualizamos de noche y revisamos el resultado.',
      fr: 'Vous écrivez, nous gérons WordPress : installation, sauvegarde, mises à jour la nuit et contrôle du résultat.',
      de: 'Sie schreiben, wir betreuen WordPress: Wir installieren es, sichern es, aktualisieren nachts und prüfen das Ergebnis.',
    },
  },
  features: {
    heading: {
      en: 'Updates, staging and caching, taken care of.',
      es: 'Actualizaciones, pruebas y caché: nos encargamos.',
      fr: 'Mises à jour, préproduction et cache : nous nous en chargeons.',
      de: 'Updates, Staging-Umgebung und Cache: Wir kümmern uns darum.',
    },
    intro: {
      en: 'We do the dull part, so the interesting part is yours.',
      es: 'Lo aburrido lo hacemos nosotros; la parte interesante es suya.',
      fr: 'Nous nous chargeons de la partie ennuyeuse et vous laissons l’autre.',
      de: 'Wir übernehmen das Langweilige, das Spannende bleibt bei Ihnen.',
    },
    items: [
      {
        icon: 'refresh-cw',
        title: { en: 'Nightly updates', es: 'Actualizaciones nocturnas', fr: 'Mises à jour la nuit', de: 'Updates über Nacht' },
        description: {
          en: 'We back up, update, then check the site. If something breaks, we restore the previous version.',
          es: 'Hacemos una copia, actualizamos y revisamos la web. Si algo falla, restauramos la versión anterior.',
          fr: 'Nous sauvegardons, mettons à jour, puis contrôlons le site. Au moindre souci, nous restaurons la version précédente.',
          de: 'Wir sichern, aktualisieren und prüfen Ihre Website. Klappt etwas nicht, stellen wir den Stand von vorher wieder her.',
        },
      },
      {
        icon: 'copy',
        title: { en: 'Staging site', es: 'Entorno de pruebas', fr: 'Site de préproduction', de: 'Staging-Umgebung' },
        description: {
          en: 'Try a new theme on the staging site first, then publish it with one click. From Premium up.',
          es: 'Pruebe un tema nuevo sin tocar la web y publíquelo con un clic. Desde Premium.',
          fr: 'Essayez un nouveau thème en préproduction, puis publiez-le en un clic. À partir de Premium.',
          de: 'Probieren Sie ein neues Theme erst in der Staging-Umgebung aus und veröffentlichen Sie es mit einem Klick. Ab Premium.',
        },
      },
      {
        icon: 'zap',
        title: {
          en: 'Page cache',
          es: 'Caché de páginas',
          fr: 'Cache de pages',
          de: 'Seitencache',
        },
        description: {
          en: 'Visitors get finished pages from RAM. Cart and login are never cached.',
          es: 'Sus visitantes reciben las páginas ya listas desde la memoria. El carrito y el acceso nunca se guardan en caché.',
          fr: 'Vos visiteurs reçoivent des pages prêtes, servies depuis la mémoire. Panier et connexion ne sont jamais mis en cache.',
          de: 'Besucher erhalten fertige Seiten aus dem Arbeitsspeicher. Warenkorb und Login werden nie zwischengespeichert.',
        },
      },
      {
        icon: 'shield-check',
        title: {
          en: 'Login protection',
          es: 'Protección del acceso',
          fr: 'Connexion protégée',
          de: 'Schutz vor Login-Angriffen',
        },
        description: {
          en: 'Repeated login attempts are slowed, then blocked. Known plugin vulnerabilities are blocked at the server.',
          es: 'Los intentos de acceso repetidos se frenan y luego se bloquean. Las vulnerabilidades conocidas de plugins se bloquean en el servidor.',
          fr: 'Les tentatives de connexion répétées sont ralenties, puis bloquées. Les failles connues des plugins sont bloquées sur le serveur.',
          de: 'Wiederholte Anmeldeversuche werden gebremst und dann gesperrt. Bekannte Lücken in Plugins blockiert der Server.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'WordPress technical specifications.',
      es: 'Ficha técnica del hosting WordPress.',
      fr: 'Fiche technique de l’hébergement WordPress.',
      de: 'Technische Daten des WordPress-Hostings.',
    },
    intro: {
      en: 'The server behind your WordPress site, and how we update it.',
      es: 'El servidor que hay detrás de su WordPress y cómo lo actualizamos.',
      fr: 'Le serveur derrière votre WordPress, et la façon dont nous le mettons à jour.',
      de: 'Der Server hinter Ihrem WordPress, und wie wir es aktualisieren.',
    },
    groups: [
      {
        icon: 'refresh-cw',
        title: { en: 'Updates', es: 'Actualizaciones', fr: 'Mises à jour', de: 'Updates' },
        items: [
          fact(
            { en: 'Update window', es: 'Horario', fr: 'Horaire', de: 'Zeitfenster' },
            {
              en: 'Between two and five at night',
              es: 'Entre las dos y las cinco de la madrugada',
              fr: 'Entre deux et cinq heures du matin',
              de: 'Zwischen zwei und fünf Uhr nachts',
            },
          ),
          fact(
            { en: 'Before each update', es: 'Antes de cada actualización', fr: 'Avant chaque mise à jour', de: 'Vor jedem Update' },
            { en: 'Full backup', es: 'Copia de seguridad completa', fr: 'Sauvegarde complète', de: 'Vollständiges Backup' },
          ),
          fact(
            { en: 'After each update', es: 'Después de cada actualización', fr: 'Après chaque mise à jour', de: 'Nach jedem Update' },
            {
              en: 'Screenshots compared',
              es: 'Comparación de capturas de pantalla',
              fr: 'Captures d’écran comparées',
              de: 'Bildvergleich per Screenshot',
            },
          ),
          fact(
            { en: 'If the result differs', es: 'Si hay diferencias', fr: 'En cas d’écart', de: 'Bei Abweichungen' },
            {
              en: 'Rolled back; we email you',
              es: 'Se revierte y le avisamos',
              fr: 'Retour arrière ; nous vous prévenons',
              de: 'Wir setzen zurück und informieren Sie',
            },
          ),
        ],
      },
      {
        icon: 'zap',
        title: { en: 'Performance', es: 'Rendimiento', fr: 'Performances', de: 'Leistung' },
        items: [
          fact(
            { en: 'Page cache', es: 'Caché de páginas', fr: 'Cache de pages', de: 'Seitencache' },
            {
              en: 'On the server, no plugin needed',
              es: 'En el servidor, sin plugin',
              fr: 'Sur le serveur, sans plugin',
              de: 'Auf dem Server, ohne Plugin',
            },
          ),
          fact({ en: 'Object cache', es: 'Caché de objetos', fr: 'Cache d’objets', de: 'Objektcache' }, 'Redis'),
          fact({ en: 'Image formats', es: 'Formatos de imagen', fr: 'Formats d’image', de: 'Bildformate' }, 'WebP, AVIF'),
        ],
      },
      {
        icon: 'terminal',
        title: { en: 'For developers', es: 'Para desarrolladores', fr: 'Pour les développeurs', de: 'Für Entwickler' },
        items: [
          fact({ en: 'Command line', es: 'Línea de comandos', fr: 'Ligne de commande', de: 'Kommandozeile' }, 'WP-CLI, Composer'),
          fact(
            { en: 'Error log', es: 'Log de errores', fr: 'Journal d’erreurs', de: 'Fehlerprotokoll' },
            { en: 'Live, in the browser', es: 'En directo, en el navegador', fr: 'En direct, dans le navigateur', de: 'Live im Browser' },
          ),
          fact(
            { en: 'Scheduled posts', es: 'Entradas programadas', fr: 'Articles programmés', de: 'Geplante Beiträge' },
            {
              en: 'System cron, to the minute',
              es: 'Cron del sistema, al minuto',
              fr: 'Cron système, à la minute',
              de: 'System-Cron, auf die Minute',
            },
          ),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Calculate your WordPress hosting price.',
      es: 'Calcule el precio de su hosting WordPress.',
      fr: 'Calculez le prix de votre hébergement WordPress.',
      de: 'WordPress-Hosting-Preis berechnen.',
    },
    intro: {
      en: 'Plans include one, three or ten sites. Compare the totals before you order two.',
      es: 'Los planes incluyen uno, tres o diez sitios. Compare los totales antes de contratar dos.',
      fr: 'Les offres comprennent un, trois ou dix sites. Comparez les totaux avant d’en commander deux.',
      de: 'Die Tarife umfassen eine, drei oder zehn Websites. Vergleichen Sie die Summen, bevor Sie zwei bestellen.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews of WordPress hosting.',
      es: 'Opiniones de clientes sobre el hosting WordPress.',
      fr: 'Avis clients sur l’hébergement WordPress.',
      de: 'Kundenstimmen zum WordPress-Hosting.',
    },
    presentation: 'grid',
    limit: 3,
    domains: [{ key: 'longwayround.example' }, { key: 'atelierquinze.example' }, { key: 'forodelagua.example' }],
  },
  faq: {
    en: 'Questions about WordPress hosting.',
    es: 'Preguntas sobre el hosting WordPress.',
    fr: 'Questions sur l’hébergement WordPress.',
    de: 'Fragen zum WordPress-Hosting.',
  },
  callToAction: {
    heading: {
      en: 'Find a domain for your blog.',
      es: 'Encuentre el dominio de su blog.',
      fr: 'Trouvez le domaine de votre blog.',
      de: 'Finden Sie die Domain für Ihr Blog.',
    },
    body: {
      en: 'Check whether the domain you want is still available, and what it costs to renew.',
      es: 'Compruebe si el dominio que quiere sigue libre y cuánto cuesta renovarlo.',
      fr: 'Vérifiez si le domaine que vous voulez est libre et combien coûte son renouvellement.',
      de: 'Prüfen Sie, ob Ihre Wunschdomain noch frei ist und was die Verlängerung kostet.',
    },
    buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
    href: '/domains/search',
  },
  arrangement: [
    'testimonials',
    'features',
    'technical',
    {
      blockType: 'migration-form',
      heading: {
        en: 'Free WordPress site migration.',
        es: 'Migración gratuita de WordPress.',
        fr: 'Migration WordPress gratuite.',
        de: 'Kostenloser WordPress-Umzug.',
      },
      intro: {
        en: 'We move your themes, plugins, comments and uploads and keep every URL, so old links still work.',
        es: 'Migramos temas, plugins, comentarios y archivos y conservamos las URL: los enlaces antiguos siguen funcionando.',
        fr: 'Nous migrons thèmes, plugins, commentaires et fichiers et gardons les URL : vos anciens liens continuent de fonctionner.',
        de: 'Wir ziehen Themes, Plugins, Kommentare und Uploads um und behalten alle URLs bei, damit alte Links weiter funktionieren.',
      },
    },
    'summary',
    'faq',
  ],
})
