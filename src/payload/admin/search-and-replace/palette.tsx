import { groupsFor } from '@/payload/admin/menu/entries'
import { entriesOf, type MenuProps } from '@/payload/admin/menu/menu'
import { translate } from '@/payload/translate'
import { TextPalette } from './text-palette.client'

/** The search of the header, with the screens that the reader's menu offers. */
export const Palette = (props: MenuProps) => {
  const { payload, i18n, req } = props
  const entries = (req ? groupsFor({ req }) : []).flatMap((group) => entriesOf(props, group))
  const screens = entries.map(({ path, label }) => ({
    label: translate({ i18n }, label),
    address: `${payload.config.routes.admin}${path}`,
  }))
  return <TextPalette screens={screens} />
}
