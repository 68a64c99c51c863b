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
      en: 'DNS lookup: the A, AAAA, CNAME, MX, TXT, NS and CAA records of any name, with a plain word on what each of them is for.',
      es: 'Consulta DNS: los registros A, AAAA, CNAME, MX, TXT, NS y CAA de cualquier nombre, con una explicación sencilla de cada uno.',
      fr: 'Recherche DNS : les enregistrements A, AAAA, CNAME, MX, TXT, NS et CAA d’un nom, avec un mot simple sur l’usage de chacun.',
      de: 'DNS-Abfrage: A-, AAAA-, CNAME-, MX-, TXT-, NS- und CAA-Einträge einer Domain, mit einem klaren Wort, wozu jeder dient.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'dns-lookup',
      heading: {
        en: 'DNS lookup: where does the arrow point?',
        es: 'Consulta DNS: ¿adónde apunta la flecha?',
        fr: 'Recherche DNS : vers où pointe la flèche ?',
        de: 'DNS-Abfrage: Wohin zeigt der Pfeil?',
      },
      intro: {
        en: 'Type a name and read the records it answers with at this moment.',
        es: 'Escriba un nombre y lea los registros con los que responde en este momento.',
        fr: 'Tapez un nom et lisez les enregistrements qu’il renvoie en ce moment.',
        de: 'Namen eintippen und die Einträge lesen, mit denen er in diesem Moment antwortet.',
      },
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'DNS records: the alphabet on the signpost.',
        es: 'Registros DNS: el abecedario del indicador.',
        fr: 'Enregistrements DNS : l’alphabet du poteau.',
        de: 'DNS-Einträge: das Alphabet am Wegweiser.',
      },
      intro: {
        en: 'Seven kinds of record do nearly all the work.',
        es: 'Siete tipos de registro hacen casi todo el trabajo.',
        fr: 'Sept types d’enregistrement font presque tout le travail.',
        de: 'Sieben Arten von Einträgen tun fast die ganze Arbeit.',
      },
      groups: [
        {
          icon: 'globe',
          title: { en: 'The site', es: 'La web', fr: 'Le site', de: 'Die Website' },
          items: [
            {
              name: everywhere('A'),
              value: {
                en: 'The machine, by its short address',
                es: 'La máquina, por su dirección corta',
                fr: 'La machine, par son adresse courte',
                de: 'Die Maschine, mit kurzer Adresse',
              },
            },
            {
              name: everywhere('AAAA'),
              value: {
                en: 'The same, by its long one',
                es: 'La misma, por la larga',
                fr: 'La même, par la longue',
                de: 'Dieselbe, mit langer Adresse',
              },
            },
            {
              name: everywhere('CNAME'),
              value: {
                en: 'See under another name',
                es: 'Véase bajo otro nombre',
                fr: 'Voir sous un autre nom',
                de: 'Siehe unter anderem Namen',
              },
            },
          ],
        },
        {
          icon: 'mail',
          title: { en: 'The email', es: 'El correo', fr: 'Le mail', de: 'Die E-Mail' },
          items: [
            {
              name: everywhere('MX'),
              value: {
                en: 'Who receives its email',
                es: 'Quién recibe su correo',
                fr: 'Qui reçoit ses mails',
                de: 'Wer die E-Mails annimmt',
              },
            },
            {
              name: everywhere('TXT'),
              value: {
                en: 'Proofs and notes, SPF among them',
                es: 'Pruebas y notas, entre ellas SPF',
                fr: 'Preuves et notes, dont SPF',
                de: 'Nachweise und Notizen, auch SPF',
              },
            },
          ],
        },
        {
          icon: 'key-round',
          title: { en: 'The keys', es: 'Las llaves', fr: 'Les clés', de: 'Die Schlüssel' },
          items: [
            {
              name: everywhere('NS'),
              value: {
                en: 'Who may answer for the name',
                es: 'Quién responde por el nombre',
                fr: 'Qui répond pour le nom',
                de: 'Wer für den Namen antwortet',
              },
            },
            {
              name: everywhere('CAA'),
              value: {
                en: 'Who may issue its certificate',
                es: 'Quién puede emitir su certificado',
                fr: 'Qui peut délivrer son certificat',
                de: 'Wer das Zertifikat ausstellen darf',
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
            en: 'Changed a record and see the old one?',
            es: '¿Ha cambiado un registro y ve el antiguo?',
            fr: 'Enregistrement modifié, et l’ancien s’affiche encore ?',
            de: 'Eintrag geändert, und der alte steht noch da?',
          },
          paragraphs: [
            {
              en: 'Answers are kept for a while on the way to you. Each record says for how long; until then both the old and the new one are correct, depending on whom you ask. Waiting helps, asking more often does not.',
              es: 'Las respuestas se guardan un tiempo por el camino. Cada registro dice cuánto; hasta entonces valen el antiguo y el nuevo, según a quién pregunte. Esperar ayuda; preguntar más, no.',
              fr: 'Les réponses sont gardées un moment en chemin. Chaque enregistrement dit combien de temps ; d’ici là, l’ancien et le nouveau sont justes, selon qui vous interrogez. Attendre aide, insister non.',
              de: 'Antworten werden unterwegs eine Weile aufbewahrt. Jeder Eintrag sagt, wie lange; bis dahin stimmen der alte und der neue, je nachdem, wen Sie fragen. Warten hilft, häufiger fragen nicht.',
            },
          ],
        },
        {
          heading: {
            en: 'What a lookup leaves out',
            es: 'Lo que la consulta no dice',
            fr: 'Ce que la recherche laisse de côté',
            de: 'Was die Abfrage auslässt',
          },
          paragraphs: [
            {
              en: 'It reads the names you ask for and no others: nobody outside can list every record of a domain. And it says where the arrow points, not whether anyone is at home there.',
              es: 'Lee los nombres que usted pide y ninguno más: nadie de fuera puede listar todos los registros de un dominio. Y dice adónde apunta la flecha, no si allí hay alguien.',
              fr: 'Elle lit les noms demandés, et eux seuls : personne, de l’extérieur, ne peut lister tout un domaine. Elle dit vers où pointe la flèche, pas s’il y a quelqu’un au bout.',
              de: 'Sie liest die Namen, nach denen Sie fragen, und keine anderen: Von außen kann niemand alle Einträge einer Domain auflisten. Und sie sagt, wohin der Pfeil zeigt, nicht, ob dort jemand zu Hause ist.',
            },
          ],
        },
      ]),
    },
  ],
}
