import { currencyElement } from './currency-element'

interface CurrencyStylesProps {
  readonly codes: readonly string[]
  /** Shown where `html[data-currency]` is not set, or is not one of `codes`. */
  readonly defaultCode: string
}

const isCode = (code: string) => /^[A-Z]{3}$/.test(code)

/** The rules that show one currency of every `Price`. Belongs in the root layout's head. */
export const CurrencyStyles = ({ codes, defaultCode }: CurrencyStylesProps) => {
  const known = codes.filter(isCode)
  const otherwise = known.includes(defaultCode) ? defaultCode : (known[0] ?? '')
  const chosen = known.map((code) => `html[data-currency='${code}'] ${currencyElement(code)}`)
  const noneChosen = `html${known.map((code) => `:not([data-currency='${code}'])`).join('')} ${currencyElement(otherwise)}`
  return <style>{`${known.map(currencyElement).join(',')}{display:none}${[...chosen, noneChosen].join(',')}{display:inline}`}</style>
}
