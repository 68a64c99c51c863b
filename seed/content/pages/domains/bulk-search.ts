import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const bulkSearch: PageSeed = {
  path: '/domains/bulk-search',
  title: { en: 'Bulk domain search', es: 'Búsqueda múltiple de dominios', fr: 'Recherche groupée', de: 'Mehrere Domains prüfen' },
  breadcrumb: { en: 'Bulk search', es: 'Búsqueda múltiple', fr: 'Recherche groupée', de: 'Sammelsuche' },
  meta: {
    title: {
      en: 'Bulk domain search: 100 domains at once | Hostfront',
      es: 'Búsqueda múltiple de dominios: 100 a la vez | Hostfront',
      fr: 'Recherche groupée de domaines : 100 à la fois | Hostfront',
      de: 'Mehrere Domains prüfen: 100 auf einmal | Hostfront',
    },
    description: {
      en: 'Bulk domain search: paste a list, one domain per line, and see which are available, taken or unanswered, each with its price. No sign-up needed.',
      es: 'Búsqueda múltiple de dominios: pegue una lista, uno por línea, y vea cuáles están libres y a qué precio. Sin registrarse.',
      fr: 'Recherche groupée de domaines : collez une liste, un nom par ligne, et voyez lesquels sont disponibles et à quel prix. Sans inscription.',
      de: 'Mehrere Domains prüfen: Liste einfügen, eine Domain pro Zeile, und sehen, welche frei sind und was sie kosten. Ohne Anmeldung.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'bulk-search',
      heading: {
        en: 'Bulk domain search: up to 100 domains at once.',
        es: 'Búsqueda múltiple de dominios: hasta 100 a la vez.',
        fr: 'Recherche groupée de domaines : jusqu’à 100 à la fois.',
        de: 'Mehrere Domains prüfen: bis zu 100 auf einmal.',
      },
      intro: {
        en: 'Enter one domain per line. Without an extension we check .com.',
        es: 'Escriba un dominio por línea. Si falta la extensión, comprobamos .com.',
        fr: 'Saisissez un domaine par ligne. Sans extension, nous vérifions le .com.',
        de: 'Geben Sie eine Domain pro Zeile ein. Ohne Endung prüfen wir .com.',
      },
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: {
            en: 'What the results mean',
            es: 'Qué significan los resultados',
            fr: 'Comprendre les résultats',
            de: 'Was die Ergebnisse bedeuten',
          },
          paragraphs: [
            {
              en: 'You get the same answers as in the domain search, one row per domain, in the order you pasted them. Spaces, capitals and a leading https:// are cleaned up for you.',
              es: 'Recibirá las mismas respuestas que en el buscador, una fila por dominio y en el orden en que los pegó. Quitamos los espacios y el https:// inicial y pasamos las mayúsculas a minúsculas.',
              fr: 'Vous obtenez les mêmes réponses que dans la recherche, une ligne par domaine, dans l’ordre de votre liste. Les espaces, les majuscules et le https:// du début sont corrigés automatiquement.',
              de: 'Sie erhalten dieselben Antworten wie in der Domainsuche, eine Zeile je Domain und in Ihrer Reihenfolge. Leerzeichen und ein vorangestelltes https:// entfernen wir, Großbuchstaben wandeln wir um.',
            },
          ],
          points: [
            {
              en: 'Available: with first-year and renewal price, ready to add to your cart.',
              es: 'Libre: con el precio del primer año y de la renovación, listo para el carrito.',
              fr: 'Disponible : avec le prix de la première année et du renouvellement, prêt à ajouter au panier.',
              de: 'Frei: mit Preis für das erste Jahr und die Verlängerung, bereit für den Warenkorb.',
            },
            {
              en: 'Taken: already registered. The WHOIS lookup may show the owner.',
              es: 'Ocupado: ya está registrado. La consulta WHOIS quizá muestre el titular.',
              fr: 'Déjà pris : il est déjà enregistré. La recherche WHOIS indique parfois le titulaire.',
              de: 'Vergeben: Sie ist bereits registriert. Die WHOIS-Abfrage nennt manchmal den Inhaber.',
            },
            {
              en: 'No answer: the registry did not respond. You can check that row again.',
              es: 'Sin respuesta: el registro no ha contestado. Puede volver a comprobar solo esa fila.',
              fr: 'Sans réponse : le registre n’a pas répondu. Vous pouvez revérifier cette seule ligne.',
              de: 'Ohne Antwort: Die Vergabestelle hat nicht reagiert. Sie können diese Zeile erneut prüfen.',
            },
          ],
        },
        {
          heading: {
            en: 'What bulk search does not do',
            es: 'Lo que no hace la búsqueda múltiple',
            fr: 'Ce que la recherche groupée ne fait pas',
            de: 'Was die Sammelsuche nicht tut',
          },
          paragraphs: [
            {
              en: 'It reserves nothing, and we do not share your searches. A domain is yours once its order is paid, not when it is listed as available.',
              es: 'No reserva nada y no compartimos sus búsquedas. Un dominio es suyo cuando el pedido está pagado, no cuando aparece como libre.',
              fr: 'Elle ne réserve rien, et nous ne partageons pas vos recherches. Un domaine est à vous une fois la commande payée, pas quand il est affiché comme disponible.',
              de: 'Sie reserviert nichts, und wir geben Ihre Suchen nicht weiter. Eine Domain gehört Ihnen, wenn die Bestellung bezahlt ist, nicht schon, wenn sie als frei angezeigt wird.',
            },
          ],
        },
      ]),
    },
    {
      blockType: 'domain-pricing-grid',
      heading: {
        en: 'Domain prices by extension.',
        es: 'Precios de dominios por extensión.',
        fr: 'Prix des domaines par extension.',
        de: 'Domainpreise nach Endung.',
      },
      intro: {
        en: 'A long list renews every year too, so both prices are shown for each extension.',
        es: 'Una lista larga también se renueva cada año: por eso mostramos los dos precios de cada extensión.',
        fr: 'Une longue liste se renouvelle aussi chaque année : les deux prix figurent donc pour chaque extension.',
        de: 'Auch eine lange Liste verlängert sich jedes Jahr, deshalb stehen bei jeder Endung beide Preise.',
      },
      categories: [],
    },
  ],
}
