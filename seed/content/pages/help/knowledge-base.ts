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
      en: 'Knowledge base: documentation, tutorials and guides on domains, email, certificates and servers, by level and duration.',
      es: 'Base de conocimientos: documentación, tutoriales y guías sobre dominios, correo, certificados y servidores, por nivel y duración.',
      fr: 'Base de connaissances : documentation, tutoriels et guides sur domaines, mail, certificats et serveurs, par niveau et durée.',
      de: 'Wissensdatenbank: Dokumentation, Tutorials und Leitfäden zu Domains, E-Mail, Zertifikaten und Servern, nach Niveau und Dauer.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'resource-centre',
      heading: {
        en: 'Knowledge base: guides and tutorials.',
        es: 'Base de conocimientos: guías y tutoriales.',
        fr: 'Base de connaissances : guides et tutoriels.',
        de: 'Wissensdatenbank: Leitfäden und Tutorials.',
      },
      intro: {
        en: 'Here are the answers to what we are asked most. Each article says who it is for and how long it takes.',
        es: 'Aquí está la respuesta a lo que más nos preguntan. Cada artículo indica para quién es y cuánto se tarda.',
        fr: 'Voici les réponses à ce qu’on nous demande le plus. Chaque article indique à qui il s’adresse et le temps qu’il demande.',
        de: 'Hier steht, was wir am häufigsten gefragt werden. Bei jedem Artikel steht, für wen er gedacht ist und wie viel Zeit er braucht.',
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
        en: 'These are the two tools our support team opens first.',
        es: 'Son las dos herramientas que nuestro soporte abre primero.',
        fr: 'Ce sont les deux outils que notre support ouvre en premier.',
        de: 'Diese beiden Tools öffnet unser Support zuerst.',
      },
      tools: [
        {
          icon: 'network',
          title: { en: 'DNS lookup', es: 'Consulta DNS', fr: 'Recherche DNS', de: 'DNS-Abfrage' },
          description: {
            en: 'It explains most cases of “but it worked yesterday”.',
            es: 'Aclara la mayoría de los «pero ayer funcionaba».',
            fr: 'Elle explique la plupart des « hier, ça marchait ».',
            de: 'Sie erklärt die meisten Fälle von „Gestern ging es noch“.',
          },
          buttonLabel: { en: 'Open DNS lookup', es: 'Abrir la consulta DNS', fr: 'Consulter le DNS', de: 'DNS-Abfrage öffnen' },
          href: '/domains/dns',
        },
        {
          icon: 'scan-search',
          title: { en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' },
          description: {
            en: 'It shows when a domain expires and which registrar manages it.',
            es: 'Muestra cuándo vence un dominio y qué registrador lo gestiona.',
            fr: 'Elle affiche la date d’expiration d’un domaine et son bureau d’enregistrement.',
            de: 'Sie zeigt, wann eine Domain abläuft und welcher Anbieter sie verwaltet.',
          },
          buttonLabel: {
            en: 'Open WHOIS lookup',
            es: 'Abrir la consulta WHOIS',
            fr: 'Consulter le WHOIS',
            de: 'WHOIS-Abfrage öffnen',
          },
          href: '/domains/whois',
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Quick answers about hosting.',
        es: 'Respuestas rápidas sobre hosting.',
        fr: 'Réponses rapides sur l’hébergement.',
        de: 'Kurze Antworten zum Hosting.',
      },
      topic: 'hosting',
      limit: 8,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'No answer found?',
        es: '¿No encuentra la respuesta?',
        fr: 'Vous n’avez pas trouvé de réponse ?',
        de: 'Keine Antwort gefunden?',
      },
      body: {
        en: 'Ask our support team. Any question asked twice becomes an article.',
        es: 'Pregunte a nuestro soporte. Lo que se pregunta dos veces acaba en un artículo.',
        fr: 'Demandez à notre support. Ce qui est demandé deux fois devient un article.',
        de: 'Fragen Sie unseren Support. Was zweimal gefragt wird, wird ein Artikel.',
      },
      buttonLabel: { en: 'Contact support', es: 'Contactar con soporte', fr: 'Contacter le support', de: 'Support kontaktieren' },
      href: '/support',
      showPlate: false,
    },
  ],
}
