/** The interface icons in use, so that a new one is a decision and not an accident. */
export {
  ArrowRight,
  Check,
  ChevronDown,
  Copy,
  Download,
  Plus,
  Printer,
  RotateCw as AskAgain,
  ShoppingCart as Cart,
  X as Close,
} from 'lucide'
