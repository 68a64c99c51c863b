import type { GlobalConfig } from 'payload'
import { sectionDataRefresh } from '@/config/limits'
import { defaultSupportAddress } from '@/config/support-address'
import { openGlobal } from '../access/sets'
import { pickedFrom } from '../admin/picker/source'
import { groups } from '../admin/groups'
import { namedRows } from '../fields/row-label'
import { checkbox } from '../fields/flags'
import { bankDetails } from '../fields/bank-details'
import { plainText } from '../fields/sales'
import { select } from '../fields/selects'
import { shownGlobal } from '../hooks/after-publish'
import { keptGlobalVersions } from '../versions/kept-versions'
import { words } from '../words'

const priceLocales = {
  'en-US': words('US English, as the specification says', 'Inglés estadounidense', 'Anglais américain', 'US-Englisch'),
  visitor: words('The visitor’s language', 'El idioma del visitante', 'La langue du visiteur', 'Sprache des Besuchers'),
}

const exampleName = words('Name', 'Nombre', 'Nom', 'Name')

export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: words('Site settings', 'Ajustes del sitio', 'Réglages du site', 'Website-Einstellungen'),
  access: openGlobal,
  admin: { group: groups.settings },
  versions: keptGlobalVersions,
  hooks: shownGlobal('site-settings'),
  fields: [
    {
      ...plainText('brandName', words('Name of the shop', 'Nombre de la tienda', 'Nom de la boutique', 'Name des Shops'), {
        required: true,
      }),
      defaultValue: 'Hostfront',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      defaultValue: defaultSupportAddress,
      label: words('Support e-mail', 'Correo de soporte', 'E-mail de l’assistance', 'Support-E-Mail'),
    },
    {
      ...plainText(
        'defaultCurrency',
        words('Currency shown first', 'Moneda mostrada primero', 'Devise affichée d’abord', 'Zuerst gezeigte Währung'),
        { required: true },
      ),
      defaultValue: 'USD',
      admin: pickedFrom('currencies'),
    },
    // M7.
    select(
      'priceLocale',
      words('Prices are written in', 'Formato de los precios', 'Format des prix', 'Schreibweise der Preise'),
      priceLocales,
      { defaultValue: 'en-US' },
    ),
    // S5.
    checkbox(
      'preselectRecommended',
      words(
        'Tick recommended add-ons beforehand',
        'Marcar de antemano los complementos recomendados',
        'Cocher d’avance les options recommandées',
        'Empfohlene Zusatzleistungen vorab ankreuzen',
      ),
      {
        defaultValue: true,
        description: words(
          'Where the law wants more than a ticked box (a billing address in the EU, the EEA or the United Kingdom), the checkout has the buyer confirm them by name and price, or take them out. Clear this to tick none for anybody.',
          'Donde la ley exige más que una casilla marcada (dirección de facturación en la UE, el EEE o el Reino Unido), el pago pide al comprador que los confirme por nombre y precio, o que los quite. Desmárquelo para no marcar ninguno a nadie.',
          'Là où la loi exige plus qu’une case cochée (adresse de facturation dans l’UE, l’EEE ou au Royaume-Uni), la caisse les fait confirmer à l’acheteur, avec leur nom et leur prix, ou les laisse retirer. Décochez pour n’en cocher aucune à personne.',
          'Wo das Gesetz mehr verlangt als ein angekreuztes Feld (Rechnungsadresse in der EU, im EWR oder im Vereinigten Königreich), lässt die Kasse sie mit Namen und Preis bestätigen oder herausnehmen. Ohne diesen Haken wird bei niemandem etwas angekreuzt.',
        ),
      },
    ),
    // §7: off by default.
    checkbox(
      'refreshSections',
      words(
        'Refresh the sections of open pages every five minutes',
        'Actualizar cada cinco minutos las secciones de las páginas abiertas',
        'Actualiser toutes les cinq minutes les sections des pages ouvertes',
        'Abschnitte offener Seiten alle fünf Minuten auffrischen',
      ),
      {
        defaultValue: sectionDataRefresh.enabledByDefault,
      },
    ),
    bankDetails,
    {
      name: 'placeholderNames',
      type: 'array',
      label: words('Example names', 'Nombres de ejemplo', 'Noms d’exemple', 'Beispielnamen'),
      labels: { singular: exampleName, plural: words('Names', 'Nombres', 'Noms', 'Namen') },
      admin: {
        ...namedRows({ kind: exampleName, titles: ['name'] }),
        description: words(
          'Shown in empty search fields and on plates.',
          'Se muestran en los buscadores vacíos y en las placas.',
          'Affichés dans les champs de recherche vides et sur les plaques.',
          'Erscheinen in leeren Suchfeldern und auf Schildern.',
        ),
      },
      fields: [{ name: 'name', type: 'text', required: true, label: exampleName }],
    },
  ],
}
