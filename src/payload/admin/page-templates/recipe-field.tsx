import type { ServerComponentProps } from 'payload'
import { thumbnailOf } from '@/payload/admin/sketch'
import { pageBlocks } from '@/payload/blocks'
import { translateLabel } from '@/payload/admin/translations/units'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { RecipePicker, type OfferedRecipe } from './recipe-picker.client'
import { recipes } from './recipes'

type RecipeFieldProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'operation' | 'permissions'>

export const RecipeField = ({ data, i18n, operation }: RecipeFieldProps) => {
  if (operation !== 'create' || data['id'] !== undefined) return null
  const say = (text: Parameters<typeof translate>[1]) => translate({ i18n }, text)
  const offered = recipes.map(({ name, title, purpose, sections }): OfferedRecipe => ({
    name,
    title: say(title),
    purpose: say(purpose),
    sections: sections.map(({ blockType }) => {
      const label = pageBlocks.find(({ slug }) => slug === blockType)?.labels?.singular
      return { picture: thumbnailOf(blockType), name: typeof label === 'object' ? translateLabel({ i18n }, label) : blockType }
    }),
  }))
  const texts = {
    heading: say(words('pageTemplates.recipe.heading')),
    intro: say(words('pageTemplates.recipe.intro')),
    begin: say(words('pageTemplates.recipe.begin')),
    lost: say(words('pageTemplates.recipe.lost')),
  }
  return <RecipePicker recipes={offered} texts={texts} />
}
