import { checkbox } from '@/payload/fields/numbers'
import { href } from '@/payload/fields/rows'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { select } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { defineBlock, heading, intro } from '@/payload/blocks/define-block'

const pictures = {
  rack: words({
    en: 'Rack: servers and what runs on them',
    es: 'Rack: servidores y lo que alojan',
    fr: 'Baie : les serveurs et ce qu’ils hébergent',
    de: 'Rack: Server und was darauf läuft',
  }),
  rods: words({
    en: 'Rods: names on their way',
    es: 'Varillas: nombres en camino',
    fr: 'Tringles : des noms en route',
    de: 'Stangen: Namen unterwegs',
  }),
  tags: words({
    en: 'Tags: email, sorted',
    es: 'Etiquetas: el correo, clasificado',
    fr: 'Étiquettes : les mails, triés',
    de: 'Anhänger: sortierte Post',
  }),
  plates: words({
    en: 'Domains: one for each site',
    es: 'Dominios: uno por sitio',
    fr: 'Domaines : un par site',
    de: 'Domains: eine je Website',
  }),
  screws: words({
    en: 'Security: what protects the domain',
    es: 'Seguridad: lo que protege el dominio',
    fr: 'Sécurité : ce qui protège le domaine',
    de: 'Sicherheit: was die Domain schützt',
  }),
  ledger: words({
    en: 'Ledger: the bill, line by line',
    es: 'Cuenta: línea a línea',
    fr: 'Compte : ligne par ligne',
    de: 'Rechnung: Zeile für Zeile',
  }),
  none: words({ en: 'None', es: 'Ninguna', fr: 'Aucune', de: 'Keine' }),
}

const button = (part: 'primary' | 'secondary', label: ReturnType<typeof words>) => ({
  type: 'row' as const,
  fields: [localizedText(`${part}Label`, label, { maxLength: 60 }), href({ name: `${part}Href`, required: false })],
})

/** Opening of a page, with its h1; for pages about domains use the domain hero. */
export const hero = defineBlock('hero', {
  group: 'sell',
  drawing: ['bigTitle', 'lead', 'button', 'picture'],
  name: words({ en: 'Opening', es: 'Apertura', fr: 'Ouverture', de: 'Auftakt' }),
  plural: words({ en: 'Openings', es: 'Aperturas', fr: 'Ouvertures', de: 'Auftakte' }),
  head: [heading],
  fields: [
    localizedTextarea(
      'lead',
      words({ en: 'One bold sentence', es: 'Una frase en negrita', fr: 'Une phrase en gras', de: 'Ein Satz in Fett' }),
      { maxLength: 300 },
    ),
    intro,
    button('primary', words({ en: 'Main button', es: 'Botón principal', fr: 'Bouton principal', de: 'Hauptschaltfläche' })),
    button('secondary', words({ en: 'Second button', es: 'Segundo botón', fr: 'Second bouton', de: 'Zweite Schaltfläche' })),
    select('picture', words({ en: 'Picture', es: 'Imagen', fr: 'Image', de: 'Bild' }), pictures, { defaultValue: 'rack' }),
    checkbox(
      'showPlate',
      words({
        en: 'Show the visitor’s domain',
        es: 'Mostrar el dominio del visitante',
        fr: 'Afficher le domaine du visiteur',
        de: 'Domain des Besuchers zeigen',
      }),
    ),
  ],
})
