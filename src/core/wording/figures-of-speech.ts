/** A word that stands for a thing of the shop as a picture, or a turn taken literally from another language. */
export interface FigureOfSpeech {
  readonly not: string
  /** The plain term, where it is always the same one. */
  readonly use?: string
  readonly unless?: string
}

const figures = (...words: readonly string[]): readonly FigureOfSpeech[] => words.map((not) => ({ not }))

const literal = (not: string, use: string): FigureOfSpeech => ({ not, use })

/**
 * Words that are ordinary in a text about hosting are left out: German `Kasse` and `hängt von … ab`, Spanish `caja`, French `caisse`
 * and `porte`, English `counter` for a number.
 */
export const figuresOfSpeech: Readonly<Record<string, readonly FigureOfSpeech[]>> = {
  en: [
    ...figures('hang', 'hangs', 'hanging', 'hung', 'plate', 'plates', 'nameplate*', 'screw*', 'rivet*', 'shelf', 'shelves', 'drawer*'),
    ...figures(
      'doorkeeper*',
      'dials',
      'on the wall',
      'off the wall',
      'at the counter',
      'on the counter',
      'over the counter',
      'our counter',
    ),
    ...figures('the till', 'our till', 'tills', 'lock and key', 'the desk'),
    literal('its day', 'renewal date'),
    literal('turned over', 'switched'),
  ],
  es: [
    ...figures(
      'colg*',
      'cuelg*',
      'descolg*',
      'descuelg*',
      'tornillo*',
      'atornill*',
      'remach*',
      'mostrador*',
      'estante*',
      'cajón',
      'cajones',
    ),
    ...figures('letrero*', 'rótulo*', 'en la pared', 'de la pared', 'portero*'),
    { not: 'placa*', unless: 'placa* base' },
    literal('precio de su día', 'precio vigente ese día'),
    literal('cambiamos el nombre', 'cambiamos el dominio'),
    literal('girar el nombre', 'cambiar el dominio'),
    literal('pedido abierto', 'pedido pendiente'),
    literal('pedidos abiertos', 'pedidos pendientes'),
    literal('cambio de manos', 'cambio de titular'),
  ],
  fr: [
    ...figures('accrocher', 'accroché*', 'plaque', 'plaques', 'une vis', 'la vis', 'les vis', 'des vis', 'visser', 'vissé*', 'dévissé*'),
    ...figures('riveté*', 'étagère*', 'comptoir*', 'enseigne', 'enseignes', 'tiroir*', 'au mur', 'du mur', 'portier*', 'cadran*'),
    literal('prix de son jour', 'tarif en vigueur'),
    literal('tourner le nom', 'basculer le domaine'),
    literal('commande ouverte', 'commande en attente'),
    literal('commandes ouvertes', 'commandes en attente'),
  ],
  de: [
    ...figures('aufhäng*', 'aufgehängt*', 'hängt hier', 'hängt jetzt', 'hängt noch', 'hängt nicht', '*schild', '*schilder', 'Schraub*'),
    ...figures('*geschraubt', 'genietet*', 'Tresen*', 'Theke*', 'Regal*', 'Schublade*', 'an der Wand', 'an die Wand', 'von der Wand'),
    ...figures('Pförtner*', 'Türsteher*'),
    literal('Preis ihres Tages', 'Preis am Tag der Verlängerung'),
    literal('Preis seines Tages', 'Preis am Tag der Verlängerung'),
    literal('kostet den Preis', 'wird zum Preis verlängert'),
    literal('zurücklesen', 'auslesen'),
    literal('zurückgelesen', 'ausgelesen'),
  ],
}
