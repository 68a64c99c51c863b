import { fact } from '../../words'
import { familyPage } from './family-page'

export const dedicatedServers = familyPage({
  path: '/dedicated-servers',
  family: 'dedicated',
  title: { en: 'Dedicated servers', es: 'Servidores dedicados', fr: 'Serveurs dédiés', de: 'Dedizierte Server' },
  meta: {
    title: {
      en: 'Dedicated servers, ready in one working day | Hostfront',
      es: 'Servidores dedicados, listos en un día laborable | Hostfront',
      fr: 'Serveurs dédiés, prêts en un jour ouvré | Hostfront',
      de: 'Dedizierte Server (Root-Server) | Hostfront',
    },
    description: {
      en: 'Dedicated servers with mirrored disks, ECC RAM and a remote console. Failed parts replaced within hours. Pay in full, with a deposit or in three parts.',
      es: 'Servidores dedicados con discos en espejo, RAM ECC y consola remota. Cambio de piezas en horas. Pago completo, con anticipo o en tres plazos.',
      fr: 'Serveurs dédiés avec disques en miroir, mémoire ECC et console distante. Pièces remplacées en quelques heures. Paiement en une ou trois fois.',
      de: 'Dedizierte Server (Root-Server) mit gespiegelten Laufwerken, ECC-RAM und Fernkonsole. Teile binnen Stunden getauscht. Zahlung einmalig oder in drei Raten.',
    },
  },
  plans: {
    heading: {
      en: 'Dedicated servers: a whole server to yourself.',
      es: 'Servidores dedicados: un servidor entero para usted.',
      fr: 'Serveurs dédiés : un serveur entier pour vous seul.',
      de: 'Dedizierte Server: ein Root-Server für Sie allein.',
    },
    intro: {
      en: 'For databases, large shops and steady heavy load: you share the server with no one, and nothing is virtualised. It is ready in one working day.',
      es: 'Para bases de datos, grandes tiendas y cargas altas y constantes: no lo comparte con nadie y no hay virtualización. Su servidor está listo en un día laborable.',
      fr: 'Pour les bases de données, les grandes boutiques et les charges élevées : vous ne le partagez avec personne, et rien n’y est virtualisé. Votre serveur est prêt en un jour ouvré.',
      de: 'Für Datenbanken, große Shops und dauerhaft hohe Last: Sie teilen ihn mit niemandem, und nichts ist virtualisiert. Ihr Server ist innerhalb eines Werktags bereit.',
    },
  },
  features: {
    heading: {
      en: 'Dedicated hardware with technicians on site.',
      es: 'Hardware dedicado con técnicos en el centro de datos.',
      fr: 'Matériel dédié, avec techniciens sur place.',
      de: 'Dedizierte Hardware, Technik vor Ort.',
    },
    intro: {
      en: 'Hardware fails sooner or later. What counts is how fast it is replaced.',
      es: 'Todo hardware acaba fallando. Lo que importa es cambiarlo rápido.',
      fr: 'Un disque finit toujours par lâcher. L’important, c’est de le remplacer vite.',
      de: 'Technik fällt irgendwann aus. Entscheidend ist, wie schnell sie getauscht wird.',
    },
    items: [
      {
        icon: 'hard-drive',
        title: { en: 'Mirrored disks', es: 'Discos en espejo', fr: 'Disques en miroir', de: 'Gespiegelte Laufwerke' },
        description: {
          en: 'Every disk has a mirror. If one fails, your server keeps running and we email you.',
          es: 'Cada disco tiene su espejo. Si uno falla, el servidor sigue en marcha y le avisamos por correo.',
          fr: 'Chaque disque a son miroir. Si l’un tombe en panne, le serveur continue et nous vous prévenons par mail.',
          de: 'Jedes Laufwerk ist gespiegelt. Fällt eines aus, läuft Ihr Server weiter, und Sie erhalten eine E-Mail.',
        },
      },
      {
        icon: 'wrench',
        title: {
          en: 'Spare parts on site',
          es: 'Piezas de repuesto en el centro de datos',
          fr: 'Pièces de rechange sur place',
          de: 'Ersatzteile vor Ort',
        },
        description: {
          en: 'We replace a failed part within hours, day or night. Each plan states the exact time.',
          es: 'Cambiamos una pieza averiada en pocas horas, de día o de noche. El plazo exacto figura en cada plan.',
          fr: 'Nous remplaçons une pièce en panne en quelques heures, jour et nuit. Le délai exact figure dans l’offre.',
          de: 'Wir tauschen ein defektes Teil innerhalb weniger Stunden, Tag und Nacht. Die genaue Frist steht im Tarif.',
        },
      },
      {
        icon: 'key-round',
        title: { en: 'Remote console', es: 'Consola remota', fr: 'Console distante', de: 'Fernkonsole' },
        description: {
          en: 'Use keyboard and screen over the network, even before the operating system starts.',
          es: 'Use teclado y pantalla por la red, incluso antes de que arranque el sistema.',
          fr: 'Utilisez clavier et écran par le réseau, avant même le démarrage du système.',
          de: 'Sie bedienen Tastatur und Bildschirm über das Netz, schon bevor das Betriebssystem startet.',
        },
      },
      {
        icon: 'gauge',
        title: {
          en: 'Unmetered traffic',
          es: 'Tráfico ilimitado',
          fr: 'Trafic illimité',
          de: 'Unbegrenzter Traffic',
        },
        description: {
          en: 'You pay for the port speed and may use it all month.',
          es: 'Se paga la velocidad del puerto y se puede usar todo el mes.',
          fr: 'Vous payez le débit du port et pouvez l’utiliser tout le mois.',
          de: 'Sie zahlen für die Geschwindigkeit des Anschlusses und dürfen sie den ganzen Monat nutzen.',
        },
      },
    ],
  },
  technical: {
    heading: {
      en: 'Dedicated server specifications.',
      es: 'Ficha técnica de los servidores dedicados.',
      fr: 'Fiche technique des serveurs dédiés.',
      de: 'Technische Daten der dedizierten Server.',
    },
    intro: {
      en: 'Every dedicated server has these components and services.',
      es: 'Todos los servidores dedicados incluyen estos componentes y servicios.',
      fr: 'Chaque serveur dédié comprend ces composants et services.',
      de: 'Jeder dedizierte Server hat diese Ausstattung und diese Leistungen.',
    },
    groups: [
      {
        icon: 'server',
        title: { en: 'Hardware', es: 'Hardware', fr: 'Matériel', de: 'Hardware' },
        items: [
          fact(
            { en: 'RAM', es: 'Memoria RAM', fr: 'Mémoire (RAM)', de: 'Arbeitsspeicher (RAM)' },
            {
              en: 'With error correction (ECC)',
              es: 'Con corrección de errores (ECC)',
              fr: 'Avec correction d’erreurs (ECC)',
              de: 'Mit Fehlerkorrektur (ECC)',
            },
          ),
          fact(
            { en: 'Power supply', es: 'Alimentación', fr: 'Alimentation', de: 'Stromversorgung' },
            {
              en: 'Two units on separate circuits',
              es: 'Dos fuentes en circuitos separados',
              fr: 'Deux blocs, sur deux circuits séparés',
              de: 'Zwei Netzteile an zwei Stromkreisen',
            },
          ),
          fact(
            { en: 'Rack height', es: 'Altura en rack', fr: 'Hauteur en baie', de: 'Höhe im Rack' },
            { en: '1 U', es: '1 U', fr: '1 U', de: '1 HE' },
          ),
          fact(
            { en: 'Test before delivery', es: 'Prueba previa a la entrega', fr: 'Test avant livraison', de: 'Test vor der Übergabe' },
            {
              en: '24 hours under full load',
              es: '24 horas a plena carga',
              fr: '24 heures à pleine charge',
              de: '24 Stunden unter Volllast',
            },
          ),
        ],
      },
      {
        icon: 'wrench',
        title: { en: 'On-site service', es: 'Servicio en el centro de datos', fr: 'Service sur place', de: 'Service vor Ort' },
        items: [
          fact(
            { en: 'Ready in', es: 'Listo en', fr: 'Prêt en', de: 'Bereitstellung' },
            { en: 'One working day', es: 'Un día laborable', fr: 'Un jour ouvré', de: 'In einem Werktag' },
          ),
          fact(
            { en: 'Failed part', es: 'Pieza averiada', fr: 'Pièce en panne', de: 'Defektes Teil' },
            {
              en: 'Replaced day and night',
              es: 'Se cambia de día y de noche',
              fr: 'Remplacée jour et nuit',
              de: 'Austausch Tag und Nacht',
            },
          ),
          fact(
            { en: 'Decommissioned disks', es: 'Discos retirados', fr: 'Disques retirés', de: 'Ausgemusterte Laufwerke' },
            {
              en: 'Overwritten or shredded, with a record',
              es: 'Sobrescritos o destruidos, con acta',
              fr: 'Données écrasées ou disque broyé, avec procès-verbal',
              de: 'Überschrieben oder geschreddert, mit Protokoll',
            },
          ),
        ],
      },
      {
        icon: 'network',
        title: { en: 'Network', es: 'Red', fr: 'Réseau', de: 'Netzwerk' },
        items: [
          fact(
            { en: 'Traffic', es: 'Tráfico', fr: 'Trafic', de: 'Traffic' },
            { en: 'Unmetered', es: 'Ilimitado', fr: 'Illimité', de: 'Unbegrenzt' },
          ),
          fact(
            { en: 'Private network', es: 'Red privada', fr: 'Réseau privé', de: 'Privates Netz' },
            { en: 'Between your servers', es: 'Entre sus servidores', fr: 'Entre vos serveurs', de: 'Zwischen Ihren Servern' },
          ),
          fact(
            { en: 'Remote console', es: 'Consola remota', fr: 'Console distante', de: 'Fernkonsole' },
            { en: 'On a separate network', es: 'Por una red aparte', fr: 'Sur un réseau séparé', de: 'Über ein separates Netz' },
          ),
        ],
      },
    ],
  },
  summary: {
    heading: {
      en: 'Calculate your dedicated server price.',
      es: 'Calcule el precio de su servidor dedicado.',
      fr: 'Calculez le prix de votre serveur dédié.',
      de: 'Preis Ihres dedizierten Servers berechnen.',
    },
    intro: {
      en: 'Choose a server, a billing period and a quantity. Pay all at once, with a deposit or in three parts.',
      es: 'Elija servidor, periodo y cantidad. Puede abonarlo en un solo pago, con anticipo o en tres plazos.',
      fr: 'Choisissez serveur, période et quantité. Payez en une fois, avec un acompte ou en trois fois.',
      de: 'Wählen Sie Server, Laufzeit und Anzahl. Sie zahlen auf einmal, mit Anzahlung oder in drei Raten.',
    },
  },
  testimonials: {
    heading: {
      en: 'Customer reviews of dedicated servers.',
      es: 'Opiniones de clientes sobre los servidores dedicados.',
      fr: 'Avis clients sur les serveurs dédiés.',
      de: 'Kundenstimmen zu dedizierten Servern.',
    },
    presentation: 'quote',
    limit: 1,
    domains: [{ key: 'korenveldfilm.example' }],
  },
  faq: {
    en: 'Questions about dedicated servers.',
    es: 'Preguntas sobre los servidores dedicados.',
    fr: 'Questions sur les serveurs dédiés.',
    de: 'Fragen zu dedizierten Servern.',
  },
  callToAction: {
    heading: {
      en: 'Find a domain for your server.',
      es: 'Encuentre un dominio para su servidor.',
      fr: 'Trouvez un domaine pour votre serveur.',
      de: 'Finden Sie eine Domain für Ihren Server.',
    },
    body: {
      en: 'Check which names are still available and what they cost to renew.',
      es: 'Compruebe qué nombres siguen libres y cuánto cuesta renovarlos.',
      fr: 'Vérifiez quels noms sont encore libres et combien coûte leur renouvellement.',
      de: 'Prüfen Sie, welche Namen noch frei sind und was die Verlängerung kostet.',
    },
    buttonLabel: { en: 'Search domains', es: 'Buscar dominios', fr: 'Rechercher un domaine', de: 'Domain suchen' },
    href: '/domains/search',
  },
  arrangement: [
    'technical',
    'summary',
    'features',
    'testimonials',
    {
      blockType: 'case-studies',
      heading: {
        en: 'Case study: a migration to Hostfront.',
        es: 'Caso práctico: una migración a Hostfront.',
        fr: 'Étude de cas : une migration vers Hostfront.',
        de: 'Fallbeispiel: ein Umzug zu Hostfront.',
      },
      presentation: 'feature',
      limit: 1,
    },
    'faq',
    'callToAction',
  ],
})
