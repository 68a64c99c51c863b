interface CurrencyStylesProps {
  /** In the order in which every amount says them. */
  readonly codes: readonly string[]
  /** Shown where `html[data-currency]` is not set, or is not one of `codes`. */
  readonly defaultCode: string
}

const isCode = (code: string) => /^[A-Z]{3}$/.test(code)

const each = ':is(.price,.per-currency)>i'

/**
 * The rules that show one currency of every `Price`, by its place: a page has thousands of these elements, so they have neither
 * class nor code. Belongs in the root layout's head.
 */
export const CurrencyStyles = ({ codes, defaultCode }: CurrencyStylesProps) => {
  const placed = codes.map((code, index) => ({ code, place: `${each}:nth-child(${index + 1})` })).filter(({ code }) => isCode(code))
  const otherwise = placed.find(({ code }) => code === defaultCode) ?? placed[0]
  const chosen = placed.map(({ code, place }) => `html[data-currency=${code}] ${place}`)
  const none = `html${placed.map(({ code }) => `:not([data-currency=${code}])`).join('')}`
  return <style>{`${each}{display:none}${[...chosen, `${none} ${otherwise?.place ?? each}`].join(',')}{display:inline}`}</style>
}
