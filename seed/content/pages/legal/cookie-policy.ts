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
      en: 'Every cookie of this shop does a job you asked for: language, currency, cart, sign-in. None follows you.',
      es: 'Cada cookie de esta tienda hace algo que usted pidió: idioma, moneda, carrito, acceso. Ninguna le sigue.',
      fr: 'Chaque cookie de cette boutique fait ce que vous avez demandé : langue, devise, panier, connexion. Aucun ne vous suit.',
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
            { en: 'Language: which of the four you chose.', es: 'Idioma: cuál de los cuatro ha elegido.', fr: 'Langue : laquelle des quatre vous avez choisie.', de: 'Sprache: welche der vier Sie gewählt haben.' },
            { en: 'Currency: what prices are shown in.', es: 'Moneda: en cuál se muestran los precios.', fr: 'Devise : celle des prix affichés.', de: 'Währung: worin Preise angezeigt werden.' },
            { en: 'Cart: a random number that finds your cart again. Scripts cannot read it.', es: 'Carrito: un número aleatorio que recupera su carrito. Los scripts no pueden leerlo.', fr: 'Panier : un nombre aléatoire qui retrouve votre panier. Les scripts ne peuvent pas le lire.', de: 'Warenkorb: eine Zufallszahl, die Ihren Warenkorb wiederfindet. Skripte können sie nicht lesen.' },
            { en: 'Sign-in: only after you signed in.', es: 'Acceso: solo después de iniciar sesión.', fr: 'Connexion : seulement une fois connecté.', de: 'Anmeldung: erst, wenn Sie sich angemeldet haben.' },
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
          heading: { en: 'Why there is no banner', es: 'Por qué no hay aviso', fr: 'Pourquoi il n’y a pas de bandeau', de: 'Warum es keinen Banner gibt' },
          paragraphs: [
            {
              en: 'Because there is nothing to consent to. No advertising, no measurement by others.',
              es: 'Porque no hay nada que consentir. Ni publicidad ni mediciones de terceros.',
              fr: 'Parce qu’il n’y a rien à accepter. Ni publicité, ni mesure par des tiers.',
              de: 'Weil es nichts gibt, dem Sie zustimmen müssten. Keine Werbung, keine Messung durch andere.',
            },
          ],
        },
      ]),
    },
  ],
}
