import type { Job } from './job'
import { words } from '@/cms/words'

/** Addresses: old ones, and those of new articles. */
export const articleJobs: readonly Job[] = [
  {
    id: 'redirect',
    screens: ['/collections/redirects'],
    title: words({
      en: 'Lead an old address to a new one',
      es: 'Llevar una dirección antigua a una nueva',
      fr: 'Mener une ancienne adresse vers une nouvelle',
      de: 'Eine alte Adresse auf eine neue leiten',
    }),
    purpose: words({
      en: 'For links in adverts, emails and search engines that lead nowhere any more. When a published page moves, its redirect is made by itself.',
      es: 'Para enlaces de anuncios, correos y buscadores que ya no llevan a ninguna parte. Cuando una página publicada cambia de dirección, la redirección se crea sola.',
      fr: 'Pour les liens d’annonces, de mails et de moteurs de recherche qui ne mènent plus nulle part. Quand une page publiée change d’adresse, sa redirection se crée d’elle-même.',
      de: 'Für Links in Anzeigen, E-Mails und Suchmaschinen, die ins Leere führen. Zieht eine veröffentlichte Seite um, entsteht ihre Weiterleitung von selbst.',
    }),
    steps: [
      words({
        en: 'Choose {redirects} under {content} and press {createNew}.',
        es: 'Elija {redirects} en {content} y pulse {createNew}.',
        fr: 'Choisissez {redirects} sous {content} et appuyez sur {createNew}.',
        de: 'Wählen Sie unter {content} den Punkt {redirects} und klicken Sie auf {createNew}.',
      }),
      words({
        en: 'Type the path under {oldAddress}, without the language, such as /old-offer.',
        es: 'Escriba la ruta en {oldAddress}, sin el idioma, por ejemplo /oferta-antigua.',
        fr: 'Saisissez le chemin sous {oldAddress}, sans la langue, par exemple /ancienne-offre.',
        de: 'Geben Sie unter {oldAddress} den Pfad ohne Sprache ein, zum Beispiel /altes-angebot.',
      }),
      words({
        en: 'Choose under {leadsTo} a page of the shop or another address.',
        es: 'Elija en {leadsTo} una página de la tienda u otra dirección.',
        fr: 'Choisissez sous {leadsTo} une page de la boutique ou une autre adresse.',
        de: 'Wählen Sie unter {leadsTo} eine Seite des Shops oder eine andere Adresse.',
      }),
      words({ en: 'Press {publish}.', es: 'Pulse {publish}.', fr: 'Appuyez sur {publish}.', de: 'Klicken Sie auf {publish}.' }),
    ],
    result: words({
      en: 'The old address leads to the new one in every language.',
      es: 'La dirección antigua lleva a la nueva en todos los idiomas.',
      fr: 'L’ancienne adresse mène à la nouvelle dans toutes les langues.',
      de: 'Die alte Adresse führt in jeder Sprache zur neuen.',
    }),
    trouble: words({
      en: 'An address at which a page is shown, a circle, or a new address that does not exist is refused, and the form says why.',
      es: 'Se rechaza una dirección en la que se muestra una página, un círculo o una dirección nueva que no existe, y el formulario dice por qué.',
      fr: 'Une adresse où une page est affichée, une boucle ou une nouvelle adresse inexistante est refusée, et le formulaire dit pourquoi.',
      de: 'Eine Adresse, unter der eine Seite steht, ein Kreis oder ein Ziel, das es nicht gibt, wird abgelehnt, und das Formular sagt, warum.',
    }),
  },
  {
    id: 'article',
    screens: ['/collections/resources'],
    title: words({ en: 'Publish an article', es: 'Publicar un artículo', fr: 'Publier un article', de: 'Einen Artikel veröffentlichen' }),
    purpose: words({
      en: 'A page of the knowledge base: it appears in its lists, in the search of the site and in the site map.',
      es: 'Una página de la base de conocimientos: aparece en sus listas, en la búsqueda del sitio y en el mapa del sitio.',
      fr: 'Une page de la base de connaissances : elle apparaît dans ses listes, dans la recherche du site et dans le plan du site.',
      de: 'Eine Seite der Wissensdatenbank: Sie erscheint in deren Listen, in der Suche der Website und in der Sitemap.',
    }),
    steps: [
      words({
        en: 'Choose {resources} under {content} and press {createNew}.',
        es: 'Elija {resources} en {content} y pulse {createNew}.',
        fr: 'Choisissez {resources} sous {content} et appuyez sur {createNew}.',
        de: 'Wählen Sie unter {content} den Punkt {resources} und klicken Sie auf {createNew}.',
      }),
      words({
        en: 'Fill in {title} and {description}: lists and search engines show both.',
        es: 'Rellene {title} y {description}: las listas y los buscadores muestran ambos.',
        fr: 'Remplissez {title} et {description} : les listes et les moteurs de recherche affichent les deux.',
        de: 'Füllen Sie {title} und {description} aus: Listen und Suchmaschinen zeigen beide.',
      }),
      words({
        en: 'Write {articleText}, and choose type, difficulty and duration.',
        es: 'Escriba el {articleText} y elija tipo, dificultad y duración.',
        fr: 'Écrivez le {articleText}, et choisissez type, difficulté et durée.',
        de: 'Schreiben Sie den {articleText} und wählen Sie Art, Schwierigkeit und Dauer.',
      }),
      words({
        en: 'At the side type {address} and key in lower-case letters with hyphens, then press {publish}.',
        es: 'Al lado, escriba {address} y clave en minúsculas con guiones, y pulse {publish}.',
        fr: 'Sur le côté, saisissez {address} et clé en minuscules avec des traits d’union, puis appuyez sur {publish}.',
        de: 'Geben Sie an der Seite {address} und Schlüssel in Kleinbuchstaben mit Bindestrichen ein und klicken Sie auf {publish}.',
      }),
    ],
    result: words({
      en: 'The article stands at /knowledge-base/ and its address.',
      es: 'El artículo está en /knowledge-base/ y su dirección.',
      fr: 'L’article se trouve à /knowledge-base/ suivi de son adresse.',
      de: 'Der Artikel steht unter /knowledge-base/ und seiner Adresse.',
    }),
    trouble: words({
      en: 'Without {articleText} there is no page. Translate last: until then visitors of other languages read English.',
      es: 'Sin {articleText} no hay página. Traduzca al final: hasta entonces, los visitantes de otros idiomas leen el inglés.',
      fr: 'Sans {articleText}, il n’y a pas de page. Traduisez en dernier : d’ici là, les visiteurs des autres langues lisent l’anglais.',
      de: 'Ohne {articleText} gibt es keine Seite. Übersetzen Sie zuletzt: Bis dahin lesen Besucher anderer Sprachen Englisch.',
    }),
  },
]
