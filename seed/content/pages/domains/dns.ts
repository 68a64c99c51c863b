import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { everywhere } from '../../../words'

export const dns: PageSeed = {
  path: '/domains/dns',
  title: { en: 'DNS lookup', es: 'Consulta DNS', fr: 'Recherche DNS', de: 'DNS-Abfrage' },
  breadcrumb: { en: 'DNS lookup', es: 'Consulta DNS', fr: 'Recherche DNS', de: 'DNS-Abfrage' },
  meta: {
    title: {
      en: 'DNS lookup: where a domain points | Hostfront',
      es: 'Consulta DNS: adónde apunta un dominio | Hostfront',
      fr: 'Recherche DNS : vers où pointe un domaine | Hostfront',
      de: 'DNS-Abfrage: Wohin eine Domain zeigt | Hostfront',
    },
    description: {
      en: 'DNS lookup: see the A, AAAA, CNAME, MX, TXT, NS and CAA records of any domain, with a plain explanation of what each one does.',
      es: 'Consulta DNS: vea los registros A, AAAA, CNAME, MX, TXT, NS y CAA de cualquier dominio, con una explicación sencilla de cada uno.',
      fr: 'Recherche DNS : consultez les enregistrements A, AAAA, CNAME, MX, TXT, NS et CAA d’un domaine, avec une explication simple de chacun.',
      de: 'DNS-Abfrage: A-, AAAA-, CNAME-, MX-, TXT-, NS- und CAA-Einträge einer Domain ansehen, mit einer einfachen Erklärung zu jedem.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'dns-lookup',
      heading: {
        en: 'DNS lookup: where does this domain point?',
        es: 'Consulta DNS: ¿adónde apunta este dominio?',
        fr: 'Recherche DNS : vers où pointe ce domaine ?',
        de: 'DNS-Abfrage: Wohin zeigt diese Domain?',
      },
      intro: {
        en: 'Enter a domain to see the DNS records it returns right now.',
        es: 'Escriba un dominio y vea los registros DNS que devuelve en este momento.',
        fr: 'Saisissez un domaine pour voir les enregistrements DNS qu’il renvoie en ce moment.',
        de: 'Geben Sie eine Domain ein und sehen Sie ihre aktuellen DNS-Einträge.',
      },
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'DNS record types explained.',
        es: 'Los tipos de registros DNS.',
        fr: 'Les types d’enregistrements DNS.',
        de: 'DNS-Einträge einfach erklärt.',
      },
      intro: {
        en: 'These seven types cover almost every case.',
        es: 'Estos siete tipos cubren casi todos los casos.',
        fr: 'Ces sept types couvrent presque tous les cas.',
        de: 'Diese sieben Typen decken fast alles ab.',
      },
      groups: [
        {
          icon: 'globe',
          title: { en: 'Website', es: 'Sitio web', fr: 'Site web', de: 'Die Website' },
          items: [
            {
              name: everywhere('A'),
              value: {
                en: 'IPv4 address of the server',
                es: 'Dirección IPv4 del servidor',
                fr: 'Adresse IPv4 du serveur',
                de: 'IPv4-Adresse des Servers',
              },
            },
            {
              name: everywhere('AAAA'),
              value: {
                en: 'IPv6 address of the server',
                es: 'Dirección IPv6 del servidor',
                fr: 'Adresse IPv6 du serveur',
                de: 'IPv6-Adresse des Servers',
              },
            },
            {
              name: everywhere('CNAME'),
              value: {
                en: 'Alias for another domain name',
                es: 'Alias de otro nombre de dominio',
                fr: 'Alias d’un autre nom de domaine',
                de: 'Alias für einen anderen Domainnamen',
              },
            },
          ],
        },
        {
          icon: 'mail',
          title: { en: 'Email', es: 'Correo', fr: 'Mail', de: 'E-Mail' },
          items: [
            {
              name: everywhere('MX'),
              value: {
                en: 'Servers that receive its email',
                es: 'Servidores que reciben su correo',
                fr: 'Serveurs qui reçoivent ses mails',
                de: 'Server, die E-Mails annehmen',
              },
            },
            {
              name: everywhere('TXT'),
              value: {
                en: 'Text values such as SPF or verification codes',
                es: 'Textos como SPF o códigos de verificación',
                fr: 'Textes : SPF, codes de vérification',
                de: 'Texte wie SPF oder Bestätigungscodes',
              },
            },
          ],
        },
        {
          icon: 'key-round',
          title: {
            en: 'Delegation and certificates',
            es: 'Delegación y certificados',
            fr: 'Délégation et certificats',
            de: 'Zuständigkeit und Zertifikate',
          },
          items: [
            {
              name: everywhere('NS'),
              value: {
                en: 'Nameservers responsible for the domain',
                es: 'Servidores de nombres del dominio',
                fr: 'Serveurs DNS du domaine',
                de: 'Zuständige Nameserver',
              },
            },
            {
              name: everywhere('CAA'),
              value: {
                en: 'Authorities allowed to issue certificates',
                es: 'Autoridades que pueden emitir certificados',
                fr: 'Autorités autorisées à délivrer un certificat',
                de: 'Stellen, die Zertifikate ausstellen dürfen',
              },
            },
          ],
        },
      ],
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: {
            en: 'Why do I still see the old record?',
            es: '¿Por qué veo todavía el registro antiguo?',
            fr: 'Pourquoi l’ancien enregistrement s’affiche-t-il encore ?',
            de: 'Warum sehe ich noch den alten Eintrag?',
          },
          paragraphs: [
            {
              en: 'Resolvers cache DNS answers. The TTL of each record says for how long; until it has passed, you may see the old or the new value, depending on which resolver you ask. Waiting helps; repeating the lookup does not.',
              es: 'Los servidores DNS intermedios guardan las respuestas en caché. El TTL de cada registro indica cuánto tiempo; hasta entonces puede ver el valor antiguo o el nuevo, según a quién consulte. Esperar ayuda; repetir la consulta, no.',
              fr: 'Les résolveurs DNS gardent les réponses en cache. Le TTL de chaque enregistrement indique pendant combien de temps ; d’ici là, l’ancienne ou la nouvelle valeur s’affiche selon le résolveur interrogé. Il suffit d’attendre ; relancer la recherche n’y change rien.',
              de: 'Resolver speichern DNS-Antworten zwischen. Die TTL jedes Eintrags sagt, wie lange; bis dahin kann je nach Resolver der alte oder der neue Wert erscheinen. Warten hilft, häufiger abfragen nicht.',
            },
          ],
        },
        {
          heading: {
            en: 'What a lookup does not show',
            es: 'Lo que la consulta no muestra',
            fr: 'Ce que la recherche ne montre pas',
            de: 'Was die Abfrage nicht zeigt',
          },
          paragraphs: [
            {
              en: 'It reads only the names you enter; no one outside can list every record of a domain. And it shows where a domain points, not whether the server there is working.',
              es: 'Solo lee los nombres que usted escribe: nadie puede listar desde fuera todos los registros de un dominio. Y muestra adónde apunta, no si el servidor de destino funciona.',
              fr: 'Elle ne lit que les noms saisis : personne ne peut lister de l’extérieur tous les enregistrements d’un domaine. Et elle montre vers où il pointe, pas si le serveur fonctionne.',
              de: 'Sie liest nur die Namen, die Sie eingeben; von außen kann niemand alle Einträge einer Domain auflisten. Und Sie sehen, wohin die Domain zeigt, nicht aber, ob der Server dort läuft.',
            },
          ],
        },
      ]),
    },
  ],
}
