import type { Block } from 'payload'
import { checkbox } from '../../fields/flags'
import { href } from '../../fields/links'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const pictures = {
  rack: words('Rack: what hangs where', 'Armario: qué cuelga y dónde', 'Baie : ce qui est accroché, et où', 'Rack: was wo hängt'),
  rods: words('Rods: names on their way', 'Varillas: nombres en camino', 'Tringles : des noms en route', 'Stangen: Namen unterwegs'),
  tags: words('Tags: mail, sorted', 'Etiquetas: el correo, clasificado', 'Étiquettes : le courrier, trié', 'Anhänger: sortierte Post'),
  plates: words('Plates: one for each site', 'Placas: una por sitio', 'Plaques : une par site', 'Schilder: eines je Website'),
  screws: words(
    'Screws: what holds the plate',
    'Tornillos: lo que sujeta la placa',
    'Vis : ce qui tient la plaque',
    'Schrauben: was das Schild hält',
  ),
  ledger: words('Ledger: the bill, line by line', 'Cuenta: línea a línea', 'Compte : ligne par ligne', 'Rechnung: Zeile für Zeile'),
  none: words('None', 'Ninguna', 'Aucune', 'Keine'),
}

const button = (part: 'primary' | 'secondary', label: ReturnType<typeof words>) => ({
  type: 'row' as const,
  fields: [localizedText(`${part}Label`, label, { maxLength: 60 }), href({ name: `${part}Href`, required: false })],
})

/** The opening of a page that is about neither a name nor a price list. It carries the page's h1. */
export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: {
    singular: words('Opening', 'Apertura', 'Ouverture', 'Auftakt'),
    plural: words('Openings', 'Aperturas', 'Ouvertures', 'Auftakte'),
  },
  fields: [
    heading,
    localizedTextarea('lead', words('One bold sentence', 'Una frase en negrita', 'Une phrase en gras', 'Ein Satz in Fett'), {
      maxLength: 300,
    }),
    intro,
    button('primary', words('Main button', 'Botón principal', 'Bouton principal', 'Hauptschaltfläche')),
    button('secondary', words('Second button', 'Segundo botón', 'Second bouton', 'Zweite Schaltfläche')),
    select('picture', words('Picture', 'Imagen', 'Image', 'Bild'), pictures, { defaultValue: 'rack' }),
    checkbox('showPlate', words('Show the nameplate', 'Mostrar la placa', 'Afficher la plaque', 'Schild zeigen')),
  ],
}
