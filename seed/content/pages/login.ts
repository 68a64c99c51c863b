import type { PageSeed } from '../../page-types'
import { richText } from '../../rich-text'

export const login: PageSeed = {
  path: '/login',
  title: { en: 'Log in', es: 'Iniciar sesión', fr: 'Se connecter', de: 'Anmelden' },
  breadcrumb: { en: 'Log in', es: 'Iniciar sesión', fr: 'Se connecter', de: 'Anmelden' },
  meta: {
    title: { en: 'Log in | Hostfront', es: 'Iniciar sesión | Hostfront', fr: 'Se connecter | Hostfront', de: 'Anmelden | Hostfront' },
    description: {
      en: 'You buy without an account here. Where your receipt is, and who answers when you cannot find it.',
      es: 'Aquí compra sin cuenta. Dónde está su recibo y quién le responde si no lo encuentra.',
      fr: 'Ici, vous achetez sans compte. Où se trouve votre reçu, et qui répond si vous ne le retrouvez pas.',
      de: 'Hier kaufen Sie ohne Konto. Wo Ihr Beleg liegt und wer Ihnen antwortet, wenn Sie ihn nicht finden.',
    },
  },
  noindex: true,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: { en: 'You need no account to buy', es: 'Para comprar no necesita cuenta', fr: 'Pas besoin de compte pour acheter', de: 'Zum Kaufen brauchen Sie kein Konto' },
          paragraphs: [
            {
              en: 'This shop has no customer accounts. An e-mail address and a billing address are enough at the checkout.',
              es: 'Esta tienda no tiene cuentas de cliente. Para finalizar la compra bastan un correo y una dirección de facturación.',
              fr: 'Cette boutique n’a pas de comptes clients. Une adresse e-mail et une adresse de facturation suffisent au paiement.',
              de: 'Dieser Shop hat keine Kundenkonten. An der Kasse genügen eine E-Mail-Adresse und eine Rechnungsanschrift.',
            },
          ],
        },
        {
          heading: { en: 'Where your receipt is', es: 'Dónde está su recibo', fr: 'Où se trouve votre reçu', de: 'Wo Ihr Beleg liegt' },
          paragraphs: [
            {
              en: 'The page of your order opens in the browser you bought with. Anywhere else, write to us with the order number.',
              es: 'La página de su pedido se abre en el navegador con el que compró. En cualquier otro, escríbanos con el número de pedido.',
              fr: 'La page de votre commande s’ouvre dans le navigateur de votre achat. Ailleurs, écrivez-nous avec le numéro de commande.',
              de: 'Die Seite Ihrer Bestellung öffnet sich in dem Browser, mit dem Sie gekauft haben. Sonst schreiben Sie uns mit der Bestellnummer.',
            },
          ],
        },
      ]),
    },
    {
      blockType: 'call-to-action',
      heading: { en: 'Start with a name.', es: 'Empiece por un nombre.', fr: 'Commencez par un nom.', de: 'Fangen Sie mit einem Namen an.' },
      body: {
        en: 'First year and renewal stand beside each other before you add anything.',
        es: 'El primer año y la renovación aparecen juntos antes de que añada nada.',
        fr: 'La première année et le renouvellement s’affichent côte à côte avant tout ajout.',
        de: 'Erstes Jahr und Verlängerung stehen nebeneinander, bevor Sie etwas hinzufügen.',
      },
      buttonLabel: { en: 'Search your name', es: 'Buscar su nombre', fr: 'Chercher votre nom', de: 'Ihren Namen suchen' },
      href: '/domains/search',
      showPlate: true,
    },
  ],
}
