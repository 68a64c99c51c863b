interface PerCurrencyProps {
  /** A text for each currency; the page shows the chosen currency's. */
  readonly texts: Readonly<Record<string, string>>
}

/** A sentence with amounts in it, once per currency (ADR 005). */
export const PerCurrency = ({ texts }: PerCurrencyProps) =>
  Object.entries(texts).map(([code, text]) => (
    <span key={code} data-currency={code}>
      {text}
    </span>
  ))
