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
      en: 'Every cookie of this shop does a job you asked for: language, currency, cart, login. None follows you.',
      es: 'Las cookies de esta tienda hacen algo que usted pidió: idioma, moneda, carrito, acceso. Ninguna le sigue.',
      fr: 'Les cookies de cette boutique font ce que vous avez demandé : langue, devise, panier, connexion. Aucun ne vous suit.',
      de: 'Jeder Cookie dieses Shops tut, was Sie verlangt haben: Sprache, Währung, Warenkorb, Anmeldung. Keiner verfolgt Sie.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'The cookies, all of them', es: 'Las cookies, todas', fr: 'Les cookies, tous', de: 'Die Cookies, und zwar alle' },
          points: [
            {
              en: 'Language (locale): which of the four you chose. One year.',
              es: 'Idioma (locale): cuál de los cuatro ha elegido. Un año.',
              fr: 'Langue (locale) : laquelle des quatre vous avez choisie. Un an.',
              de: 'Sprache (locale): welche der vier Sie gewählt haben. Ein Jahr.',
            },
            {
              en: 'Currency (currency): what prices are shown in. One year.',
              es: 'Moneda (currency): en cuál se muestran los precios. Un año.',
              fr: 'Devise (currency) : celle des prix affichés. Un an.',
              de: 'Währung (currency): worin Preise angezeigt werden. Ein Jahr.',
            },
            {
              en: 'Cart (cart): a random number that finds your cart again. Scripts cannot read it. 90 days.',
              es: 'Carrito (cart): un número aleatorio que recupera su carrito. Los scripts no pueden leerlo. 90 días.',
              fr: 'Panier (cart) : un nombre aléatoire qui retrouve votre panier. Les scripts ne peuvent pas le lire. 90 jours.',
              de: 'Warenkorb (cart): eine Zufallszahl, die Ihren Warenkorb wiederfindet. Skripte können sie nicht lesen. 90 Tage.',
            },
            {
              en: 'Orders (orders): lets a guest open the receipt again. Scripts cannot read the cookie. 30 days.',
              es: 'Pedidos (orders): permite a un invitado volver a abrir su recibo. Los scripts no pueden leer la cookie. 30 días.',
              fr: 'Commandes (orders) : permet à un invité de rouvrir son reçu. Les scripts ne peuvent pas lire le cookie. 30 jours.',
              de: 'Bestellungen (orders): damit Gäste ihren Beleg wieder öffnen können. Skripte können den Cookie nicht lesen. 30 Tage.',
            },
            {
              en: 'Login: only after you log in. 14 days, or until you log out.',
              es: 'Acceso: solo después de iniciar sesión. 14 días, o hasta que la cierre.',
              fr: 'Connexion : seulement une fois connecté. 14 jours, ou jusqu’à la déconnexion.',
              de: 'Anmeldung: erst, wenn Sie sich angemeldet haben. 14 Tage oder bis zum Abmelden.',
            },
          ],
        },
        {
          heading: { en: 'In the browser', es: 'En el navegador', fr: 'Dans le navigateur', de: 'Im Browser' },
          paragraphs: [
            {
              en: 'Your last searches and the choice of light or dark stay on your device. You can clear the searches on the search page.',
              es: 'Sus últimas búsquedas y la elección de claro u oscuro se quedan en su dispositivo. Las búsquedas se pueden borrar en la página del buscador.',
              fr: 'Vos dernières recherches et le choix clair ou sombre restent sur votre appareil. Les recherches s’effacent sur la page de recherche.',
              de: 'Ihre letzten Suchen und die Wahl von Hell oder Dunkel bleiben auf Ihrem Gerät. Die Suchen können Sie auf der Suchseite löschen.',
            },
          ],
        },
        {
          heading: {
            en: 'Why there is no banner',
            es: 'Por qué no hay aviso',
            fr: 'Pourquoi il n’y a pas de bandeau',
            de: 'Warum es kein Banner gibt',
          },
          paragraphs: [
            {
              en: 'Because there is nothing to consent to. No advertising, no measurement by others.',
              es: 'Porque no hay nada que consentir. Ni publicidad ni mediciones de terceros.',
              fr: 'Parce qu’il n’y a rien à accepter. Ni publicité, ni mesure par des tiers.',
              de: 'Weil es nichts gibt, dem Sie zustimmen müssten. Keine Werbung, keine Messung durch andere.',
            },
          ],
        },
        {
          heading: { en: 'If you refuse them', es: 'Si las rechaza', fr: 'Si vous les refusez', de: 'Wenn Sie sie ablehnen' },
          paragraphs: [
            {
              en: 'Every page reads without cookies, in English or in the language of your browser, with prices in US dollars. Only the cart and the login need theirs: without them we could not tell your cart from another.',
              es: 'Todas las páginas se leen sin cookies, en inglés o en el idioma de su navegador, con precios en dólares. Solo el carrito y el acceso necesitan la suya: sin ella no distinguiríamos su carrito de otro.',
              fr: 'Chaque page se lit sans cookies, en anglais ou dans la langue de votre navigateur, avec des prix en dollars. Seuls le panier et la connexion ont besoin du leur : sans lui, impossible de distinguer votre panier d’un autre.',
              de: 'Jede Seite liest sich ohne Cookies, auf Englisch oder in der Sprache Ihres Browsers, mit Preisen in US-Dollar. Nur Warenkorb und Anmeldung brauchen je einen: Ohne ihn ließe sich Ihr Warenkorb nicht von einem anderen unterscheiden.',
            },
          ],
        },
        {
          heading: { en: 'Throwing them away', es: 'Cómo borrarlas', fr: 'Les effacer', de: 'Löschen' },
          paragraphs: [
            {
              en: 'Your browser lists them under this site’s name and deletes them there. Nothing you bought is lost by it; orders stand in our books, not in a cookie.',
              es: 'Su navegador las muestra bajo el nombre de este sitio y ahí se borran. No se pierde nada de lo comprado: los pedidos están en nuestros libros, no en una cookie.',
              fr: 'Votre navigateur les liste sous le nom de ce site et les efface là. Rien de ce que vous avez acheté n’est perdu : les commandes sont dans nos livres, pas dans un cookie.',
              de: 'Ihr Browser führt sie unter dem Namen dieser Website auf und löscht sie dort. Gekauftes geht dabei nicht verloren: Bestellungen stehen in unseren Büchern, nicht in einem Cookie.',
            },
          ],
        },
      ]),
    },
  ],
}
