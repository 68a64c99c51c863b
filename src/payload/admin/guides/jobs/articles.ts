import { type Words, words } from '@/payload/words'

/** A task explained in a few steps, beside its screen and in the handbook (docs/marketing.md). */
export interface Job {
  /** Anchor, and file name of its screenshot. */
  readonly id: string
  /** Prefixes of admin paths where it is shown. */
  readonly screens: readonly string[]
  readonly title: Words
  readonly purpose: Words
  /** `{publish}` stands for the admin's label of that name. */
  readonly steps: readonly Words[]
  readonly result: Words
  readonly trouble: Words
}

export const wordsOfJob = ({ title, purpose, steps, result, trouble }: Job): readonly Words[] => [title, purpose, ...steps, result, trouble]

interface Piece {
  readonly text: string
  readonly isLabel: boolean
}

/** Splits a sentence at its labels, each translated as in the admin. */
export const piecesOf = (sentence: string, say: (label: string) => string): readonly Piece[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? { text: say(part), isLabel: true } : { text: part, isLabel: false }))
    .filter(({ text }) => text !== '')

export const labelsIn = (sentence: string): readonly string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

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

export const promotionJobs: readonly Job[] = [
  {
    id: 'discount-code',
    screens: ['/collections/coupons', '/collections/automatic-discounts', '/promotions'],
    title: words({
      en: 'Make a discount code, and try it on a cart',
      es: 'Crear un código de descuento y probarlo en un carrito',
      fr: 'Créer un code de réduction et l’essayer sur un panier',
      de: 'Einen Rabattcode anlegen und an einem Warenkorb ausprobieren',
    }),
    purpose: words({
      en: 'For a campaign: a code visitors type, with what it takes off and where.',
      es: 'Para una campaña: un código que escriben los visitantes, con su descuento y su alcance.',
      fr: 'Pour une campagne : un code que saisissent les visiteurs, avec sa réduction et son champ.',
      de: 'Für eine Kampagne: ein Code, den Besucher eingeben, mit Höhe und Geltung.',
    }),
    steps: [
      words({
        en: 'Choose {codes} under {promotions} and press {createNew}.',
        es: 'Elija {codes} en {promotions} y pulse {createNew}.',
        fr: 'Choisissez {codes} sous {promotions} et appuyez sur {createNew}.',
        de: 'Wählen Sie unter {promotions} den Punkt {codes} und klicken Sie auf {createNew}.',
      }),
      words({
        en: 'Fill in {code}, its name and {value}, and choose under {appliesTo} what it is for. The sentence above the form says what you have made.',
        es: 'Rellene {code}, el nombre y {value}, y elija en {appliesTo} para qué vale. La frase sobre el formulario dice lo que ha creado.',
        fr: 'Remplissez {code}, le nom et {value}, et choisissez sous {appliesTo} ce qu’il concerne. La phrase au-dessus du formulaire dit ce que vous avez créé.',
        de: 'Füllen Sie {code}, Namen und {value} aus und wählen Sie unter {appliesTo}, wofür er gilt. Der Satz über dem Formular sagt, was Sie angelegt haben.',
      }),
      words({
        en: 'Under {simulator} choose a {product} and press {add}: the cart shows what it costs with the code and without.',
        es: 'En {simulator} elija un {product} y pulse {add}: el carrito muestra lo que cuesta con el código y sin él.',
        fr: 'Sous {simulator}, choisissez un {product} et appuyez sur {add} : le panier montre ce qu’il coûte avec et sans le code.',
        de: 'Wählen Sie unter {simulator} ein {product} und klicken Sie auf {add}: Der Warenkorb zeigt, was er mit und ohne Code kostet.',
      }),
      words({
        en: 'Look at {together}, then press {publish}.',
        es: 'Mire {together} y pulse {publish}.',
        fr: 'Regardez {together}, puis appuyez sur {publish}.',
        de: 'Sehen Sie sich {together} an und klicken Sie auf {publish}.',
      }),
    ],
    result: words({
      en: 'The sentence says that the code is live, and carts accept it at once.',
      es: 'La frase dice que el código está en vigor, y los carritos lo aceptan al momento.',
      fr: 'La phrase dit que le code est en cours, et les paniers l’acceptent aussitôt.',
      de: 'Der Satz sagt, dass der Code aktiv ist, und Warenkörbe nehmen ihn sofort an.',
    }),
    trouble: words({
      en: 'A warning under {together} means that a cart could lose more than you intend: clear {combinable}, or narrow the code. To end a code, clear {active}.',
      es: 'Un aviso en {together} significa que un carrito podría perder más de lo previsto: desmarque {combinable} o limite el código. Para terminarlo, desmarque {active}.',
      fr: 'Un avertissement sous {together} signifie qu’un panier pourrait perdre plus que prévu : décochez {combinable}, ou restreignez le code. Pour l’arrêter, décochez {active}.',
      de: 'Eine Warnung unter {together} heißt, dass ein Warenkorb mehr verlieren könnte als gewollt: Entfernen Sie das Häkchen bei {combinable} oder schränken Sie den Code ein. Zum Beenden entfernen Sie es bei {active}.',
    }),
  },
  {
    id: 'single-use-codes',
    screens: ['/collections/code-batches'],
    title: words({
      en: 'Make 1,000 single-use codes for a partner',
      es: 'Crear mil códigos de un solo uso para un socio',
      fr: 'Créer mille codes à usage unique pour un partenaire',
      de: '1.000 Einmalcodes für einen Partner anlegen',
    }),
    purpose: words({
      en: 'Each code counts once, so the offer does not travel further than the partner’s list.',
      es: 'Cada código cuenta una vez, así la oferta no sale de la lista del socio.',
      fr: 'Chaque code compte une fois : l’offre ne dépasse pas la liste du partenaire.',
      de: 'Jeder Code gilt einmal, so verlässt das Angebot die Liste des Partners nicht.',
    }),
    steps: [
      words({
        en: 'Choose {batches} under {promotions} and press {createNew}.',
        es: 'Elija {batches} en {promotions} y pulse {createNew}.',
        fr: 'Choisissez {batches} sous {promotions} et appuyez sur {createNew}.',
        de: 'Wählen Sie unter {promotions} den Punkt {batches} und klicken Sie auf {createNew}.',
      }),
      words({
        en: 'Name the batch, and choose under {madeLike} the code whose value, dates and conditions they take over.',
        es: 'Ponga nombre al lote y elija en {madeLike} el código cuyo valor, fechas y condiciones heredan.',
        fr: 'Nommez le lot, et choisissez sous {madeLike} le code dont ils reprennent la valeur, les dates et les conditions.',
        de: 'Benennen Sie die Serie und wählen Sie unter {madeLike} den Code, dessen Wert, Daten und Bedingungen sie übernimmt.',
      }),
      words({
        en: 'Fill in {beginsWith} and {howMany}, then press {save}.',
        es: 'Rellene {beginsWith} y {howMany}, y pulse {save}.',
        fr: 'Remplissez {beginsWith} et {howMany}, puis appuyez sur {save}.',
        de: 'Füllen Sie {beginsWith} und {howMany} aus und klicken Sie auf {save}.',
      }),
      words({
        en: 'Wait until the bar is full, and press {downloadCodes}.',
        es: 'Espere a que la barra esté llena y pulse {downloadCodes}.',
        fr: 'Attendez que la barre soit pleine, et appuyez sur {downloadCodes}.',
        de: 'Warten Sie, bis der Balken voll ist, und klicken Sie auf {downloadCodes}.',
      }),
    ],
    result: words({
      en: 'A file with a code per line. The page says how many of them have been used.',
      es: 'Un archivo con un código por línea. La página dice cuántos se han usado.',
      fr: 'Un fichier avec un code par ligne. La page dit combien ont été utilisés.',
      de: 'Eine Datei mit einem Code je Zeile. Die Seite sagt, wie viele verwendet wurden.',
    }),
    trouble: words({
      en: 'Let the code they are made like refuse others ({combinable} cleared), unless a customer may use several at once. Clearing {active} switches off the whole batch.',
      es: 'Haga que el código modelo no admita otros ({combinable} sin marcar), salvo que un cliente pueda usar varios a la vez. Desmarcar {active} desactiva todo el lote.',
      fr: 'Faites que le code modèle refuse les autres ({combinable} décoché), sauf si un client peut en utiliser plusieurs à la fois. Décocher {active} arrête tout le lot.',
      de: 'Lassen Sie den Mustercode andere ausschließen ({combinable} ohne Häkchen), außer ein Kunde darf mehrere zugleich verwenden. Ohne das Häkchen bei {active} ist die ganze Serie aus.',
    }),
  },
]
