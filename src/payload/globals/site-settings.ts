import { sectionDataRefresh } from '@/lib/config/limits'
import { defaultSupportAddress } from '@/lib/outbox/outbox'
import { defineGlobal } from '@/payload/define-collection'
import { pickedFrom } from '@/payload/admin/picker/source'
import { requireTwoSteps } from '@/payload/mfa/fields'
import { rows } from '@/payload/fields/rows'
import { checkbox } from '@/payload/fields/numbers'
import { apiOrigins, bankDetails, firstCurrencies, demoNotice, searchSynonyms, statusPage } from '@/payload/fields/settings'
import { plainText } from '@/payload/fields/sales'
import { adminsOnly, openGlobal } from '@/payload/access/rules'
import { seller } from '@/payload/fields/seller'
import { select } from '@/payload/fields/selects'
import { followRequirement, requireOwnFirst } from '@/payload/mfa/ask-second-step'
import { words, labelsOf } from '@/payload/words'

const priceLocales = labelsOf('siteSettings.priceLocales', ['en-US', 'visitor'])

const exampleName = words('siteSettings.exampleName')

export const siteSettings = defineGlobal({
  slug: 'site-settings',
  label: words('siteSettings.label'),
  access: openGlobal,
  shown: true,
  adds: ['translations', 'picks'],
  hooks: { beforeChange: [requireOwnFirst], afterChange: [followRequirement] },
  fields: [
    {
      ...plainText('brandName', words('siteSettings.brandName.label'), { required: true }),
      defaultValue: 'Hostfront',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      defaultValue: defaultSupportAddress,
      label: words('siteSettings.supportEmail.label'),
    },
    {
      ...plainText('defaultCurrency', words('siteSettings.defaultCurrency.label'), { required: true }),
      defaultValue: 'USD',
      admin: pickedFrom('currencies'),
    },
    firstCurrencies,
    // Number format of prices (M7).
    select('priceLocale', words('siteSettings.priceLocale.label'), priceLocales, { defaultValue: 'en-US' }),
    // Preselects recommended add-ons (S5).
    checkbox('preselectRecommended', words('siteSettings.preselectRecommended.label'), {
      defaultValue: true,
      description: words('siteSettings.preselectRecommended.description'),
    }),
    // Off by default (§7).
    checkbox('refreshSections', words('siteSettings.refreshSections.label'), { defaultValue: sectionDataRefresh.enabledByDefault }),
    demoNotice,
    statusPage,
    searchSynonyms,
    adminsOnly(seller),
    adminsOnly(bankDetails),
    requireTwoSteps,
    apiOrigins,
    rows(
      'placeholderNames',
      {
        kind: exampleName,
        plural: words('siteSettings.placeholderNames.plural'),
        label: words('siteSettings.placeholderNames.label'),
        description: words('siteSettings.placeholderNames.description'),
        titles: ['name'],
      },
      [{ name: 'name', type: 'text', required: true, label: exampleName }],
    ),
  ],
})
