import type { GlobalConfig } from 'payload'
import { sectionDataRefresh } from '@/lib/config/limits'
import { defaultSupportAddress } from '@/lib/config/support-address'
import { pickedFrom } from '@/payload/admin/picker/source'
import { requireTwoSteps } from '@/payload/mfa/fields'
import { rows } from '@/payload/fields/rows'
import { checkbox } from '@/payload/fields/numbers'
import { bankDetails, firstCurrencies, demoNotice, statusPage } from '@/payload/fields/settings'
import { plainText } from '@/payload/fields/sales'
import { seller } from '@/payload/fields/seller'
import { select } from '@/payload/fields/selects'
import { followRequirement, requireOwnFirst } from '@/payload/mfa/ask-second-step'
import { words } from '@/payload/words'
import { shownSettings } from './shown-settings'

const priceLocales = {
  'en-US': words({ en: 'US English, as the specification says', es: 'Inglés estadounidense', fr: 'Anglais américain', de: 'US-Englisch' }),
  visitor: words({ en: 'The visitor’s language', es: 'El idioma del visitante', fr: 'La langue du visiteur', de: 'Sprache des Besuchers' }),
}

const exampleName = words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' })

const shown = shownSettings('site-settings', 'settings')

export const siteSettings: GlobalConfig = {
  ...shown,
  hooks: {
    ...shown.hooks,
    beforeChange: [requireOwnFirst],
    afterChange: [...(shown.hooks.afterChange ?? []), followRequirement],
  },
  label: words({ en: 'Site settings', es: 'Ajustes del sitio', fr: 'Réglages du site', de: 'Website-Einstellungen' }),
  fields: [
    {
      ...plainText(
        'brandName',
        words({ en: 'Name of the shop', es: 'Nombre de la tienda', fr: 'Nom de la boutique', de: 'Name des Shops' }),
        { required: true },
      ),
      defaultValue: 'Hostfront',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      defaultValue: defaultSupportAddress,
      label: words({ en: 'Support email', es: 'Correo de soporte', fr: 'Mail de l’assistance', de: 'Support-E-Mail' }),
    },
    {
      ...plainText(
        'defaultCurrency',
        words({ en: 'Currency shown first', es: 'Moneda mostrada primero', fr: 'Devise affichée d’abord', de: 'Zuerst gezeigte Währung' }),
        { required: true },
      ),
      defaultValue: 'USD',
      admin: pickedFrom('currencies'),
    },
    firstCurrencies,
    // M7
    select(
      'priceLocale',
      words({ en: 'Prices are written in', es: 'Formato de los precios', fr: 'Format des prix', de: 'Schreibweise der Preise' }),
      priceLocales,
      { defaultValue: 'en-US' },
    ),
    // S5
    checkbox(
      'preselectRecommended',
      words({
        en: 'Tick recommended add-ons beforehand',
        es: 'Marcar de antemano los complementos recomendados',
        fr: 'Cocher d’avance les options recommandées',
        de: 'Empfohlene Zusatzleistungen vorab ankreuzen',
      }),
      {
        defaultValue: true,
        description: words({
          en: 'On English pages with prices other than euros and pounds. Where the law asks for more than a ticked box (a billing address in the EU, the EEA or the United Kingdom), the buyer confirms them by name and price at the checkout, or removes them. Clear this to tick none for anyone.',
          es: 'En páginas en inglés con precios que no sean en euros ni libras. Donde la ley exige más que una casilla marcada (dirección de facturación en la UE, el EEE o el Reino Unido), el pago pide al comprador que los confirme por nombre y precio, o que los quite. Desmárquelo para no marcar ninguno a nadie.',
          fr: 'Sur les pages en anglais dont les prix ne sont ni en euros ni en livres. Là où la loi exige plus qu’une case cochée (adresse de facturation dans l’UE, l’EEE ou au Royaume-Uni), le paiement les fait confirmer à l’acheteur, avec leur nom et leur prix, ou les laisse retirer. Décochez pour n’en cocher aucune à personne.',
          de: 'Auf englischen Seiten mit Preisen, die nicht in Euro oder Pfund sind. Wo das Gesetz mehr verlangt als ein angekreuztes Feld (Rechnungsadresse in der EU, im EWR oder im Vereinigten Königreich), lässt die Kasse sie mit Namen und Preis bestätigen oder herausnehmen. Ohne diesen Haken wird bei niemandem etwas angekreuzt.',
        }),
      },
    ),
    // §7: off by default
    checkbox(
      'refreshSections',
      words({
        en: 'Refresh the sections of open pages every five minutes',
        es: 'Actualizar cada cinco minutos las secciones de las páginas abiertas',
        fr: 'Actualiser toutes les cinq minutes les sections des pages ouvertes',
        de: 'Abschnitte offener Seiten alle fünf Minuten auffrischen',
      }),
      { defaultValue: sectionDataRefresh.enabledByDefault },
    ),
    demoNotice,
    statusPage,
    seller,
    bankDetails,
    requireTwoSteps,
    rows(
      'placeholderNames',
      {
        kind: exampleName,
        plural: words({ en: 'Names', es: 'Nombres', fr: 'Noms', de: 'Namen' }),
        label: words({ en: 'Example names', es: 'Nombres de ejemplo', fr: 'Noms d’exemple', de: 'Beispielnamen' }),
        description: words({
          en: 'Shown as examples in empty search fields and in the pictures of the pages.',
          es: 'Se muestran como ejemplo en los buscadores vacíos y en las imágenes de las páginas.',
          fr: 'Affichés en exemple dans les champs de recherche vides et dans les images des pages.',
          de: 'Erscheinen als Beispiele in leeren Suchfeldern und in den Bildern der Seiten.',
        }),
        titles: ['name'],
      },
      [{ name: 'name', type: 'text', required: true, label: exampleName }],
    ),
  ],
}
