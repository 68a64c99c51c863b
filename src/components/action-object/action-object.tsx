import { useLocale } from 'next-intl'
import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'

/** French puts a narrow no-break space before a colon; escaped to be visible. */
const frenchColon = '\u202f: '

/** Names a button's object for screen readers: "Add to cart: Shared Basic". */
export const ActionObject = ({ children }: { readonly children: string }) => {
  const colon = useLocale() === 'fr' ? frenchColon : ': '
  return <VisuallyHidden>{`${colon}${children}`}</VisuallyHidden>
}
