import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { sampleNotice } from './sample-notice'

export const cookiePolicy: PageSeed = {
  path: '/legal/cookie-policy',
  title: { en: 'Cookie policy', es: 'Política de cookies', fr: 'Politique relative aux cookies', de: 'Cookie-Richtlinie' },
  breadcrumb: { en: 'Cookie policy', es: 'Política de cookies', fr: 'Cookies', de: 'Cookie-Richtlinie' },
  meta: {
    title: {
      en: 'Cookie policy | Hostfront',
      es: 'Política de cookies | Hostfront',
      fr: 'Politique relative aux cookies | Hostfront',
      de: 'Cookie-Richtlinie | Hostfront',
    },
    description: {
      en: 'Cookie policy: which cookies this shop sets, what each one is for and how long it is kept. There are no tracking cookies.',
      es: 'Política de cookies: qué cookies usa esta tienda, para qué sirve cada una y cuánto tiempo se conserva. No hay cookies de seguimiento.',
      fr: 'Politique relative aux cookies : quels cookies cette boutique utilise, à quoi sert chacun et combien de temps il est conservé. Aucun cookie de suivi.',
      de: 'Cookie-Richtlinie: welche Cookies dieser Shop setzt, wozu jeder dient und wie lange er gespeichert bleibt. Tracking-Cookies gibt es nicht.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Cookies we use', es: 'Cookies que utilizamos', fr: 'Cookies utilisés', de: 'Verwendete Cookies' },
          points: [
            {
              en: 'Language (locale): stores which of the four languages you chose. One year.',
              es: 'Idioma (locale): guarda cuál de los cuatro idiomas ha elegido. Un año.',
              fr: 'Langue (locale) : enregistre laquelle des quatre langues vous avez choisie. Un an.',
              de: 'Sprache (locale): speichert, welche der vier Sprachen Sie gewählt haben. Ein Jahr.',
            },
            {
              en: 'Currency (currency): stores the currency in which prices are shown. One year.',
              es: 'Moneda (currency): guarda la moneda en que se muestran los precios. Un año.',
              fr: 'Devise (currency) : enregistre la devise dans laquelle les prix sont affichés. Un an.',
              de: 'Währung (currency): speichert, in welcher Währung Preise angezeigt werden. Ein Jahr.',
            },
            {
              en: 'Cart (cart): a random number that identifies your cart. Scripts cannot read it. 90 days.',
              es: 'Carrito (cart): un número aleatorio que identifica su carrito. Los scripts no pueden leerlo. 90 días.',
              fr: 'Panier (cart) : un nombre aléatoire qui identifie votre panier. Les scripts ne peuvent pas le lire. 90 jours.',
              de: 'Warenkorb (cart): eine Zufallszahl, die Ihren Warenkorb identifiziert. Skripte können sie nicht auslesen. 90 Tage.',
            },
            {
              en: 'Orders (orders): allows guests to reopen their order confirmation. Scripts cannot read the cookie. 30 days.',
              es: 'Pedidos (orders): permite a los invitados volver a abrir la confirmación de su pedido. Los scripts no pueden leer la cookie. 30 días.',
              fr: 'Commandes (orders) : permet aux invités de rouvrir leur confirmation de commande. Les scripts ne peuvent pas lire le cookie. 30 jours.',
              de: 'Bestellungen (orders): ermöglicht Gästen, ihre Bestellbestätigung erneut zu öffnen. Skripte können den Cookie nicht auslesen. 30 Tage.',
            },
            {
              en: 'Login: set only after you log in. 14 days, or until you log out.',
              es: 'Acceso: se instala solo después de iniciar sesión. 14 días, o hasta que la cierre.',
              fr: 'Connexion : déposé seulement après votre connexion. 14 jours, ou jusqu’à la déconnexion.',
              de: 'Anmeldung: wird erst gesetzt, wenn Sie sich anmelden. 14 Tage oder bis zum Abmelden.',
            },
          ],
        },
        {
          heading: {
            en: 'Storage in your browser',
            es: 'Almacenamiento en su navegador',
            fr: 'Stockage dans votre navigateur',
            de: 'Speicherung in Ihrem Browser',
          },
          paragraphs: [
            {
              en: 'Your recent searches and your choice of light or dark mode are stored on your device only. You can clear the searches on the search page.',
              es: 'Sus búsquedas recientes y la elección del modo claro u oscuro se guardan solo en su dispositivo. Puede borrar las búsquedas en la página del buscador.',
              fr: 'Vos recherches récentes et le choix du mode clair ou sombre sont conservés uniquement sur votre appareil. Vous pouvez effacer les recherches sur la page de recherche.',
              de: 'Ihre letzten Suchen und die Wahl zwischen hellem und dunklem Modus werden nur auf Ihrem Gerät gespeichert. Die Suchen können Sie auf der Suchseite löschen.',
            },
          ],
        },
        {
          heading: {
            en: 'Why there is no cookie banner',
            es: 'Por qué no hay aviso de cookies',
            fr: 'Pourquoi il n’y a pas de bandeau de cookies',
            de: 'Warum es kein Cookie-Banner gibt',
          },
          paragraphs: [
            {
              en: 'All cookies are necessary for functions you request, so there is nothing to consent to. We use no advertising cookies and no third-party analytics.',
              es: 'Todas las cookies son necesarias para funciones que usted solicita, por lo que no hay nada que consentir. No usamos cookies publicitarias ni analítica de terceros.',
              fr: 'Tous les cookies sont nécessaires aux fonctions que vous demandez ; il n’y a donc rien à accepter. Nous n’utilisons ni cookies publicitaires ni mesure d’audience par des tiers.',
              de: 'Alle Cookies sind für Funktionen nötig, die Sie anfordern; einer Einwilligung bedarf es daher nicht. Wir verwenden keine Werbe-Cookies und keine Analysedienste Dritter.',
            },
          ],
        },
        {
          heading: {
            en: 'If you refuse cookies',
            es: 'Si rechaza las cookies',
            fr: 'Si vous refusez les cookies',
            de: 'Wenn Sie Cookies ablehnen',
          },
          paragraphs: [
            {
              en: 'Every page can be read without cookies, in English or in the language of your browser, with prices in US dollars. Only the cart and the login need a cookie: without it we could not tell your cart from another.',
              es: 'Todas las páginas se pueden leer sin cookies, en inglés o en el idioma de su navegador, con precios en dólares estadounidenses. Solo el carrito y el acceso necesitan una cookie: sin ella no podríamos distinguir su carrito de otro.',
              fr: 'Toutes les pages peuvent être lues sans cookies, en anglais ou dans la langue de votre navigateur, avec des prix en dollars américains. Seuls le panier et la connexion ont besoin d’un cookie : sans lui, nous ne pourrions pas distinguer votre panier d’un autre.',
              de: 'Alle Seiten lassen sich ohne Cookies lesen, auf Englisch oder in der Sprache Ihres Browsers, mit Preisen in US-Dollar. Nur Warenkorb und Anmeldung benötigen einen Cookie: Ohne ihn könnten wir Ihren Warenkorb nicht von anderen unterscheiden.',
            },
          ],
        },
        {
          heading: { en: 'Deleting cookies', es: 'Cómo borrar las cookies', fr: 'Supprimer les cookies', de: 'Cookies löschen' },
          paragraphs: [
            {
              en: 'You can view and delete the cookies of this site in your browser settings. Your purchases are not affected: orders are stored in our systems, not in a cookie.',
              es: 'Puede ver y borrar las cookies de este sitio en los ajustes de su navegador. Sus compras no se ven afectadas: los pedidos se guardan en nuestros sistemas, no en una cookie.',
              fr: 'Vous pouvez consulter et supprimer les cookies de ce site dans les réglages de votre navigateur. Vos achats ne sont pas affectés : les commandes sont enregistrées dans nos systèmes, pas dans un cookie.',
              de: 'Sie können die Cookies dieser Website in den Einstellungen Ihres Browsers einsehen und löschen. Ihre Käufe sind davon nicht betroffen: Bestellungen sind in unseren Systemen gespeichert, nicht in einem Cookie.',
            },
          ],
        },
      ]),
    },
  ],
}
