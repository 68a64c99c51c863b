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
  const chosen = known.map((code) => `html[data-currency='${code}'] [data-currency='${code}']`)
  const noneChosen = `html${known.map((code) => `:not([data-currency='${code}'])`).join('')} [data-currency='${otherwise}']`
  return <style>{`body [data-currency]{display:none}${[...chosen, noneChosen].join(',')}{display:inline}`}</style>
}
