import type { ServerComponentProps } from 'payload'
import { thumbnailOf } from '@/cms/admin/thumbnail'
import { pageBlocks } from '@/cms/blocks'
import { sayLabel } from '@/cms/translations/say-label'
import { translate } from '@/cms/words'
import { RecipePicker, type OfferedRecipe } from './recipe-picker.client'
import { recipeWords } from './recipe-words'
import { recipes } from './recipes'

type RecipeFieldProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'operation' | 'permissions'>

/** Over the form of a page that is not there yet: what it may begin with. */
export const RecipeField = ({ data, i18n, operation }: RecipeFieldProps) => {
  if (operation !== 'create' || data['id'] !== undefined) return null
  const say = (text: Parameters<typeof translate>[1]) => translate({ i18n }, text)
  const offered = recipes.map(({ name, title, purpose, sections }): OfferedRecipe => ({
    name,
    title: say(title),
    purpose: say(purpose),
    sections: sections.map(({ blockType }) => {
      const label = pageBlocks.find(({ slug }) => slug === blockType)?.labels?.singular
      return { picture: thumbnailOf(blockType), name: typeof label === 'object' ? sayLabel({ i18n }, label) : blockType }
    }),
  }))
  const texts = {
    heading: say(recipeWords.heading),
    intro: say(recipeWords.intro),
    begin: say(recipeWords.begin),
    lost: say(recipeWords.lost),
  }
  return <RecipePicker recipes={offered} texts={texts} />
}
