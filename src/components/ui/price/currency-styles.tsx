interface CurrencyStylesProps {
  /** In the order of every amount. */
  readonly codes: readonly string[]
  /** Shown if `html[data-currency]` is unset or not one of `codes`. */
  readonly defaultCode: string
}

const isCode = (code: string) => /^[A-Z]{3}$/.test(code)

const each = ':is(.price,.per-currency)>i'

/**
 * Rules that show one currency of every `Price` by position: a page has thousands of these elements, so they carry no class. Belongs
 * in the root layout's head.
 */
export const CurrencyStyles = ({ codes, defaultCode }: CurrencyStylesProps) => {
  const placed = codes.map((code, index) => ({ code, place: `${each}:nth-child(${index + 1})` })).filter(({ code }) => isCode(code))
  const otherwise = placed.find(({ code }) => code === defaultCode) ?? placed[0]
  const chosen = placed.map(({ code, place }) => `html[data-currency=${code}] ${place}`)
  const none = `html${placed.map(({ code }) => `:not([data-currency=${code}])`).join('')}`
  return <style>{`${each}{display:none}${[...chosen, `${none} ${otherwise?.place ?? each}`].join(',')}{display:inline}`}</style>
}
