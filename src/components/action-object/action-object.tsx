import { useLocale } from 'next-intl'
import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'

/** Before a colon French sets a narrow space that does not break; written as an escape, since nobody can see it. */
const frenchColon = '\u202f: '

/** What a button acts on, for whoever hears it without seeing what it stands beside: "Add to cart: Shared Basic". */
export const ActionObject = ({ children }: { readonly children: string }) => {
  const colon = useLocale() === 'fr' ? frenchColon : ': '
  return <VisuallyHidden>{`${colon}${children}`}</VisuallyHidden>
}
