import { publishedContent } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { checkbox, demo, position, wholeNumber } from '@/payload/fields/numbers'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { words, labelsOf } from '@/payload/words'

export const testimonials = defineCollection({
  slug: 'testimonials',
  access: publishedContent,
  versions: 'drafts',
  shown: true,
  adds: ['translations', 'used-in', 'undescribed-pictures'],
  defaultSort: 'order',
  trash: true,
  labels: labelsOf('testimonials', ['singular', 'plural']),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'order', 'rating', 'verified', 'demo', '_status'],
    listSearchableFields: ['name', 'company', 'domain'],
    description: words('testimonials.about'),
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: words('testimonials.name.label') },
    localizedText('role', words('testimonials.role.label'), { required: true }),
    { name: 'company', type: 'text', required: true, label: words('testimonials.company.label') },
    localizedTextarea('content', words('testimonials.content.label'), {
      required: true,
      maxLength: 1000,
    }),
    wholeNumber('rating', words('testimonials.rating.label'), {
      required: true,
      least: 1,
      most: 5,
      defaultValue: 5,
    }),
    {
      name: 'domain',
      type: 'text',
      label: words('testimonials.domain.label'),
      admin: {
        description: words('testimonials.domain.description'),
      },
    },
    localizedText('industry', words('testimonials.industry.label')),
    {
      name: 'companySize',
      type: 'text',
      label: words('testimonials.companySize.label'),
    },
    { name: 'avatar', type: 'upload', relationTo: 'media', label: words('testimonials.avatar.label') },
    checkbox('verified', words('testimonials.verified.label'), { isInSidebar: true }),
    position,
    demo,
  ],
})
