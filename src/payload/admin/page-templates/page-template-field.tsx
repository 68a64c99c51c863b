import type { ServerComponentProps } from 'payload'
import { thumbnailOf } from '@/payload/admin/sketch'
import { pageBlocks } from '@/payload/blocks'
import { translateLabel } from '@/payload/admin/translations/units'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { PageTemplatePicker, type OfferedTemplate } from './page-template-picker.client'
import { pageTemplates } from './page-templates'

type PageTemplateFieldProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'operation' | 'permissions'>

export const PageTemplateField = ({ data, i18n, operation }: PageTemplateFieldProps) => {
  if (operation !== 'create' || data['id'] !== undefined) return null
  const say = (text: Parameters<typeof translate>[1]) => translate({ i18n }, text)
  const offered = pageTemplates.map(({ name, title, purpose, sections }): OfferedTemplate => ({
    name,
    title: say(title),
    purpose: say(purpose),
    sections: sections.map(({ blockType }) => {
      const label = pageBlocks.find(({ slug }) => slug === blockType)?.labels?.singular
      return { picture: thumbnailOf(blockType), name: typeof label === 'object' ? translateLabel({ i18n }, label) : blockType }
    }),
  }))
  const texts = {
    heading: say(words('pageTemplates.picker.heading')),
    intro: say(words('pageTemplates.picker.intro')),
    begin: say(words('pageTemplates.picker.begin')),
    lost: say(words('pageTemplates.picker.lost')),
  }
  return <PageTemplatePicker templates={offered} texts={texts} />
}
