import { words } from '@/cms/words'

/** What a comparison of two codes says beside its form. */
export const comparisonWords = {
  code: words({ en: 'Code', es: 'Código', fr: 'Code', de: 'Code' }),
  carts: words({ en: 'Carts given it', es: 'Carritos que lo recibieron', fr: 'Paniers l’ayant reçu', de: 'Warenkörbe mit diesem Code' }),
  orders: words({ en: 'Orders with it', es: 'Pedidos con él', fr: 'Commandes avec ce code', de: 'Bestellungen damit' }),
  rate: words({
    en: 'Orders for these carts',
    es: 'Pedidos respecto a estos carritos',
    fr: 'Commandes rapportées aux paniers',
    de: 'Bestellungen, gemessen an den Warenkörben',
  }),
  results: words({ en: 'What came of it', es: 'Resultado', fr: 'Résultat', de: 'Ergebnis' }),
  since: words({
    en: 'Counted since the comparison was made. Orders that used a code without the shared word count too, so compare codes that are made for it.',
    es: 'Se cuenta desde que se creó la comparación. También cuentan los pedidos que usaron un código sin la palabra compartida: compare códigos creados para ello.',
    fr: 'Compté depuis la création de la comparaison. Les commandes passées avec un code sans le mot partagé comptent aussi : comparez des codes créés pour l’occasion.',
    de: 'Gezählt, seit es den Vergleich gibt. Bestellungen, die einen Code ohne das geteilte Wort einlösen, zählen mit: Vergleichen Sie Codes, die dafür angelegt sind.',
  }),
  failed: words({
    en: 'The shop did not answer. Please try again.',
    es: 'La tienda no ha respondido. Inténtelo de nuevo.',
    fr: 'La boutique n’a pas répondu. Veuillez réessayer.',
    de: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  }),
}
