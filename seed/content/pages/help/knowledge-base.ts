import type { PageSeed } from '../../../page-types'

export const knowledgeBase: PageSeed = {
  path: '/knowledge-base',
  title: { en: 'Knowledge base', es: 'Base de conocimientos', fr: 'Base de connaissances', de: 'Wissensdatenbank' },
  breadcrumb: { en: 'Knowledge base', es: 'Base de conocimientos', fr: 'Base de connaissances', de: 'Wissensdatenbank' },
  meta: {
    title: {
      en: 'Knowledge base: guides and tutorials | Hostfront',
      es: 'Base de conocimientos: guías y tutoriales | Hostfront',
      fr: 'Base de connaissances : guides, tutoriels | Hostfront',
      de: 'Wissensdatenbank: Leitfäden, Tutorials | Hostfront',
    },
    description: {
      en: 'Knowledge base: documentation, tutorials and guides on names, email, certificates and servers, by level and length, with a filter.',
      es: 'Base de conocimientos: documentación, tutoriales y guías sobre nombres, correo, certificados y servidores, por nivel y duración.',
      fr: 'Base de connaissances : documentation, tutoriels et guides sur noms, mail, certificats et serveurs, par niveau et durée.',
      de: 'Wissensdatenbank: Dokumentation, Tutorials und Leitfäden zu Domains, E-Mail, Zertifikaten und Servern, nach Niveau und Dauer.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'resource-centre',
      heading: {
        en: 'Knowledge base: the shelf behind the counter.',
        es: 'Base de conocimientos: el estante del mostrador.',
        fr: 'Base de connaissances : l’étagère du comptoir.',
        de: 'Wissensdatenbank: das Regal hinter dem Tresen.',
      },
      intro: {
        en: 'Everything we would otherwise explain one by one. Each says for whom it is and how long it takes.',
        es: 'Todo lo que, si no, explicaríamos una y otra vez. Cada pieza dice para quién es y cuánto dura.',
        fr: 'Tout ce que nous expliquerions sinon cas par cas. Chaque pièce dit pour qui et combien de temps.',
        de: 'Alles, was wir sonst einzeln erklären. Überall steht, für wen es ist und wie lange es dauert.',
      },
      types: [],
      limit: 24,
    },
    {
      blockType: 'domain-tools',
      heading: {
        en: 'DNS and WHOIS: look it up yourself.',
        es: 'DNS y WHOIS: consúltelo usted mismo.',
        fr: 'DNS et WHOIS : cherchez vous-même.',
        de: 'DNS und WHOIS: selbst nachsehen.',
      },
      intro: {
        en: 'Two tools we open first when somebody writes.',
        es: 'Dos herramientas que abrimos primero cuando alguien escribe.',
        fr: 'Deux outils que nous ouvrons d’abord quand on nous écrit.',
        de: 'Zwei Werkzeuge, die wir zuerst öffnen, wenn jemand schreibt.',
      },
      tools: [
        {
          icon: 'network',
          title: { en: 'DNS lookup', es: 'Consulta DNS', fr: 'Recherche DNS', de: 'DNS-Abfrage' },
          description: {
            en: 'Answers nine of ten “but it worked yesterday”.',
            es: 'Responde a nueve de cada diez «pero ayer funcionaba».',
            fr: 'Répond à neuf « hier, ça marchait » sur dix.',
            de: 'Beantwortet neun von zehn „Gestern ging es noch“.',
          },
          buttonLabel: { en: 'Read the records', es: 'Leer los registros', fr: 'Lire les entrées', de: 'Einträge lesen' },
          href: '/domains/dns',
        },
        {
          icon: 'scan-search',
          title: { en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' },
          description: {
            en: 'Says when a name lapses and where it is looked after.',
            es: 'Dice cuándo vence un nombre y quién lo gestiona.',
            fr: 'Dit quand un nom expire et qui le gère.',
            de: 'Sagt, wann eine Domain abläuft und wer sie betreut.',
          },
          buttonLabel: { en: 'Ask the registry', es: 'Preguntar al registro', fr: 'Interroger le registre', de: 'Vergabestelle fragen' },
          href: '/domains/whois',
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about hosting: shorter answers.',
        es: 'Preguntas sobre hosting: respuestas más cortas.',
        fr: 'Questions d’hébergement : réponses plus courtes.',
        de: 'Fragen zum Hosting: kürzere Antworten.',
      },
      topic: 'hosting',
      limit: 8,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Not on the shelf?',
        es: '¿No está en el estante?',
        fr: 'Pas sur l’étagère ?',
        de: 'Steht nicht im Regal?',
      },
      body: {
        en: 'Ask. What is asked twice gets written down.',
        es: 'Pregunte. Lo que se pregunta dos veces acaba escrito.',
        fr: 'Demandez. Ce qui est demandé deux fois finit par écrit.',
        de: 'Fragen Sie. Was zweimal gefragt wird, schreiben wir auf.',
      },
      buttonLabel: { en: 'Ask a person', es: 'Preguntar a una persona', fr: 'Demander à quelqu’un', de: 'Einen Menschen fragen' },
      href: '/support',
      showPlate: false,
    },
  ],
}
