import { checkbox } from '../../fields/flags'
import { href } from '../../fields/links'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { defineBlock } from '../../sections/define-block'
import { heading, intro } from '../../sections/section-fields'

const pictures = {
  rack: words({
    en: 'Rack: what hangs where',
    es: 'Armario: qué cuelga y dónde',
    fr: 'Baie : ce qui est accroché, et où',
    de: 'Rack: was wo hängt',
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
    en: 'Plates: one for each site',
    es: 'Placas: una por sitio',
    fr: 'Plaques : une par site',
    de: 'Schilder: eines je Website',
  }),
  screws: words({
    en: 'Screws: what holds the plate',
    es: 'Tornillos: lo que sujeta la placa',
    fr: 'Vis : ce qui tient la plaque',
    de: 'Schrauben: was das Schild hält',
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

/** The opening of a page that is about neither a name nor a price list. It carries the page's h1. */
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
    checkbox('showPlate', words({ en: 'Show the nameplate', es: 'Mostrar la placa', fr: 'Afficher la plaque', de: 'Schild zeigen' })),
  ],
})
