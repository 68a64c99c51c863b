import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { type ShownAmounts, Price } from './price'

/** List price, struck through; its label ("Instead of") is read out before it. */
export const OriginalPrice = ({ amounts, label }: { readonly amounts: ShownAmounts; readonly label: string | undefined }) => (
  <>
    {label ? <VisuallyHidden>{label} </VisuallyHidden> : null}
    <Price amounts={amounts} look="struck" />
  </>
)
