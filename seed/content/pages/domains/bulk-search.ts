import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const bulkSearch: PageSeed = {
  path: '/domains/bulk-search',
  title: { en: 'Bulk domain search', es: 'Búsqueda múltiple de dominios', fr: 'Recherche groupée', de: 'Sammelsuche für Domains' },
  breadcrumb: { en: 'Bulk search', es: 'Búsqueda múltiple', fr: 'Recherche groupée', de: 'Sammelsuche' },
  meta: {
    title: {
      en: 'Bulk domain search: 100 names at once | Hostfront',
      es: 'Búsqueda múltiple de dominios: 100 a la vez | Hostfront',
      fr: 'Recherche groupée de domaines : 100 à la fois | Hostfront',
      de: 'Sammelsuche für Domains: 100 auf einmal | Hostfront',
    },
    description: {
      en: 'Bulk domain search: paste a list, one name to a line. Each comes back as free, taken or without an answer, with its price. No sign-up.',
      es: 'Búsqueda múltiple de dominios: un nombre por línea. Cada uno vuelve libre, ocupado o sin respuesta, con su precio. Sin registrarse.',
      fr: 'Recherche groupée de domaines : un nom par ligne. Chacun revient libre, pris ou sans réponse, avec son prix. Sans inscription.',
      de: 'Sammelsuche für Domains: ein Name pro Zeile. Jeder kommt als frei, vergeben oder ohne Antwort zurück, mit Preis. Ohne Anmeldung.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'bulk-search',
      heading: {
        en: 'Bulk domain search: a hundred names, one question.',
        es: 'Búsqueda múltiple de dominios: cien nombres, una pregunta.',
        fr: 'Recherche groupée de domaines : cent noms, une question.',
        de: 'Sammelsuche für Domains: hundert Namen, eine Frage.',
      },
      intro: {
        en: 'One name to a line. Without an extension, we take .com.',
        es: 'Un nombre por línea. Si falta la extensión, tomamos .com.',
        fr: 'Un nom par ligne. Sans extension, nous prenons .com.',
        de: 'Ein Name pro Zeile. Fehlt die Endung, nehmen wir .com.',
      },
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: { en: 'What comes back', es: 'Lo que vuelve', fr: 'Ce qui revient', de: 'Was zurückkommt' },
          paragraphs: [
            {
              en: 'The same answers as in the search, a row for each name, in the order you pasted them. Spaces, capitals and a leading https:// are taken off for you.',
              es: 'Las mismas respuestas que en el buscador, una fila por nombre y en el orden en que los pegó. Quitamos espacios, mayúsculas y el https:// del principio.',
              fr: 'Les mêmes réponses que dans la recherche, une ligne par nom, dans l’ordre de votre liste. Espaces, majuscules et https:// en tête sont retirés pour vous.',
              de: 'Dieselben Antworten wie in der Suche, eine Zeile je Name, in Ihrer Reihenfolge. Leerzeichen und ein vorangestelltes https:// entfernen wir, Großbuchstaben machen wir klein.',
            },
          ],
          points: [
            {
              en: 'Free: with first year and renewal, ready for the cart.',
              es: 'Libre: con primer año y renovación, listo para el carrito.',
              fr: 'Libre : avec première année et renouvellement, prêt pour le panier.',
              de: 'Frei: mit erstem Jahr und Verlängerung, bereit für den Warenkorb.',
            },
            {
              en: 'Taken: somebody holds it. The WHOIS lookup may say who.',
              es: 'Ocupado: alguien lo tiene. La consulta WHOIS quizá diga quién.',
              fr: 'Pris : quelqu’un le détient. La recherche WHOIS dira peut-être qui.',
              de: 'Vergeben: Jemand hat sie. Die WHOIS-Abfrage verrät vielleicht, wer.',
            },
            {
              en: 'No answer: the registry kept silent. Ask again for that row alone.',
              es: 'Sin respuesta: el registro no contestó. Vuelva a preguntar solo por esa fila.',
              fr: 'Sans réponse : le registre est resté muet. Redemandez pour cette ligne seulement.',
              de: 'Ohne Antwort: Die Vergabestelle schwieg. Fragen Sie nur diese Zeile noch einmal.',
            },
          ],
        },
        {
          heading: { en: 'What it does not do', es: 'Lo que no hace', fr: 'Ce qu’elle ne fait pas', de: 'Was sie nicht tut' },
          paragraphs: [
            {
              en: 'It reserves nothing and tells nobody what you looked for. A name is yours when its order is paid, not when it is listed as free.',
              es: 'No reserva nada ni cuenta a nadie lo que buscó. Un nombre es suyo cuando el pedido está pagado, no cuando figura como libre.',
              fr: 'Elle ne réserve rien et ne dit à personne ce que vous cherchiez. Un nom est à vous une fois la commande payée, pas quand il est affiché libre.',
              de: 'Sie reserviert nichts und erzählt niemandem, wonach Sie gesucht haben. Ihnen gehört eine Domain, wenn die Bestellung bezahlt ist, nicht wenn sie als frei gelistet wird.',
            },
          ],
        },
      ]),
    },
    {
      blockType: 'domain-pricing-grid',
      heading: {
        en: 'Domain prices, before you multiply.',
        es: 'Precios de dominios, antes de multiplicar.',
        fr: 'Prix des domaines, avant de multiplier.',
        de: 'Domainpreise, bevor Sie malnehmen.',
      },
      intro: {
        en: 'A long list renews every year, too. Both prices, per extension.',
        es: 'Una lista larga también se renueva cada año. Los dos precios, por extensión.',
        fr: 'Une longue liste se renouvelle aussi chaque année. Les deux prix, par extension.',
        de: 'Auch eine lange Liste verlängert sich jedes Jahr. Beide Preise, je Endung.',
      },
      categories: [],
    },
  ],
}
