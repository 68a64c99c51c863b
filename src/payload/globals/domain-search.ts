import { openGlobal } from '@/payload/access/rules'
import { defineGlobal } from '@/payload/define-collection'
import { pickedFrom } from '@/payload/admin/picker/source'
import { rows } from '@/payload/fields/rows'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { wholeNumber } from '@/payload/fields/numbers'
import { words } from '@/payload/words'

const extension = words('domainSearch.extension')

export const domainSearch = defineGlobal({
  slug: 'domain-search',
  access: openGlobal,
  shown: true,
  adds: ['translations', 'picks'],
  label: words('domainSearch.label'),
  fields: [
    localizedText('heading', words('domainSearch.heading.label'), { required: true, maxLength: 160 }),
    localizedTextarea('intro', words('domainSearch.intro.label'), { maxLength: 500 }),
    localizedText('placeholder', words('domainSearch.placeholder.label'), { maxLength: 80 }),
    localizedText('noResults', words('domainSearch.noResults.label'), { maxLength: 200 }),
    localizedText('addonsHeading', words('domainSearch.addonsHeading.label'), { maxLength: 120 }),
    localizedTextarea('addonsIntro', words('domainSearch.addonsIntro.label'), { maxLength: 300 }),
    wholeNumber('maxResults', words('domainSearch.maxResults.label'), { required: true, least: 1, most: 50, defaultValue: 10 }),
    rows(
      'popularExtensions',
      {
        kind: extension,
        plural: words('domainSearch.popularExtensions.plural'),
        label: words('domainSearch.popularExtensions.label'),
        description: words('domainSearch.popularExtensions.description'),
        titles: ['extension'],
      },
      [{ name: 'extension', type: 'text', required: true, label: extension, admin: pickedFrom('extensions') }],
    ),
  ],
})
