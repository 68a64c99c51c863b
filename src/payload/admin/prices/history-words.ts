import type { PriceDoor } from '@/modules/catalog/catalog.repository'
import { words, type Words } from '@/payload/words'

export const historyWords = {
  when: words({ en: 'When', es: 'Cuándo', fr: 'Quand', de: 'Wann' }),
  who: words({ en: 'Who', es: 'Quién', fr: 'Qui', de: 'Wer' }),
  through: words({ en: 'Through', es: 'Vía', fr: 'Par', de: 'Über' }),
  what: words({ en: 'What', es: 'Qué', fr: 'Quoi', de: 'Was' }),
  shop: words({ en: 'the shop itself', es: 'la propia tienda', fr: 'la boutique elle-même', de: 'der Shop selbst' }),
  several: words({
    en: '{first} and {count} more',
    es: '{first} y {count} más',
    fr: '{first} et {count} de plus',
    de: '{first} und {count} weitere',
  }),
  putBack: words({ en: 'Put back', es: 'Devolver', fr: 'Remettre', de: 'Zurücksetzen' }),
  older: words({ en: 'Older', es: 'Anteriores', fr: 'Plus anciens', de: 'Ältere' }),
  noHistory: words({
    en: 'No price was changed yet.',
    es: 'Todavía no se ha cambiado ningún precio.',
    fr: 'Aucun prix n’a encore été modifié.',
    de: 'Noch wurde kein Preis geändert.',
  }),
  strikesIntro: words({
    en: 'In the EU, a crossed-out price may not be higher than the lowest price of the 30 days before the reduction.',
    es: 'En la UE, un precio tachado no puede superar el precio más bajo de los 30 días anteriores a la rebaja.',
    fr: 'Dans l’UE, un prix barré ne peut pas dépasser le prix le plus bas des 30 jours précédant la réduction.',
    de: 'In der EU darf ein durchgestrichener Preis nicht über dem niedrigsten Preis der 30 Tage vor der Ermäßigung liegen.',
  }),
  allTrue: words({
    en: 'Every crossed-out price with a past is true.',
    es: 'Todos los precios tachados con pasado son verdaderos.',
    fr: 'Tous les prix barrés ayant un passé sont vrais.',
    de: 'Alle durchgestrichenen Preise mit Vergangenheit stimmen.',
  }),
  untrue: words({
    en: 'Crossed-out prices that are not true: {count}',
    es: 'Precios tachados que no son verdaderos: {count}',
    fr: 'Prix barrés qui ne sont pas vrais : {count}',
    de: 'Durchgestrichene Preise, die nicht stimmen: {count}',
  }),
  unproven: words({
    en: 'Without a known price of 30 days before: {count}',
    es: 'Sin precio conocido de los 30 días anteriores: {count}',
    fr: 'Sans prix connu sur les 30 jours précédents : {count}',
    de: 'Ohne bekannten Preis der 30 Tage davor: {count}',
  }),
  isAsked: words({ en: 'Price', es: 'Precio', fr: 'Prix', de: 'Preis' }),
  isStruck: words({ en: 'Crossed out', es: 'Tachado', fr: 'Barré', de: 'Durchgestrichen' }),
  lowest: words({ en: 'Lowest of 30 days', es: 'Más bajo de 30 días', fr: 'Plus bas sur 30 jours', de: 'Niedrigster der 30 Tage' }),
  since: words({ en: 'Reduced since', es: 'Rebajado desde', fr: 'Réduit depuis', de: 'Ermäßigt seit' }),
  settings: words({ en: 'Pricing settings', es: 'Ajustes de precios', fr: 'Réglages des prix', de: 'Preiseinstellungen' }),
  otherEndings: words({ en: 'every other extension', es: 'las demás extensiones', fr: 'toute autre extension', de: 'jede andere Endung' }),
  policyAsShown: words({
    en: 'The site shows them as entered.',
    es: 'El sitio los muestra tal como están.',
    fr: 'Le site les affiche tels quels.',
    de: 'Die Website zeigt sie wie eingetragen.',
  }),
  policyReplace: words({
    en: 'The site shows the lowest price instead.',
    es: 'El sitio muestra en su lugar el precio más bajo.',
    fr: 'Le site affiche à la place le prix le plus bas.',
    de: 'Die Website zeigt stattdessen den niedrigsten Preis.',
  }),
  policyHide: words({
    en: 'The site strikes none of them through.',
    es: 'El sitio no tacha ninguno de ellos.',
    fr: 'Le site n’en barre aucun.',
    de: 'Die Website streicht keinen davon durch.',
  }),
}

export const doorWords = {
  opening: words({ en: 'beginning of the records', es: 'inicio del registro', fr: 'début des relevés', de: 'Beginn der Aufzeichnung' }),
  desk: words({ en: 'this desk', es: 'esta pantalla', fr: 'cet écran', de: 'diese Ansicht' }),
  file: words({ en: 'a file', es: 'un archivo', fr: 'un fichier', de: 'eine Datei' }),
  form: words({ en: 'a form', es: 'un formulario', fr: 'un formulaire', de: 'ein Formular' }),
  list: words({ en: 'a list', es: 'una lista', fr: 'une liste', de: 'eine Liste' }),
  api: words({ en: 'the API', es: 'la API', fr: 'l’API', de: 'die API' }),
  schedule: words({ en: 'a schedule', es: 'una programación', fr: 'une programmation', de: 'eine Einplanung' }),
  shop: words({ en: 'the shop', es: 'la tienda', fr: 'la boutique', de: 'der Shop' }),
  sql: words({ en: 'the database', es: 'la base de datos', fr: 'la base de données', de: 'die Datenbank' }),
} as const satisfies Record<PriceDoor, Words>
