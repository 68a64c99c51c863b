import type { MessageFault } from '@/lib/i18n/message-demands'
import { translate, words, type Reader } from '@/cms/words'

export const unknownMessage = words({
  en: 'The shop has no such message.',
  es: 'La tienda no tiene ese mensaje.',
  fr: 'La boutique n’a pas ce message.',
  de: 'Der Shop hat keine solche Meldung.',
})

const unreadable = words({
  en: 'This cannot be read as a message: check its braces and tags.',
  es: 'No se puede leer como mensaje: revise las llaves y las etiquetas.',
  fr: 'Ce texte n’est pas un message lisible : vérifiez les accolades et les balises.',
  de: 'Das lässt sich nicht als Meldung lesen: Prüfen Sie geschweifte Klammern und Tags.',
})

const lacking = words({ en: 'Missing', es: 'Falta', fr: 'Il manque', de: 'Es fehlt' })
const foreign = words({
  en: 'The shop does not fill in',
  es: 'La tienda no rellena',
  fr: 'La boutique ne remplit pas',
  de: 'Der Shop füllt nicht aus',
})

/** What a message lacks, or has too much of, beside the developers'. */
export const sayMessageFault = (reader: Reader, fault: MessageFault): string => {
  if (fault.unreadable !== undefined) return translate(reader, unreadable)
  return [
    ...(fault.lacking.length > 0 ? [`${translate(reader, lacking)}: ${fault.lacking.join(', ')}.`] : []),
    ...(fault.foreign.length > 0 ? [`${translate(reader, foreign)}: ${fault.foreign.join(', ')}.`] : []),
  ].join(' ')
}
