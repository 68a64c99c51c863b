import type { Job } from './job'
import { words } from '@/cms/words'

/** Codes, for everybody or for one partner. */
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
