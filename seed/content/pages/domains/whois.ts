import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const whois: PageSeed = {
  path: '/domains/whois',
  title: { en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' },
  breadcrumb: { en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' },
  meta: {
    title: {
      en: 'WHOIS lookup: who holds this domain? | Hostfront',
      es: 'Consulta WHOIS: ¿de quién es el dominio? | Hostfront',
      fr: 'Recherche WHOIS : à qui est ce domaine ? | Hostfront',
      de: 'WHOIS-Abfrage: Wem gehört die Domain? | Hostfront',
    },
    description: {
      en: 'WHOIS lookup: registrar, dates, name servers and state of any domain, as its registry publishes them. And what a lookup cannot tell you.',
      es: 'Consulta WHOIS: registrador, fechas, servidores de nombres y estado de un dominio, según el registro. Y lo que una consulta no puede decir.',
      fr: 'Recherche WHOIS : bureau d’enregistrement, dates, serveurs de noms et état d’un domaine, selon le registre. Et ce qu’elle ne dit pas.',
      de: 'WHOIS-Abfrage: Anbieter, Daten, Nameserver und Status einer Domain, wie die Vergabestelle sie nennt. Und was sie nicht sagen kann.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'whois-lookup',
      heading: {
        en: 'WHOIS lookup: whose name is that?',
        es: 'Consulta WHOIS: ¿de quién es ese nombre?',
        fr: 'Recherche WHOIS : à qui est ce nom ?',
        de: 'WHOIS-Abfrage: Wessen Name ist das?',
      },
      intro: {
        en: 'Type a whole name, extension included. We show what its registry has written down.',
        es: 'Escriba el nombre completo, con su extensión. Le mostramos lo que consta en el registro.',
        fr: 'Tapez le nom entier, extension comprise. Nous montrons ce que le registre en a noté.',
        de: 'Geben Sie den ganzen Namen mit Endung ein. Wir zeigen, was die Vergabestelle notiert hat.',
      },
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: { en: 'What you can read in it', es: 'Lo que se puede leer', fr: 'Ce qu’on y lit', de: 'Was man darin lesen kann' },
          points: [
            {
              en: 'Registrar: where the name is looked after, and where a transfer starts.',
              es: 'Registrador: quién gestiona el nombre y dónde empieza una transferencia.',
              fr: 'Bureau d’enregistrement : qui gère le nom, et d’où part un transfert.',
              de: 'Anbieter: wer die Domain betreut und wo ein Umzug beginnt.',
            },
            {
              en: 'Registered and expires: a name about to lapse is not yet a free name. Grace and redemption come first.',
              es: 'Alta y vencimiento: un nombre a punto de vencer aún no está libre. Antes vienen la gracia y la recuperación.',
              fr: 'Création et expiration : un nom qui arrive à terme n’est pas encore libre. Grâce et rédemption passent avant.',
              de: 'Registrierung und Ablauf: Eine ablaufende Domain ist noch keine freie. Erst kommen Nachfrist und Zurückholen.',
            },
            {
              en: 'State: locked, on hold, or being moved at this moment.',
              es: 'Estado: bloqueado, suspendido o en plena transferencia.',
              fr: 'État : verrouillé, suspendu, ou en cours de transfert.',
              de: 'Status: gesperrt, ausgesetzt oder gerade im Umzug.',
            },
            {
              en: 'Name servers: who answers for its site and its email.',
              es: 'Servidores de nombres: quién responde por su web y su correo.',
              fr: 'Serveurs de noms : qui répond pour son site et ses mails.',
              de: 'Nameserver: wer für Website und E-Mail antwortet.',
            },
          ],
        },
        {
          heading: { en: 'What it will not tell you', es: 'Lo que no le dirá', fr: 'Ce qu’elle ne dira pas', de: 'Was Sie nicht erfahren' },
          paragraphs: [
            {
              en: 'A private person’s name and address, in most cases: registries hide them, or a privacy service stands in for them. Nor whether the holder would sell. Write to the contact address shown; it is passed on.',
              es: 'El nombre y la dirección de un particular, en la mayoría de los casos: el registro los oculta o figura un servicio de privacidad. Tampoco si el titular vendería. Escriba a la dirección de contacto que aparece; el mensaje llega.',
              fr: 'Le nom et l’adresse d’un particulier, le plus souvent : le registre les masque, ou un service de confidentialité s’y substitue. Ni si le titulaire vendrait. Écrivez à l’adresse de contact affichée ; le message est transmis.',
              de: 'Name und Anschrift einer Privatperson, in den meisten Fällen: Die Vergabestelle verbirgt sie, oder ein Datenschutzdienst steht dort. Auch nicht, ob jemand verkaufen würde. Schreiben Sie an die gezeigte Kontaktadresse; die Nachricht wird weitergeleitet.',
            },
          ],
        },
      ]),
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Found your own address?',
        es: '¿Ha encontrado su propia dirección?',
        fr: 'Vous y lisez votre adresse ?',
        de: 'Ihre eigene Anschrift gefunden?',
      },
      body: {
        en: 'With WHOIS privacy ours stands there instead, and messages that matter are passed on.',
        es: 'Con la privacidad WHOIS figura la nuestra, y le reenviamos lo que importa.',
        fr: 'Avec la confidentialité WHOIS, la nôtre la remplace, et les messages utiles vous sont transmis.',
        de: 'Mit WHOIS-Datenschutz steht dort unsere, und wichtige Nachrichten leiten wir weiter.',
      },
      buttonLabel: { en: 'How to hide it', es: 'Cómo ocultarla', fr: 'La masquer', de: 'So wird sie verborgen' },
      href: '/domains/protection',
      showPlate: false,
    },
  ],
}
