import type { StrikePolicy } from '@/core/pricing/reference-price'
import { words, type Words } from '@/cms/words'
import { select } from './selects'

const policies = {
  asShown: words({ en: 'Show as entered', es: 'Mostrar tal como está', fr: 'Afficher tel quel', de: 'Wie eingetragen zeigen' }),
  replace: words({
    en: 'Show the lowest price of 30 days',
    es: 'Mostrar el precio más bajo de 30 días',
    fr: 'Afficher le prix le plus bas sur 30 jours',
    de: 'Niedrigsten Preis der 30 Tage zeigen',
  }),
  hide: words({ en: 'Strike nothing through', es: 'No tachar nada', fr: 'Ne rien barrer', de: 'Nichts durchstreichen' }),
} as const satisfies Record<StrikePolicy, Words>

/** P11: what the site does where a struck-through price is higher than what it cost before. */
export const strikePolicy = select(
  'strikePolicy',
  words({
    en: 'A crossed-out price that the 30 days before do not prove',
    es: 'Un precio tachado que los 30 días anteriores no demuestran',
    fr: 'Un prix barré que les 30 jours précédents ne prouvent pas',
    de: 'Ein durchgestrichener Preis, den die 30 Tage davor nicht belegen',
  }),
  policies,
  {
    defaultValue: 'asShown',
    description: words({
      en: 'In the EU, a price reduction must show the lowest price of the 30 days before it. “Prices” in the menu names every price this is about.',
      es: 'En la UE, una rebaja debe mostrar el precio más bajo de los 30 días anteriores. «Precios», en el menú, enumera los precios afectados.',
      fr: 'Dans l’UE, une réduction doit afficher le prix le plus bas des 30 jours précédents. « Prix », dans le menu, énumère les prix concernés.',
      de: 'In der EU muss eine Preisermäßigung den niedrigsten Preis der 30 Tage davor nennen. „Preise“ im Menü führt alle betroffenen Preise auf.',
    }),
  },
)
